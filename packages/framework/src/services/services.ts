import {
  type AnswerFacts,
  createExpiry,
  createReadCache,
  currentRequest,
  type ExpiredKeys,
  type ExpireReads,
  type ExpiryNews,
  type LastGoodStore,
  limitEntries,
  noTelemetry,
  observeReads,
  type ReadCache,
  type SharedReads,
  type Telemetry,
  type WaitUntil,
} from '@milepost/server'
import { isFigureRead } from '../base/read-key.ts'
import {
  type ContentClient,
  type ContentSource,
  createContentClient,
  type DesignConfig,
  type SliceSchemas,
  prismicSource,
} from '@milepost/content'
import { createPlatform } from '@milepost/platform'
import { defaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { LRUCache } from 'lru-cache'
import { type CardTools, createShareCards, type ShareCards } from './share-cards.ts'
import { logProblem } from '../base/log-problem.server.ts'
import { withImageSizes } from './image-resizer.ts'
import {
  EnvironmentError,
  ownEnvironment,
  platformEnvironment,
  type SiteEnvironment,
} from '../base/site-environment.ts'
import { type OptionalRoute, partsMissingOnPlatform } from '../base/optional-routes.ts'
import {
  createGivingDay,
  type GivingDay,
  givingDaySentence,
  isRateLimited,
  readLessOften,
} from './giving-day.ts'
import { createSiteStatus, type SiteStatusNotes } from './site-status.ts'
import type { SiteLanguage } from '../base/site-language.ts'

/** The same cache, which notes when the oldest of the figures that are read through it was true. */
export function noteOldestFigure(
  reads: ReadCache,
  facts: Pick<AnswerFacts, 'oldestFigureMs'>,
): ReadCache {
  return {
    async read(key, options, load) {
      const reading = await reads.read(key, options, load)
      if (isFigureRead(key, options)) {
        facts.oldestFigureMs = Math.min(facts.oldestFigureMs ?? Infinity, reading.asOf.getTime())
      }
      return reading
    },
    expire: (what, beforeMs) => reads.expire(what, beforeMs),
  }
}

/** Says to the services that are asked which trace their work belongs to. */
function tracedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const traceparent = currentRequest()?.traceparent
  if (traceparent === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}))
  headers.set('traceparent', traceparent)
  return fetch(input, { ...init, headers })
}

/** Everything that loaders reach the outside through. Made once per process. */
export interface Services {
  readonly environment: SiteEnvironment
  readonly content: ContentClient
  readonly reads: ReadCache
  /** Whether the site has to ask for less just now. */
  readonly givingDay: GivingDay
  /** Status of the platform and the CMS, derived from recent reads. */
  readonly status: Pick<SiteStatusNotes, 'read'>
  readonly now: () => Date
  /** Sends what visitors write into an editor's forms. */
  readonly fetch: typeof globalThis.fetch
  /** The application's own platform, or else the one that a variant of the site's settings names. */
  readonly platformFor: (variant: string) => PlatformAdapter
  /** Whether the platform is the application's own. */
  readonly hasOwnPlatform: boolean
  /** Expires changed platform data and the pages that show it. */
  readonly expire: ExpireReads
  /** Gifts whose arrival has already been news, the latest ones. */
  readonly seenGifts: LRUCache<string, true>
  /** Parts of the site that the application left out, or that its platform cannot do. */
  readonly leftOut: readonly OptionalRoute[]
  /** The application's default design; undefined if there is none. */
  readonly theme?: DesignConfig | undefined
  /** The languages of the application, the main one first; none when it names none. */
  readonly languages: readonly SiteLanguage[]
  /** Language of the requested page; undefined if the application lists none. */
  readonly language: SiteLanguage | undefined
  /** Share card images; undefined if they are disabled. */
  readonly shareCards: ShareCards | undefined
  /** The services in the main language, where these are in another. */
  readonly inMainLanguage?: Services
}

/** The part of a read's time that its first attempt may take: the rest is for a second one. */
const firstAttempt = 0.8

/** Maximum number of donations to remember, so that reloading a receipt expires nothing. */
const rememberedGifts = 5000

