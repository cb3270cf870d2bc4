import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * After a build: makes the list of routes small, compresses the files for browsers, and bundles the application's `server.ts` and `worker.ts` where
 * there are such files.
 */
export function finishBuild(): Plugin {
  return {
    name: 'milepost:finish-build',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config: { root }, environments: { client } }) {
        if (client === undefined) return
        const clientFolder = resolve(root, client.config.build.outDir)
        const buildFolder = dirname(clientFolder)
        const [server, worker] = [join(root, 'server.ts'), join(root, 'worker.ts')]
        // Only now: type generation and other readers of the configuration need not have them.
        const [{ slimManifest }, { precompress }, { bundleServer }, { bundleWorker }] =
          await Promise.all([
            import('./slim-manifest.ts'),
            import('./precompress.ts'),
            import('./bundle-server.ts'),
            import('./bundle-worker.ts'),
          ])
        await slimManifest(clientFolder)
        await precompress(clientFolder)
        if (existsSync(server)) await bundleServer(root, server, buildFolder)
        if (existsSync(worker)) await bundleWorker(root, worker, buildFolder)
      },
    },
  }
}
