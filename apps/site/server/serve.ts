/**
 * Serves the built site on Node. `npm run build` bundles it with everything it needs: `node build/serve.js`,
 * settings from the environment (docs/configuration.md). It keeps no state but caches, so any number may
 * stand side by side.
 */
import type { ServerBuild } from 'react-router'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as router from '../build/server/index.js'
import { productionRenderer } from './production-renderer.ts'
import { startServer } from './start-server.ts'

await startServer(
  { ...process.env, NODE_ENV: 'production' },
  {
    setUpRender: (environment, _server, options) => ({
      renderer: productionRenderer(router as ServerBuild, environment, options),
    }),
    // A file of its own, which is read only where the settings ask for it.
    openTelemetry: () => import('@milepost/server/open-telemetry'),
  },
)
