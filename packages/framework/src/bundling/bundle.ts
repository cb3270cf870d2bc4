import { fileURLToPath } from 'node:url'
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type Rolldown,
} from 'vite'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { findPackageJSON, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { optionalLibraries } from '../server/optional-libraries.ts'

/**
 * Bundles a module with its imports, and returns the code.
 *
 * @param input - path or package name of the module
 * @param config - Vite configuration, in addition to the defaults
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
        // By default, Vite removes the exports of entries.
        preserveEntrySignatures: 'strict',
        // `use client` directives have no meaning in a bundle.
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
    throw new Error(`${input} emits ${output[1]?.fileName}, but the bundle must be a single file`)
  return output[0].code
}

/**
 * Bundles and minifies a browser script that is not part of the application.
 *
 * @param name - path of the module in `src/` without its extension, or an export of another package
 */
export async function bundleScript(name: string, format: 'iife' | 'es'): Promise<string> {
  const isOurs = !name.startsWith('@')
  const path = `../${name}.${isFromSource ? 'ts' : 'js'}`
  const code = await bundle(isOurs ? fileURLToPath(new URL(path, import.meta.url)) : name, {
    root: import.meta.dirname,
    resolve: {
      conditions: [...sourceConditions, ...toProductionConditions(defaultClientConditions)],
    },
    build: { target: 'es2022', rolldownOptions: { output: { format } } },
  })
  return code.trim()
}

/** Returns the configuration of a self-contained server bundle, including its dependencies. */
function createServerBundleConfig(
  target: 'node' | 'webworker',
  conditions: readonly string[] = toProductionConditions(defaultServerConditions),
): InlineConfig {
  const resolve = {
    conditions: [...sourceConditions, ...conditions],
    // Includes the `browser` fields of packages, by which axios replaces its Node adapter.
    ...(target === 'webworker' && { mainFields: ['browser', 'module', 'main'] }),
  }
  return { resolve, ssr: { noExternal: true, target, resolve }, build: { ssr: true } }
}

/** Returns the conditions for production, even if `NODE_ENV` differs during the build. */
function toProductionConditions(conditions: readonly string[]): string[] {
  return conditions.map((name) => (name === 'development|production' ? 'production' : name))
}

/** Adds the `node:` prefix to Node's modules, which workers require. */
const addNodePrefix: Plugin = {
  name: 'milepost:node-modules',
  enforce: 'pre',
  resolveId: (id) =>
    isBuiltin(id) ? { id: `node:${id.replace(/^node:/, '')}`, external: true } : undefined,
}

/**
 * Bundles a built site for worker runtimes, as `worker/worker.js` in the build folder.
 *
 * @param folder - folder of the application
 * @param entry - file of the application that calls `createWorker`
 * @param buildFolder - folder of the built site
 */
export async function bundleWorker(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const conditions = ['workerd', 'worker', 'browser', 'module', 'import', 'default']
  const code = await bundle(entry, {
    ...createServerBundleConfig('webworker', conditions),
    root: folder,
    plugins: [addNodePrefix],
    // Workers have no `import.meta.url`, but libraries pass it to `createRequire`.
    define: { 'import.meta.url': '"file:///worker.js"' },
    build: { ssr: true, target: 'es2024', minify: true },
  })
  const file = join(buildFolder, 'worker/worker.js')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
}

/** Excludes optional modules from the bundle, because they are separate files. */
const keepOptionalModulesSeparate: Plugin = {
  name: 'milepost:separate-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@milepost\/server\/(?:open-telemetry|redis)$/ },
    handler: (id) => ({ id: `./${id.split('/').at(-1)}.js`, external: true }),
  },
}

/**
 * Bundles an application's server for Node, with its dependencies, as `serve.js`. If their libraries are installed, optional
 * modules are separate files: `open-telemetry.js`, `redis.js` and `card-thread.js`, with the renderer and fonts of share
 * cards.
 *
 * @param folder - folder of the application
 * @param entry - file of the application that calls `serve`
 * @param buildFolder - folder of the built site
 */
export async function bundleServer(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const write = async (name: string, input: string, plugins: Plugin[] = []) => {
    const config: InlineConfig = {
      ...createServerBundleConfig('node'),
      root: folder,
      plugins,
      // Not minified, for readable stack traces in logs.
      build: { ssr: true, target: 'node24', minify: false },
    }
    await writeFile(join(buildFolder, name), await bundle(input, config))
  }
  await Promise.all([
    write('serve.js', entry, [keepOptionalModulesSeparate]),
    ...Object.keys(optionalLibraries).map((name) => bundleOptional(name, write, buildFolder)),
    ...bundleCards(write, buildFolder),
  ])
}

type WriteBundle = (name: string, input: string) => Promise<void>

/** Bundles an optional module of `@milepost/server`. Removes its file if the libraries are not installed. */
async function bundleOptional(
  name: string,
  write: WriteBundle,
  buildFolder: string,
): Promise<void> {
  const module = import.meta.resolve(`@milepost/server/${name}`)
  try {
    for (const library of optionalLibraries[name] ?? []) findPackageJSON(library, module)
  } catch {
    return rm(join(buildFolder, `${name}.js`), { force: true })
  }
  await write(`${name}.js`, fileURLToPath(module))
}

/** Bundles the share card thread. Removes its file if the renderer is not installed. */
function bundleCards(write: WriteBundle, buildFolder: string): Promise<unknown>[] {
  let renderer: string
  try {
    renderer = fileURLToPath(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'))
  } catch {
    return [rm(join(buildFolder, 'card-thread.js'), { force: true })]
  }
  return [
    write(
      'card-thread.js',
      resolvePackageFile(`../elsewhere/share-card/card-thread.${isFromSource ? 'ts' : 'js'}`),
    ),
    copyPath(renderer, join(buildFolder, 'card-renderer.wasm')),
    copyPath(resolvePackageFile('../../fonts'), join(buildFolder, 'card-fonts')),
  ]
}

/** Resolves a file of this package relative to this module. */
function resolvePackageFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

async function copyPath(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true })
}

/** Whether the framework runs from its sources, as in this repository, rather than from the published package. */
export const isFromSource = import.meta.url.endsWith('.ts')

/** Additional export conditions to resolve Milepost's packages. */
export const sourceConditions: readonly string[] = isFromSource ? ['@milepost/source'] : []
