/**
 * Serves the site on a workers runtime, from the same build. Settings come from the bindings, by the same
 * names as Node's environment variables; `ASSETS` is bound to the folder of built browser files.
 */
import type { ServerBuild } from 'react-router'
import { consoleLines, createLogWriter } from '@milepost/server'
import { type AssetFolder, createWorker } from '@milepost/server/worker'
// @ts-ignore -- there is a build when this file is bundled; type checking does not ask for one
import * as router from '../build/server/index.js'
import { readSiteEnvironment } from '../src/config/site-environment.ts'
import { createAnswersHost } from './answers-host.ts'
import { createSiteOptions } from './create-site-options.ts'
import { productionRenderer } from './production-renderer.ts'
import { readTenant } from './read-tenant.ts'
import { tenantFrames } from './tenant-frames.ts'

type Bindings = Readonly<Record<string, string | undefined>> & { ASSETS: AssetFolder }

export default createWorker<Bindings>(
  async ({ ASSETS: _assets, ...variables }, { cache, background }) => {
    const tenant = await readTenant(variables)
    const environment = readSiteEnvironment({ ...variables, NODE_ENV: 'production' })
    return createSiteOptions({
      environment,
      renderer: productionRenderer(router as ServerBuild, environment, {
        expirePages: (what) => cache.expire(what),
        now: () => new Date(),
        background,
      }),
      answersHost: createAnswersHost(tenant, environment.origin),
      frameAncestors: tenantFrames(tenant),
      log: createLogWriter(environment.log, consoleLines),
    })
  },
)
