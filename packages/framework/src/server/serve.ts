import type { ServerBuild } from 'react-router'
import { productionRenderer } from './site-renderer.ts'
import { startServer } from './start-server.ts'

interface ServeOptions {
  /** Exports of the router's build of the application: `import * as build from './build/server/index.js'`. */
  build: unknown
  /** Absolute path of the build's client files, `build/client`. */
  clientFolder: string
}

/**
 * Serves a built site on Node until the process is asked to end; settings come from the environment
 * (docs/configuration.md). It keeps no state but caches, so any number may are side by side. What is wrong with the
 * settings, or with the port, is said once, and the process ends.
 */
export async function serve({ build, clientFolder }: ServeOptions): Promise<void> {
  await startServer(
    { ...process.env, NODE_ENV: 'production' },
    {
      clientFolder,
      setUpRender: (environment, _server, options, log) => ({
        renderer: productionRenderer(build as ServerBuild, environment, { ...options, log }),
      }),
      // A separate file, loaded only if the settings need it.
      openTelemetry: () => import('@milepost/server/open-telemetry'),
      redis: () => import('@milepost/server/redis'),
    },
  )
}
