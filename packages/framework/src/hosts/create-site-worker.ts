import { consoleLines, createLogWriter } from '@milepost/server'
import { type AssetFolder, createWorker as createServerWorker } from '@milepost/server/worker'
import type { ServerBuild } from 'react-router'
import { readSiteEnvironment } from '../config/site-environment.ts'
import { problemLine } from '../telemetry/problem-line.ts'
import { createAnswersHost } from './answers-host.ts'
import { createExpirePages } from './create-expire-pages.ts'
import { createSiteOptions } from './create-site-options.ts'
import { productionRenderer } from './production-renderer.ts'
import { readTenant } from './read-tenant.ts'
import { tenantFrames } from './tenant-frames.ts'

/** The settings, by the names of Node's environment variables, and the folder of built browser files. */
export type WorkerBindings = Readonly<Record<string, string | undefined>> & { ASSETS: AssetFolder }

/**
 * Serves a built site on a workers runtime: what it gives is the module's default export.
 *
 * @param options.build - what the router's build of the application exports
 */
export function createWorker({ build }: { build: unknown }) {
  return createServerWorker<WorkerBindings>(
    async ({ ASSETS: _assets, ...variables }, { cache, background }) => {
      const tenant = await readTenant(variables)
      const environment = readSiteEnvironment({ ...variables, NODE_ENV: 'production' })
      const log = createLogWriter(environment.log, consoleLines)
      return createSiteOptions({
        environment,
        renderer: productionRenderer(build as ServerBuild, environment, {
          expirePages: createExpirePages(environment, cache, {
            background,
            onError: (error) =>
              log.problem(problemLine(error, { level: 'warn', nowMs: Date.now() })),
          }),
          now: () => new Date(),
          background,
          log,
        }),
        answersHost: createAnswersHost(tenant, environment.origin),
        frameAncestors: tenantFrames(tenant),
        log,
      })
    },
  )
}
