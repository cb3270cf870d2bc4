import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { sourceCondition } from './source-condition.ts'

export interface BundleSizeOptions {
  /** The package's folder; `./src/…` in the sources is below it. */
  root: string
  /** Source code of modules with the imports to measure. */
  sources: readonly string[]
  /** esbuild plugins that the sources need, for example for styles. */
  plugins?: Plugin[]
}

/** Cost of an import in an application. */
export interface BundleSize {
  /**
   * Size of the script in bytes after brotli at quality 11, without React and dynamic imports.
   */
  brotliBytes: number
  /** Bundled packages, sorted. */
  packages: string[]
}

/**
 * Bundles imports as an application would, minified for browsers, and measures each bundle.
 *
 * @returns sizes in the order of the sources
 */
export async function bundleSizes({
  root,
  sources,
  plugins = [],
}: BundleSizeOptions): Promise<BundleSize[]> {
  const entries: Plugin = {
    name: 'entries',
    setup(build) {
      build.onResolve({ filter: /^\d+$/ }, ({ path }) => ({ path, namespace: 'entry' }))
      build.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path }) => ({
        contents: sources[Number(path)] ?? '',
        resolveDir: root,
        loader: 'ts',
      }))
    },
  }
  const { outputFiles, metafile } = await build({
    // A single build compiles style sheets only once.
    entryPoints: sources.map((_, index) => ({ in: `${index}`, out: `${index}` })),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    conditions: [sourceCondition],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [entries, leftForLater, ...plugins],
    write: false,
    outdir: 'out',
    metafile: true,
    logLevel: 'silent',
  })
  return sources.map((_, index) => {
    const script = outputFiles.find(({ path }) => path.endsWith(`/${index}.js`))
    const compressed = brotliCompressSync(script?.contents ?? '', {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    })
    const inputs = Object.keys(metafile.outputs[`out/${index}.js`]?.inputs ?? {})
    const packages = new Set(inputs.flatMap((path) => packageOf(path)))
    return { brotliBytes: compressed.length, packages: [...packages].toSorted() }
  })
}

/** Excludes dynamic imports, which are not part of the initial load. */
const leftForLater: Plugin = {
  name: 'left for later',
  setup: (build) => {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

function packageOf(path: string): string[] {
  const ours = /^\.\.\/(\w+)\/src\//.exec(path)?.[1]
  if (ours !== undefined) return [`@milepost/${ours}`]
  if (!path.includes('node_modules/')) return []
  const [first = '', second = ''] = path.split('node_modules/').at(-1)?.split('/') ?? []
  return [first.startsWith('@') ? `${first}/${second}` : first]
}