export interface ServicesOptions {
  /** Expires the whole pages that were made from these reads. */
  expirePages: (what: ExpiredKeys) => void
  now: () => Date
  /** A monotonic clock for ages, back-offs and durations: milliseconds since 1970, with fractions. @default that of `now` */
  clock?: () => number
  background?: WaitUntil
  telemetry?: Telemetry
  /** The application's own schemas of page slices. @default none */
  slices?: SliceSchemas
  /** Creates the content source. @default the CMS in the settings */
  content?: ((environment: SiteEnvironment) => ContentSource | undefined) | undefined
  /** Creates a custom platform; undefined for the one in the settings. Called once. */
  platform?: ((environment: SiteEnvironment) => PlatformAdapter | undefined) | undefined
  /** Whether the application brings its own platform to the browser, too. @default false */
  platformInBrowser?: boolean
  /** Parts of the site that the application left out. @default [] */
  leftOut?: readonly OptionalRoute[]
  /** Parts that the application replaces with custom routes, which stay whatever its platform supports. @default [] */
  ownParts?: readonly OptionalRoute[]
  /** The application's own design, where the document of a site says nothing. @default none */
  theme?: DesignConfig
  /** The languages of the application, the main one first. @default [] */
  languages?: readonly SiteLanguage[]
  /** Exchanges invalidations with the site's other processes. @default none */
  news?: ExpiryNews | undefined
  /** Memory limit of the read cache, in bytes. @default 48 MB */
  readCacheBytes?: number | undefined
  /** Memory limit of share cards, in bytes. @default 40 MB */
  shareCardBytes?: number | undefined
  /** Keeps what was read beyond this process. @default nothing does */
  lastGood?: LastGoodStore | undefined
  /** Shares reads between the site's processes. @default each process reads for itself */
  sharedReads?: SharedReads | undefined
  /** The same is read no more often than this, however often it changes. In milliseconds. @default 0 */
  readPauseMs?: number
  /** Returns the busy share of time since the last call, from 0 to 1. @default unknown */
  utilisation?: (() => number) | undefined
  /** Returns the tools for share cards, undefined if their renderer is not installed. @default no share cards */
  cardTools?: (() => CardTools | undefined) | undefined
}

/**
 * Builds the services of one process from its settings.
 *
 * @throws EnvironmentError when the settings leave the platform or the content to the application, and it brings none
 */
export function createServices(
  environment: SiteEnvironment,
  {
    expirePages,
    now,
    clock = () => now().getTime(),
    background,
    telemetry = noTelemetry,
    slices,
    content,
    platform: ownPlatform,
    platformInBrowser: inBrowser = false,
    leftOut = [],
    ownParts = [],
    theme,
    languages = [],
    news,
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
      : partsMissingOnPlatform(own, { inBrowser }).filter((part) => !ownParts.includes(part))
  if (own === undefined && environment.platform.environment === ownEnvironment) {
    throw new EnvironmentError(
      `PLATFORM_ENVIRONMENT is "${ownEnvironment}", and platform in app/site.server.ts gives no platform.`,
    )
  }
  const nowMs = () => now().getTime()
  const allLeftOut = [...new Set([...leftOut, ...notOfOwn])]
  const observe = observeReads(telemetry)
  const tools = allLeftOut.includes('shareCards') ? undefined : cardTools?.()
  const givingDay = createGivingDay({
    setting: environment.givingDay,
    now: clock,
    utilisation,
    onStep: (taken) => logProblem(givingDaySentence(taken), 'warn'),
  })
  const status = createSiteStatus(nowMs, { clock, givingDay })
  telemetry.watchGivingDay(() => givingDay.status().step)
  const allReads = createReadCache({
    now: nowMs,
    clock,
    observe(observed) {
      observe(observed)
      status.note(observed)
      if (isRateLimited(observed.error)) givingDay.noteLimited()
    },
    lastGood,
    shared: sharedReads,
    pauseMs: readPauseMs,
    ...(readCacheBytes === undefined ? {} : { maxBytes: readCacheBytes }),
    ...(background === undefined ? {} : { background }),
  })
  const reads = readLessOften(allReads, givingDay)
  const expireReads = createExpiry({ reads, expirePages, now: clock, background })
  news?.hear(expireReads)
  const source = content?.(environment) ?? contentService(environment)
  const hasResizer = environment.imageResizer !== undefined && source.fetchMedia !== undefined
  const traced = environment.telemetry.tracesServices ? { fetch: tracedFetch } : {}
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
        environment: platformEnvironment(environment, variant),
        apiKey: environment.platform.apiKey,
        ...traced,
        timeoutMs: firstAttempt * environment.readTimeoutMs,
        deadlineMs: environment.readTimeoutMs,
        retries: 1,
      })
      const platform = defaultAdapter(configured)
      platforms.set(variant, platform)
      return platform
    },
    hasOwnPlatform: own !== undefined,
    expire(what, changedMs) {
      expireReads(what, changedMs)
      news?.tell(what, changedMs)
    },
    seenGifts: new LRUCache(limitEntries(rememberedGifts)),
    leftOut: allLeftOut,
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
          logProblem(new Error('A share card cannot be drawn', { cause: error }), 'warn'),
      }),
  }
}

/**
 * The content service that the settings of a site name.
 *
 * @throws EnvironmentError where the settings say that the application brings its content
 */
export function contentService({
  content: { source, endpoint, accessToken },
  readTimeoutMs,
  telemetry,
}: SiteEnvironment): ContentSource {
  if (source === 'own') {
    throw new EnvironmentError(
      'CONTENT_SOURCE is "own", and content in app/site.server.ts gives no content source.',
    )
  }
  return prismicSource({
    endpoint,
    accessToken,
    timeoutMs: readTimeoutMs,
    ...(telemetry.tracesServices ? { fetch: tracedFetch } : {}),
  })
}
