import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { sourceCondition } from './source-condition.ts'

export interface BundleSizeOptions {
  /** The package's folder; `./src/…` in the source is below it. */
  root: string
  /** A module that imports what is measured. */
  source: string
  /** What the sources need to be read, such as styles. */
  plugins?: Plugin[]
}

/** What an application would load for an import. */
export interface BundleSize {
  /**
   * The script's bytes after brotli at its best (11), without React and without what is imported
   * dynamically.
   */
  brotliBytes: number
  /** The packages that came along. */
  packages: string[]
}

/** Bundles an import as an application would, minified for browsers, and weighs it. */
export async function bundleSize({
  root,
  source,
  plugins = [],
}: BundleSizeOptions): Promise<BundleSize> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
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
    plugins: [leftForLater, ...plugins],
    write: false,
    outdir: 'out',
    metafile: true,
    logLevel: 'silent',
  })
  const script = outputFiles.find(({ path }) => path.endsWith('.js'))
  const compressed = brotliCompressSync(script?.contents ?? '', {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  const used = Object.entries(metafile.outputs)
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([, { inputs }]) => Object.keys(inputs))
  return { brotliBytes: compressed.length, packages: [...new Set(used.flatMap(packageOf))] }
}

/** What is imported dynamically is no part of what is loaded at once. */
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
