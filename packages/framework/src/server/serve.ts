import type { ServerBuild } from 'react-router'
import { createProductionRenderer } from './create-site-options.ts'
import { startServer } from './start-server.ts'

interface ServeOptions {
  /** Exports of the router's server build: `import * as build from './build/server/index.js'`. */
  build: unknown
  /** Absolute path of the build's client files, `build/client`. */
  clientFolder: string
}

/**
 * Serves a built site on Node until the process receives SIGTERM or SIGINT, with settings from environment variables
 * (docs/configuration.md). The process is stateless apart from caches, so any number of them can run side by side. On an
 * invalid setting or an unavailable port, logs the problem and exits.
 */
export async function serve({ build, clientFolder }: ServeOptions): Promise<void> {
  await startServer(
    { ...process.env, NODE_ENV: 'production' },
    {
      clientFolder,
      setUpRender: (environment, _server, options, log) => ({
        renderer: createProductionRenderer(build as ServerBuild, environment, { ...options, log }),
      }),
      // Separate files of the bundle, loaded only if the settings require them.
      openTelemetry: () => import('@milepost/server/open-telemetry'),
      redis: () => import('@milepost/server/redis'),
    },
  )
}
