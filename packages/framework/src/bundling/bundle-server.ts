import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type BuildOptions, type Plugin } from 'esbuild'
import { isFromSource, kitConditions } from './is-from-source.ts'

/** Leaves what only some settings ask for in files of their own. */
const apart: Plugin = {
  name: 'apart',
  setup(builder) {
    builder.onResolve(
      { filter: /^@milepost\/server\/(?:open-telemetry|redis)$/ },
      ({ kind, path }) =>
        kind === 'dynamic-import'
          ? { path: `./${path.split('/').at(-1)}.js`, external: true }
          : undefined,
    )
  },
}

/**
 * Bundles an application's server for Node with everything it needs, `serve.js`. Beside it are what measures and traces,
 * `open-telemetry.js`, and what tells other processes what is old, `redis.js`, which the server reads only when it is told
 * to, and the thread that draws share cards, `card-thread.js` with its renderer and fonts, if the renderer is installed.
 *
 * @param folder - the application's
 * @param entry - the application's own file, which calls `serve`
 * @param buildFolder - where the built site is, and where the two files are written
 */
export async function bundleServer(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  const options: BuildOptions = {
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    target: 'node24',
    platform: 'node',
    conditions: [...kitConditions],
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Packages in the older format ask for Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    // Written out: an error in a log says where it is.
    logLevel: 'warning',
  }
  await Promise.all([
    build({
      ...options,
      entryPoints: [entry],
      outfile: join(buildFolder, 'serve.js'),
      plugins: [apart],
    }),
    build({
      ...options,
      entryPoints: [fileURLToPath(import.meta.resolve('@milepost/server/open-telemetry'))],
      outfile: join(buildFolder, 'open-telemetry.js'),
      mainFields: ['module', 'main'],
    }),
    build({
      ...options,
      entryPoints: [fileURLToPath(import.meta.resolve('@milepost/server/redis'))],
      outfile: join(buildFolder, 'redis.js'),
    }),
    ...bundleCards(options, buildFolder),
  ])
}

/** Bundles the thread that draws share cards, or removes that of an earlier build if the renderer isn't installed now. */
function bundleCards(options: BuildOptions, buildFolder: string): Promise<unknown>[] {
  let renderer: string
  try {
    renderer = fileURLToPath(import.meta.resolve('@takumi-rs/wasm/takumi_wasm_bg.wasm'))
  } catch {
    return [rm(join(buildFolder, 'card-thread.js'), { force: true })]
  }
  return [
    build({
      ...options,
      entryPoints: [ownFile(`../share-card/card-thread.${isFromSource ? 'ts' : 'js'}`)],
      outfile: join(buildFolder, 'card-thread.js'),
    }),
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
