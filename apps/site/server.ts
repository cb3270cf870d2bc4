/** Serves the built site on Node. The build bundles this file to `build/serve.js`. */
import { join } from 'node:path'
import { serve } from '@milepost/framework/node'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as build from './build/server/index.js'

await serve({ build, clientFolder: join(import.meta.dirname, 'client') })
