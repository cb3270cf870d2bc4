import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin'
import { build } from 'esbuild'

/**
 * Bundles what an application would load for an import, minified for browsers, without React.
 *
 * @param source - a module that imports from `./src`
 * @returns bytes of the script after brotli at its best (11), and the packages that came along
 */
export async function bundleSize(
  source: string,
): Promise<{ brotliBytes: number; packages: string[] }> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: source,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    conditions: ['@milepost/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [vanillaExtractPlugin({ identifiers: 'short', outputCss: false })],
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
  const packages = used.flatMap((path) => {
    const ours = /^\.\.\/(\w+)\/src\//.exec(path)?.[1]
    const theirs = path.split('node_modules/').at(-1)?.split('/')[0]
    if (ours !== undefined) return [`@milepost/${ours}`]
    return path.includes('node_modules/') && theirs !== undefined ? [theirs] : []
  })
  return { brotliBytes: compressed.length, packages: [...new Set(packages)] }
}
