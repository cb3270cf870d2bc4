import {
  type InvalidationChannel,
  type LastGoodStore,
  type RateLimitStore,
  type LogWriter,
  getMonotonicTime,
  type SharedReads,
  type Telemetry,
  type TextStore,
} from '@milepost/server'
import { lastGoodFormatVersion, getSiteStoreName } from './site-settings.ts'
import { join } from 'node:path'
import { createLastGoodStore, createProcessLog, createFolderTextStore } from '@milepost/server/node'
import type * as OpenTelemetryModule from '@milepost/server/open-telemetry'
import type * as RedisModule from '@milepost/server/redis'
import type { SiteEnvironment } from '../base/site-environment.ts'
import { getBuildId } from './site-build.ts'
import { loadOptionalModule } from './optional-libraries.ts'
import { formatError } from '../base/log-problem.server.ts'

/** Optional modules, which are imported only if the settings require them. */
export interface OptionalModuleLoaders {
  /** Imports OpenTelemetry metrics and traces. */
  openTelemetry: () => Promise<Pick<typeof OpenTelemetryModule, 'createOpenTelemetry'>>
  /** Imports rate limits, invalidations and stores over Redis. */
  redis: () => Promise<
    Pick<
      typeof RedisModule,
      'createRedisRateLimits' | 'createRedisInvalidation' | 'createRedisTextStores'
    >
  >
}

/** Resources that the sites of a process share. */
interface ProcessParts {
  /** Telemetry and its settings; undefined if disabled. */
  readonly telemetry:
    | {
        settings: SiteEnvironment['telemetry']
        made: ReturnType<typeof OpenTelemetryModule.createOpenTelemetry>
      }
    | undefined
  /** Creates the resources of a site. */
  readonly getSiteParts: (environment: SiteEnvironment) => SiteParts
  /** Logs a warning of the process. */
  readonly warn: (error: Error) => void
  /** Flushes pending writes, and closes the connections. */
  readonly stop: () => Promise<void>
}

export interface SiteParts {
  readonly log: LogWriter
  readonly telemetry: Telemetry | undefined
  readonly invalidations: InvalidationChannel | undefined
  readonly lastGood: LastGoodStore | undefined
  readonly sharedReads: SharedReads | undefined
  readonly limitStore: RateLimitStore | undefined
}

/**
 * Creates the resources that the sites of a process share, as the settings require. Does not wait for connections.
 *
 * @param options.clientFolder - folder of the build's client files; undefined in development
 * @param options.isShared - whether there are several sites, so that log lines and metrics contain the site's key
 */
export async function startProcessParts(
  environment: SiteEnvironment,
  modules: OptionalModuleLoaders,
  { isShared, clientFolder }: { isShared: boolean; clientFolder: string | undefined },
): Promise<ProcessParts> {
  const { redisUrl: url, lastGood: place, telemetry: settings } = environment
  const logOf = createProcessLog(environment.log, environment.logLevel)
  const ofProcess = logOf()
  const onProblem = createWarningLogger(ofProcess)
  const isMeasured = settings.metrics || settings.otlpEndpoint !== undefined
  const telemetry = isMeasured
    ? {
        settings,
        made: (
          await loadOptionalModule(
            'open-telemetry',
            settings.metrics ? 'METRICS' : 'OTEL_EXPORTER_OTLP_ENDPOINT',
            modules.openTelemetry,
          )
        ).createOpenTelemetry(settings, {
          onError: onProblem,
          now: Date.now,
        }),
      }
    : undefined
  const build = url === undefined ? '' : await getBuildId(clientFolder)
  const redis =
    url === undefined
      ? undefined
      : { url, ...(await loadOptionalModule('redis', 'REDIS_URL', modules.redis)) }
  const invalidations = redis?.createRedisInvalidation({ url: redis.url, onProblem })
  const limits = redis?.createRedisRateLimits({ url: redis.url, onProblem })
  const redisStores =
    place === 'redis' ? redis?.createRedisTextStores({ url: redis.url }) : undefined
  const stores: LastGoodStore[] = []

  function textsOf({ site, lastGood }: SiteEnvironment, of: string): TextStore | undefined {
    if (lastGood === undefined) return undefined
    return lastGood === 'redis'
      ? redisStores?.forPrefix(`milepost:last-good:${site}:${of}:`)
      : createFolderTextStore(join(lastGood.folder, `${site}-${of}`))
  }

  return {
    telemetry,
    warn: onProblem,
    getSiteParts(site) {
      const log = isShared ? logOf({ site: site.site }) : ofProcess
      const texts = textsOf(site, getSiteStoreName(site))
      const lastGood =
        texts &&
        createLastGoodStore({
          texts,
          version: lastGoodFormatVersion,
          now: getMonotonicTime,
          onProblem: createWarningLogger(log),
        })
      if (lastGood) stores.push(lastGood)
      const siteName = `${site.site}:${new URL(site.origin).host}`
      const shared = invalidations?.forChannel(
        `milepost:news:${siteName}`,
        `${getSiteStoreName(site)}:${build}`,
      )
      return {
        log,
        lastGood,
        telemetry: isShared ? telemetry?.made.forSite(site.site) : telemetry?.made.telemetry,
        invalidations: shared,
        sharedReads: shared?.reads,
        limitStore: limits?.forSite(`milepost:limits:${siteName}`),
      }
    },
    async stop() {
      await Promise.all([
        ...stores.map((store) => store.stop()),
        invalidations?.stop(),
        limits?.stop(),
      ])
      await redisStores?.stop()
    },
  }
}

function createWarningLogger(log: LogWriter): (error: Error) => void {
  return (error) => log.problem(formatError(error, { level: 'warn', nowMs: Date.now() }))
}
