import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InlineConfig, Plugin } from 'vite'
import { bundle, serverBundle } from './bundle.ts'
import { optionalLibraries } from '../server/optional-libraries.ts'
import { isFromSource } from './is-from-source.ts'

/** Leaves modules that only some settings need in files of their own. */
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

/** A file of this package, by its place beside this module. */
function ownFile(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

async function copyTo(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to, { recursive: true })
}
