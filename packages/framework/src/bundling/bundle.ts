import { fileURLToPath } from 'node:url'
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  mergeConfig,
  type Rolldown,
} from 'vite'
import { isFromSource, kitConditions } from './is-from-source.ts'

/**
 * Returns one module as text, bundled by Vite with everything that it imports.
 *
 * @param input - path or package name of the module
 * @param config - added to the configuration of the build
 */
export async function bundle(input: string, config: InlineConfig): Promise<string> {
  const defaults: InlineConfig = {
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { codeSplitting: false },
        // Vite removes the exports of entries.
        preserveEntrySignatures: 'strict',
        // `use client` has no meaning in a bundle.
        onLog: (level, log, write) =>
          log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : write(level, log),
      },
    },
  }
  const built = (await build(mergeConfig(defaults, config))) as
    | Rolldown.RolldownOutput
    | Rolldown.RolldownOutput[]
  const { output } = Array.isArray(built) ? (built[0] as Rolldown.RolldownOutput) : built
  if (output.length > 1)
    throw new Error(`${input} needs ${output[1]?.fileName}, which a bundle cannot contain`)
  return output[0].code
}

/**
 * Returns a script for browsers that is not part of the application, minified.
 *
 * @param name - path of its module in `src/` without the extension, or of an export of another package
 */
export async function bundleScript(name: string, format: 'iife' | 'es'): Promise<string> {
  const isOurs = !name.startsWith('@')
  const path = `../${name}.${isFromSource ? 'ts' : 'js'}`
  const code = await bundle(isOurs ? fileURLToPath(new URL(path, import.meta.url)) : name, {
    root: import.meta.dirname,
    resolve: { conditions: [...kitConditions, ...production(defaultClientConditions)] },
    build: { target: 'es2022', rolldownOptions: { output: { format } } },
  })
  return code.trim()
}

/** Configuration of a bundle that has everything that a server needs, libraries included. */
export function serverBundle(
  target: 'node' | 'webworker',
  conditions: readonly string[] = production(defaultServerConditions),
): InlineConfig {
  const resolve = {
    conditions: [...kitConditions, ...conditions],
    // With the `browser` fields of packages, by which axios replaces its adapter for Node.
    ...(target === 'webworker' && { mainFields: ['browser', 'module', 'main'] }),
  }
  return { resolve, ssr: { noExternal: true, target, resolve }, build: { ssr: true } }
}

/** Bundles are for production, even if `NODE_ENV` says otherwise while they are built. */
function production(conditions: readonly string[]): string[] {
  return conditions.map((name) => (name === 'development|production' ? 'production' : name))
}
