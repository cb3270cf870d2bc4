import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { kitConditions } from './is-from-source.ts'

/** Workers know Node's modules by their whole names only. */
const nodeModules: Plugin = {
  name: 'node-modules',
  setup(builder) {
    const names = new RegExp(
      `^(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`,
    )
    builder.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, external: true }))
    builder.onResolve({ filter: names }, ({ path }) => ({ path: `node:${path}`, external: true }))
  },
}

/**
 * Bundles a built site for workers runtimes: `worker/worker.js` in the folder of the build.
 *
 * @param folder - the application's
 * @param entry - the application's own file, which calls `createWorker`
 * @param buildFolder - where the built site is
 */
export async function bundleWorker(
  folder: string,
  entry: string,
  buildFolder: string,
): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: [entry],
    outfile: join(buildFolder, 'worker/worker.js'),
    bundle: true,
    format: 'esm',
    target: 'es2024',
    // With the `browser` fields of packages, by which axios replaces its adapter for Node.
    platform: 'browser',
    conditions: [...kitConditions, 'workerd', 'worker', 'browser', 'import', 'default'],
    plugins: [nodeModules],
    define: {
      'process.env.NODE_ENV': '"production"',
      // A worker's modules have no address; what asks for one wants a place to require Node's modules from.
      'import.meta.url': '"file:///worker.js"',
    },
    minify: true,
    logLevel: 'warning',
  })
}
