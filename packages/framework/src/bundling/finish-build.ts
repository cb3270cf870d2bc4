import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundleServer } from './bundle-server.ts'
import { bundleWorker } from './bundle-worker.ts'
import { precompress } from './precompress.ts'

/**
 * After a build: compresses the files for browsers, and bundles the application's `server.ts` and `worker.ts` where
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
        await precompress(clientFolder)
        if (existsSync(server)) await bundleServer(root, server, buildFolder)
        if (existsSync(worker)) await bundleWorker(root, worker, buildFolder)
      },
    },
  }
}
