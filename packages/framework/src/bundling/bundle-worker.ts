import { mkdir, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { bundle, serverBundle } from './bundle.ts'

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
