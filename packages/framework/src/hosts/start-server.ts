import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { consoleLines, createLogWriter, type LastGoodStore, type LogWriter } from '@milepost/server'
import {
  createLastGoodStore,
  folderTexts,
  type NodeMiddleware,
  SettingError,
  serveNode,
} from '@milepost/server/node'
import type * as OpenTelemetryModule from '@milepost/server/open-telemetry'
import type * as RedisModule from '@milepost/server/redis'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../config/site-environment.ts'
import type { ServicesOptions } from '../services/services.ts'
import { problemLine } from '../telemetry/problem-line.ts'
import { createAnswersHost } from './answers-host.ts'
import { cardThreadFile } from './card-thread-file.ts'
import { createCardThread } from './create-card-thread.ts'
import { createExpirePages } from './create-expire-pages.ts'
import { createReadAsset } from './create-read-asset.ts'
import { createSiteOptions } from './create-site-options.ts'
import { readTenant } from './read-tenant.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { tenantFrames } from './tenant-frames.ts'

/** How pages come to be: from a build, or from the source while somebody edits it. */
export interface RenderSetup {
  renderer: SiteRenderer
  /** Asked before the site, while developing. */
  middleware?: NodeMiddleware
}

/** What this process brings of its own. */
export interface ServerParts {
  /** Where the browser's files lie; none while developing. */
  clientFolder?: string
  setUpRender: SetUpRender
  /** Loads what measures and traces. */
  openTelemetry: () => Promise<Pick<typeof OpenTelemetryModule, 'createOpenTelemetry'>>
  /** Loads what tells other processes what is old, and keeps last good values for all of them. */
  redis: () => Promise<Pick<typeof RedisModule, 'createRedisNews' | 'redisTexts'>>
}

export type SetUpRender = (
  environment: SiteEnvironment,
  server: Server,
  options: ServicesOptions,
) => RenderSetup | Promise<RenderSetup>

/**
 * Serves the site on Node until the process is asked to end. What is wrong with the settings, or with the
 * port, is said once, and the process ends.
 *
 * @param variables - the settings, by the names of docs/configuration.md
 */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
  { clientFolder, setUpRender, openTelemetry, redis }: ServerParts,
): Promise<void> {
  try {
    const environment = readSiteEnvironment(variables)
    const tenant = await readTenant(variables, (path) => readFile(path, 'utf8'))
    const log = createLogWriter(environment.log, consoleLines)
    const telemetry = await startTelemetry(environment, log, openTelemetry)
    const news = await startNews(environment, log, redis)
    const lastGood = await startLastGood(environment, log, redis)
    const { host, port, trustedProxies } = environment
    const shared = telemetry && { telemetry: telemetry.made.telemetry }
    await serveNode(
      {
        host,
        port,
        trustedProxies,
        telemetry,
        ...(clientFolder === undefined ? {} : { clientFolder }),
      },
      async ({ server, cache, ending }) => {
        ending.addEventListener('abort', () => {
          void news?.stop()
          void lastGood?.stop()
        })
        const { renderer, middleware } = await setUpRender(environment, server, {
          expirePages: createExpirePages(environment, cache),
          news,
          lastGood,
          now: () => new Date(),
          clock: () => performance.timeOrigin + performance.now(),
          cardTools: {
            draw: createCardThread(cardThreadFile()),
            readAsset: createReadAsset(clientFolder),
          },
          totalEvents: { ending, isLimited: environment.rateLimits },
          ...shared,
        })
        return {
          ...createSiteOptions({
            environment,
            renderer,
            answersHost: createAnswersHost(tenant, environment.origin),
            frameAncestors: tenantFrames(tenant),
            log,
            ...shared,
          }),
          middleware,
        }
      },
    )
  } catch (error) {
    console.error(said(error))
    process.exit(1)
  }
}

function said(error: unknown): unknown {
  if (error instanceof EnvironmentError) return error.message
  if (!(error instanceof SettingError)) return error
  return `The site cannot start:\n- ${error.message.replace('trustedProxies', 'TRUSTED_PROXIES')}`
}

/** Loads what measures and traces, where the settings ask for it. */
async function startTelemetry(
  { telemetry: settings }: SiteEnvironment,
  log: LogWriter,
  load: ServerParts['openTelemetry'],
) {
  if (!settings.metrics && settings.otlpEndpoint === undefined) return undefined
  const { createOpenTelemetry } = await load()
  const now = Date.now
  const made = createOpenTelemetry(settings, {
    onError: (error) => log.problem(problemLine(error, { level: 'warn', nowMs: now() })),
    now,
  })
  return { settings, made }
}

/** Connects to what tells other processes what is old, where the settings name it. The site does not wait for it. */
async function startNews(
  { redisUrl, site, origin }: SiteEnvironment,
  log: LogWriter,
  load: ServerParts['redis'],
) {
  if (redisUrl === undefined) return undefined
  const { createRedisNews } = await load()
  return createRedisNews({
    url: redisUrl,
    channel: `milepost:news:${site}:${new URL(origin).host}`,
    onProblem: (error) => log.problem(problemLine(error, { level: 'warn', nowMs: Date.now() })),
  })
}

/**
 * Of what reads give: to be raised when a value that is read has another form than before, so that no version of the kit is
 * given what it does not understand.
 */
const readingsVersion = '1'

/** Opens the place for what was read last: Redis where the settings name it, else a folder. The site does not wait for it. */
async function startLastGood(
  { redisUrl, lastGood, site, origin, platform }: SiteEnvironment,
  log: LogWriter,
  load: ServerParts['redis'],
): Promise<LastGoodStore | undefined> {
  if (lastGood === undefined) return undefined
  // Two sites, or staging and production, may have the same place.
  const namesake = [site, new URL(origin).host, platform.environment, platform.sandboxOrigin ?? '']
  const of = createHash('sha256').update(namesake.join(' ')).digest('hex').slice(0, 12)
  const texts =
    lastGood === 'redis'
      ? (await load()).redisTexts({
          url: redisUrl ?? '',
          prefix: `milepost:last-good:${site}:${of}:`,
        })
      : folderTexts(join(lastGood.folder, `${site}-${of}`))
  return createLastGoodStore({
    texts,
    version: readingsVersion,
    now: Date.now,
    onProblem: (error) => log.problem(problemLine(error, { level: 'warn', nowMs: Date.now() })),
  })
}
