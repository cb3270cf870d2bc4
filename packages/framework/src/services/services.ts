import {
  type RenderFacts,
  createInvalidator,
  createReadCache,
  getCurrentRequest,
  type InvalidatedKeys,
  type InvalidateReads,
  type InvalidationChannel,
  type LastGoodStore,
  limitEntries,
  noTelemetry,
  createReadObserver,
  type ReadCache,
  type SharedReads,
  type Telemetry,
  type WaitUntil,
} from '@milepost/server'
import { isTotalsRead } from '../base/read-key.ts'
import {
  type ContentClient,
  type ContentSource,
  createContentClient,
  type DesignConfig,
  type SliceSchemas,
  createPrismicSource,
} from '@milepost/content'
import { createPlatform } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { LRUCache } from 'lru-cache'
import { type CardTools, createShareCards, type ShareCards } from './share-cards.ts'
import { logProblem } from '../base/log-problem.server.ts'
import { withImageSizes } from './image-resizer.ts'
import {
  customPlatform,
  getPlatformEnvironment,
  type SiteEnvironment,
} from '../base/site-environment.ts'
import { EnvironmentError } from '../base/variables.ts'
import { type OptionalRoute, findUnsupportedRoutes } from '../base/optional-routes.ts'
import {
  createGivingDay,
  type GivingDay,
  formatGivingDayStep,
  isRateLimited,
  withGivingDayFreshness,
} from './giving-day.ts'
import { createSiteStatus, type SiteStatusRecorder } from './site-status.ts'
import type { SiteLanguage } from '../base/site-language.ts'

/** Wraps a read cache so that it records the time of the oldest totals. */
export function recordOldestTotals(
  reads: ReadCache,
  facts: Pick<RenderFacts, 'oldestTotalsMs'>,
): ReadCache {
  return {
    async read(key, options, load) {
      const reading = await reads.read(key, options, load)
      if (isTotalsRead(options)) {
        facts.oldestTotalsMs = Math.min(facts.oldestTotalsMs ?? Infinity, reading.asOf.getTime())
      }
      return reading
    },
    invalidate: (what, beforeMs) => reads.invalidate(what, beforeMs),
  }
}

/** Calls `fetch` with the trace context of the current request. */
function fetchWithTrace(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const traceparent = getCurrentRequest()?.traceparent
  if (traceparent === undefined) return fetch(input, init)
  // Not by `instanceof Request`, because the server replaces the global class.
  const own = typeof input === 'object' && 'headers' in input ? input.headers : {}
  const headers = new Headers(init?.headers ?? own)
  headers.set('traceparent', traceparent)
  return fetch(input, { ...init, headers })
}

/** Upstreams and shared state for loaders. Created once per process and site. */
export interface Services {
  readonly environment: SiteEnvironment
  readonly content: ContentClient
  readonly reads: ReadCache
  /** State of giving-day mode, which reduces requests to the platform. */
  readonly givingDay: GivingDay
  /** Status of the platform and the CMS, derived from recent reads. */
  readonly status: Pick<SiteStatusRecorder, 'getStatus'>
  readonly now: () => Date
  /** Sends the submissions of editor-defined forms. */
  readonly fetch: typeof globalThis.fetch
  /** Returns the application's custom platform, otherwise the configured platform for a variant of the platform slice. */
  readonly platformFor: (variant: string) => PlatformAdapter
  /** Whether the application provides a custom platform. */
  readonly hasCustomPlatform: boolean
  /** Invalidates platform data and the pages that depend on it, in all processes. */
  readonly invalidate: InvalidateReads
  /** Recent donations that have caused an invalidation. */
  readonly seenDonations: LRUCache<string, true>
  /** Optional parts that the application excludes, or that its platform does not support. */
  readonly excludedRoutes: readonly OptionalRoute[]
  /** Default design of the application; undefined if there is none. */
  readonly theme?: DesignConfig | undefined
  /** Languages of the application, the main one first; empty if it defines none. */
  readonly languages: readonly SiteLanguage[]
  /** Language of the requested page; undefined if the application defines none. */
  readonly language: SiteLanguage | undefined
  /** Share card images; undefined if disabled. */
  readonly shareCards: ShareCards | undefined
  /** Services in the main language; undefined if these services already use it. */
  readonly inMainLanguage?: Services
}

/** Fraction of a read's timeout that its first attempt may take. The rest is for the retry. */
const firstAttemptShare = 0.8

/** Maximum number of donations to remember, so that reloading a receipt does not invalidate anything. */
const maxRememberedDonations = 5000

export interface ServicesOptions {
  /** Invalidates pages that depend on these reads. */
  invalidatePages: (what: InvalidatedKeys) => void
  now: () => Date
  /** Monotonic clock for ages and delays, in ms since the Unix epoch. @default `now` */
  clock?: () => number
  background?: WaitUntil
  telemetry?: Telemetry
  /** Schemas of the application's custom slices. @default none */
  slices?: SliceSchemas
  /** Creates the content source; undefined for the configured CMS. @default the configured CMS */
  content?: ((environment: SiteEnvironment) => ContentSource | undefined) | undefined
  /** Creates the custom platform; undefined for the configured platform. @default the configured platform */
  platform?: ((environment: SiteEnvironment) => PlatformAdapter | undefined) | undefined
  /** Whether the application also provides its platform in the browser. @default false */
  platformInBrowser?: boolean
  /** Optional parts that the application excludes. @default [] */
  excludedRoutes?: readonly OptionalRoute[]
  /** Optional parts with custom routes, which the platform need not support. @default [] */
  ownParts?: readonly OptionalRoute[]
  /** Default design of the application. @default none */
  theme?: DesignConfig
  /** Languages of the application, the main one first. @default [] */
  languages?: readonly SiteLanguage[]
  /** Channel for invalidations between the site's processes. @default none */
  invalidations?: InvalidationChannel | undefined
  /** Maximum memory for the read cache, in bytes. @default 48 MB */
  readCacheBytes?: number | undefined
  /** Maximum memory for share cards, in bytes. @default 40 MB */
  shareCardBytes?: number | undefined
  /** Store of last known good values that outlives the process. @default none */
  lastGood?: LastGoodStore | undefined
  /** Shares reads between the site's processes. @default each process reads for itself */
  sharedReads?: SharedReads | undefined
  /** Minimum time between upstream calls for the same key, in ms. @default 0 */
  readPauseMs?: number
  /** Returns the event loop utilisation since the last call, from 0 to 1. @default load is ignored */
  utilisation?: (() => number) | undefined
  /** Returns the tools for share cards; undefined if their renderer is not installed. @default no share cards */
  cardTools?: (() => CardTools | undefined) | undefined
}

