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
import { isFromSource, kitConditions } from './is-from-source.ts'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { findPackageJSON, isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { optionalLibraries } from '../server/optional-libraries.ts'

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
function serverBundle(
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

/** Workers know Node's modules by their `node:` names only. */
const nodeModules: Plugin = {
  name: 'milepost:node-modules',
  enforce: 'pre',
  resolveId: (id) =>
    isBuiltin(id) ? { id: `node:${id.replace(/^node:/, '')}`, external: true } : undefined,
}

/**
 * Bundles a built site for workers runtimes: `worker/worker.js` in the folder of the build.
 *
 * @param folder - of the application
 * @param entry - the application's own file, which calls `createWorker`
 * @param buildFolder - folder of the built site
 */
export async function bundleWorker(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const conditions = ['workerd', 'worker', 'browser', 'module', 'import', 'default']
  const code = await bundle(entry, {
    ...serverBundle('webworker', conditions),
    root: folder,
    plugins: [nodeModules],
    // A worker's modules have no URL; libraries use it to create a `require` for Node's modules.
    define: { 'import.meta.url': '"file:///worker.js"' },
    build: { ssr: true, target: 'es2024', minify: true },
  })
  const file = join(buildFolder, 'worker/worker.js')
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, code)
}

/** Keeps modules that only some settings need in separate files. */
const separateModules: Plugin = {
  name: 'milepost:separate-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@milepost\/server\/(?:open-telemetry|redis)$/ },
    handler: (id) => ({ id: `./${id.split('/').at(-1)}.js`, external: true }),
  },
}

/**
 * Bundles an application's server for Node with everything it needs, `serve.js`. Modules that only some settings need are in
 * separate files, if their libraries are installed: `open-telemetry.js`, `redis.js`, and the thread that draws share cards,
 * `card-thread.js`, with its renderer and fonts.
 *
 * @param folder - of the application
 * @param entry - the application's own file, which calls `serve`
 * @param buildFolder - folder of the built site
 */
export async function bundleServer(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const write = async (name: string, input: string, plugins: Plugin[] = []) => {
    const config: InlineConfig = {
      ...serverBundle('node'),
      root: folder,
      plugins,
      // Not minified: stack traces in logs are readable.
      build: { ssr: true, target: 'node24', minify: false },
    }
    await writeFile(join(buildFolder, name), await bundle(input, config))
  }
  await Promise.all([
    write('serve.js', entry, [separateModules]),
    ...Object.keys(optionalLibraries).map((name) => bundleOptional(name, write, buildFolder)),
    ...bundleCards(write, buildFolder),
  ])
}

type Write = (name: string, input: string) => Promise<void>

/** Bundles a module of `@milepost/server`, or removes that of an earlier build if its libraries aren't installed now. */
async function bundleOptional(name: string, write: Write, buildFolder: string): Promise<void> {
  const module = import.meta.resolve(`@milepost/server/${name}`)
  try {
    for (const library of optionalLibraries[name] ?? []) findPackageJSON(library, module)
  } catch {
    return rm(join(buildFolder, `${name}.js`), { force: true })
  }
  await write(`${name}.js`, fileURLToPath(module))
}

/** Bundles the thread that draws share cards, or removes that of an earlier build if the renderer isn't installed now. */
function bundleCards(write: Write, buildFolder: string): Promise<unknown>[] {
  let renderer: string
  try {
    renderer = fileURLToPath(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'))
  } catch {
    return [rm(join(buildFolder, 'card-thread.js'), { force: true })]
  }
  return [
    write(
      'card-thread.js',
      ownFile(`../elsewhere/share-card/card-thread.${isFromSource ? 'ts' : 'js'}`),
    ),
    copyTo(renderer, join(buildFolder, 'card-renderer.wasm')),
    copyTo(ownFile('../../fonts'), join(buildFolder, 'card-fonts')),
  ]
}

/** Resolves a file of this package relative to this module. */
function ownFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true })
}
