import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { styleLayers } from '@milepost/config/style-layers'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'

/** Files that an application loads initially and on demand. */
export interface BundleSize {
  scriptBytes: number
  styleBytes: number
  /** Source files in the first script. */
  firstFiles: string[]
  /** Source files in scripts that are imported dynamically. */
  laterFiles: string[]
}

/**
 * Builds what an application would load, minified for browsers, without React.
 *
 * @param modules - name, starting with `app:`, to source; the first is the application's entry
 * @returns bytes of the first script and style sheet after brotli at its best (11)
 */
export async function bundleSize(modules: Record<string, string>): Promise<BundleSize> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    // A test runner's NODE_ENV would bring development's JSX.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['@milepost/source', 'module', 'browser'] },
    plugins: [
      vanillaExtractPlugin({ identifiers: 'short' }),
      styleLayers(),
      {
        name: 'application',
        enforce: 'pre',
        resolveId: (id, importer) => {
          if (id in modules) return id
          // Virtual modules import from the package's root.
          if (importer !== undefined && importer in modules && id.startsWith('./'))
            return `${root}${id.slice(2)}`
          return undefined
        },
        load: (id) => modules[id],
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: { app: Object.keys(modules)[0] ?? '' },
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom', 'react/jsx-runtime'],
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      first.add(next)
  const firstChunks = chunks.filter(({ fileName }) => first.has(fileName))
  const laterChunks = chunks.filter(({ fileName }) => !first.has(fileName))
  const firstStyles = new Set(
    firstChunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  const styles = output.filter(
    (file) => file.type === 'asset' && firstStyles.has(file.fileName),
  ) as Rolldown.OutputAsset[]
  return {
    scriptBytes: sum(firstChunks.map(({ code }) => compressed(code))),
    styleBytes: sum(styles.map(({ source }) => compressed(source))),
    firstFiles: filesIn(firstChunks, root),
    laterFiles: filesIn(laterChunks, root),
  }
}

function filesIn(chunks: readonly Rolldown.OutputChunk[], root: string): string[] {
  return chunks
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((path) => path.startsWith(root))
    .map((path) => path.slice(root.length))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function compressed(contents: string | Uint8Array): number {
  return brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
