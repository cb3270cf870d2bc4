/** Serves the built site on a workers runtime. The build bundles this file to `build/worker/worker.js`. */
import { createWorker } from '@milepost/framework/worker'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as build from './build/server/index.js'

export default createWorker({ build })
