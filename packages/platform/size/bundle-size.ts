import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'esbuild'

/**
 * Bundles what a browser would load for an import, minified.
 *
 * @param source - a module that imports from `./src`
 * @returns bytes after brotli at its best (11), and the packages of others that came along
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
    conditions: ['@milepost/source'],
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const compressed = brotliCompressSync(outputFiles[0]?.contents ?? '', {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  const packages = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((path) => path.includes('node_modules/'))
    .map((path) => path.split('node_modules/').at(-1)?.split('/')[0] ?? '')
  return { brotliBytes: compressed.length, packages: [...new Set(packages)] }
}
