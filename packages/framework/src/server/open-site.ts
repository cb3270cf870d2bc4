import type { Server } from 'node:http'
import { type LogWriter, monotonicNow } from '@milepost/server'
import type { NodeMiddleware, NodeParts, NodeSite, SiteTurns } from '@milepost/server/node'
import type { SiteEnvironment } from '../base/site-environment.ts'
import type { ServicesOptions } from '../services/services.ts'
import type { CardTools } from '../services/share-card.ts'
import { problemLine } from '../base/problem-line.ts'
import type { CacheShares } from './split-cache-memory.ts'
import { createHostCheck } from './create-host-check.ts'
import { createExpirePages } from './create-expire-pages.ts'
import { createSiteOptions } from './create-site-options.ts'
import type { SiteParts } from './process-parts.ts'
import type { SiteRenderer } from './site-renderer.ts'
import type { SiteSettings } from './site-settings.ts'
import { createLoadMeter } from './create-load-meter.ts'
import { tenantFrames } from './tenant-frames.ts'

/** On a giving day a total changes with each gift, many times a second: it is read once a second. In milliseconds. */
const readPauseMs = 1000

/** How pages come to be: from a build, or from the source while somebody edits it. */
export interface RenderSetup {
  renderer: SiteRenderer
  /** Middleware that answers before the site does, while developing. */
  middleware?: NodeMiddleware
}

/** @param log - where problems are written that no request has */
export type SetUpRender = (
  environment: SiteEnvironment,
  server: Server,
  options: ServicesOptions,
  log: LogWriter,
) => RenderSetup | Promise<RenderSetup>

export interface OpenSiteOptions extends SiteParts {
  readonly node: NodeParts
  readonly setUpRender: SetUpRender
  readonly cardTools: () => CardTools | undefined
  /** How much memory each of the site's caches may take. */
  readonly caches: CacheShares
  /** The site's turns to render: they bound how many renders wait for a slow platform. */
  readonly turns: SiteTurns
  /** Whether it is the only site of the process, and refuses foreign hosts itself. */
  readonly isAlone: boolean
}

/** Opens one site of the process, by its settings. */
export async function openSite(
  { environment, tenant }: SiteSettings,
  { node, setUpRender, cardTools, caches, turns, isAlone, ...parts }: OpenSiteOptions,
): Promise<NodeSite> {
  const { log, telemetry, news, lastGood, sharedReads, limitStore } = parts
  const { renderer, middleware } = await setUpRender(
    environment,
    node.server,
    {
      expirePages: createExpirePages(environment, node.cache, {
        onError: (error) => log.problem(problemLine(error, { level: 'warn', nowMs: Date.now() })),
      }),
      news,
      lastGood,
      sharedReads,
      readPauseMs,
      now: () => new Date(),
      clock: monotonicNow,
      cardTools,
      utilisation: createLoadMeter(),
      readCacheBytes: caches.reads,
      shareCardBytes: caches.cards,
      ...(telemetry && { telemetry }),
    },
    log,
  )
  return {
    ...createSiteOptions({
      environment,
      renderer,
      frameAncestors: tenantFrames(tenant),
      log,
      turns,
      limitStore,
      mediaBytes: caches.media,
      ...(isAlone ? { answersHost: createHostCheck(tenant, environment.origin) } : {}),
      ...(telemetry && { telemetry }),
    }),
    middleware,
  }
}
