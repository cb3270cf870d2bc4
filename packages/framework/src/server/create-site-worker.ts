import { consoleOutput, createLogWriter, getMonotonicTime } from '@milepost/server'
import {
  type AssetFolder,
  createLastGoodStore,
  createWorker as createServerWorker,
  type KeyValueStore,
  createKvTextStore,
} from '@milepost/server/worker'
import type { ServerBuild } from 'react-router'
import { readSiteEnvironment } from '../base/site-environment.ts'
import { formatError } from '../base/log-problem.server.ts'
import { createHostCheck } from './open-site.ts'
import { readTenant, getSiteStoreName, lastGoodFormatVersion } from './site-settings.ts'
import {
  createPageInvalidator,
  createSiteOptions,
  createProductionRenderer,
  getTenantFrameAncestors,
} from './create-site-options.ts'

/**
 * Bindings of the worker: settings by the names of the environment variables, the folder of client files, and an optional
 * key-value store for last known good values.
 */
export type WorkerBindings = Readonly<Record<string, unknown>> & {
  ASSETS: AssetFolder
  LAST_GOOD?: KeyValueStore
}

/**
 * Creates the worker of a built site, for the default export of the worker's module.
 *
 * @param options.build - exports of the router's server build
 */
export function createWorker({ build }: { build: unknown }) {
  return createServerWorker<WorkerBindings>(
    async ({ ASSETS: _assets, LAST_GOOD: store, ...bindings }, { cache, background }) => {
      const variables = getStringBindings(bindings)
      const tenant = await readTenant(variables)
      const environment = readSiteEnvironment({ ...variables, NODE_ENV: 'production' })
      const log = createLogWriter(environment.log, consoleOutput, {
        level: environment.logLevel,
      })
      const onError = (error: Error) =>
        log.problem(formatError(error, { level: 'warn', nowMs: Date.now() }))
      const lastGood =
        store &&
        createLastGoodStore({
          texts: createKvTextStore(
            store,
            `milepost:last-good:${environment.site}:${getSiteStoreName(environment)}:`,
          ),
          version: lastGoodFormatVersion,
          now: getMonotonicTime,
          onProblem: onError,
          background,
        })
      return createSiteOptions({
        environment,
        renderer: createProductionRenderer(build as ServerBuild, environment, {
          invalidatePages: createPageInvalidator(environment, cache, {
            background,
            onError,
          }),
          lastGood,
          now: () => new Date(),
          background,
          log,
        }),
        isServedHost: createHostCheck(tenant, environment.origin),
        frameAncestors: getTenantFrameAncestors(tenant),
        log,
      })
    },
  )
}

/** Returns the bindings that are settings. */
function getStringBindings(bindings: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(bindings).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}