/**
 * Creates the services of a site in a process.
 *
 * @throws EnvironmentError if the settings require a custom platform or content source, and the application provides none
 */
export function createServices(
  environment: SiteEnvironment,
  {
    invalidatePages,
    now,
    clock = () => now().getTime(),
    background,
    telemetry = noTelemetry,
    slices,
    content,
    platform: ownPlatform,
    platformInBrowser: inBrowser = false,
    excludedRoutes = [],
    ownParts = [],
    theme,
    languages = [],
    invalidations,
    lastGood,
    sharedReads,
    readPauseMs,
    readCacheBytes,
    shareCardBytes,
    cardTools,
    utilisation,
  }: ServicesOptions,
): Services {
  const platforms = new Map<string, PlatformAdapter>()
  const own = ownPlatform?.(environment)
  const notOfOwn =
    own === undefined
      ? []
      : findUnsupportedRoutes(own, { inBrowser }).filter((part) => !ownParts.includes(part))
  if (own === undefined && environment.platform.environment === customPlatform) {
    throw new EnvironmentError(
      `PLATFORM_ENVIRONMENT is "${customPlatform}", but "platform" in app/site.server.ts returns none.`,
    )
  }
  const nowMs = () => now().getTime()
  const allExcludedRoutes = [...new Set([...excludedRoutes, ...notOfOwn])]
  const observe = createReadObserver(telemetry)
  const tools = allExcludedRoutes.includes('shareCards') ? undefined : cardTools?.()
  const givingDay = createGivingDay({
    setting: environment.givingDay,
    now: clock,
    utilisation,
    onStep: (taken) => logProblem(formatGivingDayStep(taken), 'warn'),
  })
  const status = createSiteStatus(nowMs, { clock, givingDay })
  telemetry.watchGivingDay(() => givingDay.status().step)
  const allReads = createReadCache({
    now: nowMs,
    clock,
    observe(observed) {
      observe(observed)
      status.record(observed)
      if (isRateLimited(observed.error)) givingDay.recordRateLimit()
    },
    lastGood,
    shared: sharedReads,
    pauseMs: readPauseMs,
    ...(readCacheBytes === undefined ? {} : { maxBytes: readCacheBytes }),
    ...(background === undefined ? {} : { background }),
  })
  const reads = withGivingDayFreshness(allReads, givingDay)
  const expireReads = createInvalidator({ reads, invalidatePages, now: clock, background })
  invalidations?.subscribe(expireReads)
  const source = content?.(environment) ?? createConfiguredSource(environment)
  const hasResizer = environment.imageResizer !== undefined && source.fetchMedia !== undefined
  const traced = environment.telemetry.tracesServices ? { fetch: fetchWithTrace } : {}
  return {
    environment,
    content: createContentClient({
      source: hasResizer ? withImageSizes(source) : source,
      slices,
    }),
    reads,
    givingDay,
    status,
    now,
    fetch: (...request) => fetch(...request),
    platformFor(variant) {
      const known = own ?? platforms.get(variant)
      if (known) return known
      const configured = createPlatform({
        environment: getPlatformEnvironment(environment, variant),
        apiKey: environment.platform.apiKey,
        ...traced,
        timeoutMs: firstAttemptShare * environment.readTimeoutMs,
        deadlineMs: environment.readTimeoutMs,
        retries: 1,
      })
      const platform = createDefaultAdapter(configured)
      platforms.set(variant, platform)
      return platform
    },
    hasCustomPlatform: own !== undefined,
    invalidate(what, changedMs) {
      expireReads(what, changedMs)
      invalidations?.publish(what, changedMs)
    },
    seenDonations: new LRUCache(limitEntries(maxRememberedDonations)),
    excludedRoutes: allExcludedRoutes,
    theme,
    languages,
    language: languages[0],
    shareCards:
      tools &&
      createShareCards({
        tools,
        maxBytes: shareCardBytes,
        now: clock,
        onProblem: (error) =>
          logProblem(new Error('Cannot render a share card', { cause: error }), 'warn'),
      }),
  }
}

/**
 * Creates the content source that the settings configure.
 *
 * @throws EnvironmentError if they require a custom source
 */
export function createConfiguredSource({
  content: { source, endpoint, accessToken },
  readTimeoutMs,
  telemetry,
}: SiteEnvironment): ContentSource {
  if (source === 'own') {
    throw new EnvironmentError(
      'CONTENT_SOURCE is "own", but "content" in app/site.server.ts returns no content source.',
    )
  }
  return createPrismicSource({
    endpoint,
    accessToken,
    timeoutMs: readTimeoutMs,
    ...(telemetry.tracesServices ? { fetch: fetchWithTrace } : {}),
  })
}
