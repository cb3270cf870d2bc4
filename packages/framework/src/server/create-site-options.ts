import { getFrameAncestors, type Tenant } from '@milepost/content'
import {
  type GetCacheKey,
  createPurge,
  createRateLimiter,
  type InvalidatedKeys,
  type IsServedHost,
  type RateLimitStore,
  type LogWriter,
  type MatchRoute,
  type MediaSources,
  getNetworkPrefix,
  noLimits,
  noTelemetry,
  type PageCache,
  type RefusalMessage,
  type RefusedStatus,
  type RenderRequest,
  type RenderScope,
  type RateLimiter,
  type RequestTrace,
  type SiteHandlerOptions,
  type Telemetry,
  type WaitUntil,
  withRefusalMetrics,
} from '@milepost/server'
import type { SiteScheduler } from '@milepost/server/node'
import { performance } from 'node:perf_hooks'
import type { ServerBuild } from 'react-router'
import { formatError } from '../base/log-problem.server.ts'
import { getPlatformOrigins, type SiteEnvironment } from '../base/site-environment.ts'
import { getPreviewRedirect, getPreviewToken } from '../frame/preview/preview-query.ts'
import type { SignInOutcome } from '../frame/request/scopes.ts'
import type { Services, ServicesOptions } from '../services/services.ts'
import { projectKeyPrefix } from '../totals/project.ts'
import { createMediaSources } from './media-sources.ts'
import { openBuild, type SiteBuild } from './site-build.ts'
import { type SiteLimit, siteLimits } from './site-settings.ts'

const dayMs = 86_400_000

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact - a `mailto:` or `https:` URL
 * @param nowMs - current time, in ms since the Unix epoch. The text expires a year later
 */
export function createSecurityText(contact: string, origin: string, nowMs: number): string {
  const expires = new Date(Math.floor(nowMs / dayMs) * dayMs + 365 * dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/**
 * Returns the `frame-ancestors` sources of a tenant's sites (decisions: frames). Empty without a tenant, so that only the site
 * itself may embed its pages.
 */
export function getTenantFrameAncestors(tenant: Tenant | undefined): readonly string[] {
  if (tenant === undefined) return []
  const [, ...sources] = getFrameAncestors(tenant, { iframe: true }).split(' ')
  return sources
}

/** Creates a function that invalidates pages in this process, and in the CDN if one is configured. */
export function createPageInvalidator(
  { site, purge: settings }: Pick<SiteEnvironment, 'site' | 'purge'>,
  cache: Pick<PageCache, 'invalidate'>,
  { onError, background }: { onError: (error: Error) => void; background?: WaitUntil },
): (what: InvalidatedKeys) => void {
  if (settings === undefined) return (what) => cache.invalidate(what)
  const purge = createPurge(settings, {
    fetch: (url, init) => fetch(url, init),
    onError,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    background,
  })
  return (what) => {
    cache.invalidate(what)
    purge(getPurgeKeys(what, site))
  }
}

/**
 * Creates a meter of this process's load.
 *
 * @returns a function that returns the event loop utilisation since its last call, from 0 to 1
 */
export function createLoadMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Returns the preview token of a data request; undefined for other requests, because documents never contain drafts. */
export function getDraftToken({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return method === 'GET' && pathname.endsWith('.data') ? getPreviewToken(searchParams) : undefined
}

/** Redirects a document request with a preview token to the preview screen; undefined for other requests. */
export function createPreviewRedirect({ method, url }: Request): Response | undefined {
  const asked = new URL(url)
  const isDocument = (method === 'GET' || method === 'HEAD') && !asked.pathname.endsWith('.data')
  const location = isDocument ? getPreviewRedirect(asked) : undefined
  return location === undefined
    ? undefined
    : new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'private, no-store' },
      })
}

interface SiteOptions {
  environment: SiteEnvironment
  renderer: SiteRenderer
  /** Returns whether the site serves a host. @default any host */
  isServedHost?: IsServedHost
  /** `frame-ancestors` sources of the site, if its content allows framing. @default [] */
  frameAncestors?: readonly string[]
  log: LogWriter
  /** Receiver of telemetry. @default none */
  telemetry?: Telemetry
  /** Render scheduler of the site. @default renders are not limited */
  turns?: SiteScheduler | undefined
  /** Store of rate limit counts that several processes share. @default in memory only */
  limitStore?: RateLimitStore | undefined
  /** Maximum memory for cached media, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
}

/** `Retry-After` of an overloaded server, in seconds. */
const overloadedRetryAfterS = '5'

/** Id of the preview screen's route. */
const previewRoute = 'routes/preview-page'

/** Creates the site handler's options, for any runtime. */
export function createSiteOptions({
  environment,
  renderer,
  isServedHost = () => true,
  frameAncestors = [],
  log,
  telemetry = noTelemetry,
  turns = unlimitedTurns,
  limitStore,
  mediaBytes,
}: SiteOptions): SiteHandlerOptions {
  const { origin, securityContact: contact } = environment
  const limits = environment.rateLimits
    ? createRateLimiter(siteLimits, { store: limitStore })
    : noLimits
  const counted = withRefusalMetrics(limits, telemetry)
  return {
    origin,
    isServedHost,
    limits,
    log,
    matchRoute: renderer.matchRoute,
    // The sign-in dialog has a password field.
    isClosed: ({ searchParams }) => searchParams.has('login'),
    cachesPages: !environment.development,
    cacheKey: getPageCacheKey,
    surrogateKeys:
      environment.purge === undefined
        ? undefined
        : (reads) => getSurrogateKeys(reads, environment.site),
    sendsCacheTags: environment.purge?.driver === 'cloudflare',
    policy: { ...getPlatformOrigins(environment), frameAncestors },
    media: renderer.media,
    mediaBytes,
    refusalMessage: renderer.refusalMessage,
    rendersRefusals: true,
    formatError,
    sendsServerTiming: environment.serverTiming,
    securityText:
      contact === undefined ? undefined : () => createSecurityText(contact, origin, Date.now()),
    async render(request, scope) {
      const previews = (await renderer.matchRoute('/preview'))?.id === previewRoute
      const redirect = previews ? createPreviewRedirect(request) : undefined
      if (redirect) return redirect
      const { address, trace, refused } = scope
      const siteScope: SiteRenderScope = {
        ...scope,
        previewToken: previews ? getDraftToken(request) : undefined,
        ...(trace === undefined
          ? {}
          : {
              recordSignIn: (outcome) =>
                recordSignIn(outcome, { trace, address, limits: counted, log }),
            }),
        ...(address === undefined
          ? {}
          : {
              limitMessages: async (form) =>
                (await counted.take('messages', `${address} ${form}`)) ??
                (await counted.take('messagesOfNetwork', `${getNetworkPrefix(address)} ${form}`)) ??
                counted.take('messagesOfAll', form),
            }),
      }
      const render = async () => renderer.render(request, siteScope)
      // Error pages of rejected requests are cached, so they need no turn.
      const answer = await (refused === undefined ? turns : unlimitedTurns).run(render)
      return (
        answer ??
        new Response(null, { status: 503, headers: { 'retry-after': overloadedRetryAfterS } })
      )
    },
  }
}

const unlimitedTurns: SiteScheduler = { run: (work) => work() }

/**
 * Writes an audit log entry for a sign-in attempt for the reports.
 *
 * @returns undefined if the entry was written, otherwise the seconds until the rate limit allows the next attempt
 */
export async function recordSignIn(
  outcome: SignInOutcome,
  {
    trace,
    address,
    limits,
    log,
  }: {
    trace: Pick<RequestTrace, 'id' | 'clock'>
    address: string | undefined
    limits: RateLimiter<SiteLimit>
    log: Pick<LogWriter, 'audit'>
  },
): Promise<number | undefined> {
  const retryAfterS = await limits.take('signIns', address ?? '')
  if (retryAfterS !== undefined) return retryAfterS
  log.audit({
    time: new Date(trace.clock()).toISOString(),
    level: 'audit',
    event: 'reports-sign-in',
    outcome,
    id: trace.id,
    ...(address === undefined ? {} : { network: getNetworkPrefix(address) }),
  })
  return undefined
}

/**
 * Creates the renderer of a production build.
 *
 * @param options.log - log for problems outside of requests
 */
export function createProductionRenderer(
  build: ServerBuild,
  environment: SiteEnvironment,
  options: ServicesOptions & { log: Pick<LogWriter, 'problem'> },
): SiteRenderer {
  const { entry, services, router } = openBuild(build, environment, options)
  const routes = entry.createLanguageRoutes(router, services, 'production')
  return createSiteRenderer(() => ({ entry, services, routes }), createMediaSources(services))
}

/** Context of a site's render, in addition to that of the server. */
export interface SiteRenderScope extends RenderScope {
  /** Token of the requested preview; undefined if there is none. */
  previewToken: string | undefined
  recordSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

/** Renderer of a site's pages. */
export interface SiteRenderer {
  render: (request: Request, scope: SiteRenderScope) => ReturnType<RenderRequest>
  matchRoute: MatchRoute
  /** Sources of the content's images, fonts and videos. */
  readonly media: MediaSources
  /** Returns the site's message for a rejected request. */
  refusalMessage: (status: RefusedStatus) => Promise<RefusalMessage>
}

/** Build with its services and routes. */
interface OpenedBuild {
  readonly entry: SiteBuild['entry']
  readonly services: Services
  readonly routes: ReturnType<SiteBuild['entry']['createLanguageRoutes']>
}

/** Creates a renderer that renders each request with the current build. */
export function createSiteRenderer(
  current: () => OpenedBuild | Promise<OpenedBuild>,
  media: MediaSources,
): SiteRenderer {
  return {
    media,
    async render(request, scope) {
      const { entry, routes } = await current()
      const { handle, services } = await routes.getHandler(request)
      return entry.runForRequest(scope.trace, () =>
        handle(
          request,
          entry.createRequestContext({
            ...scope,
            services: entry.getRequestServices(services, scope),
          }),
        ),
      )
    },
    async matchRoute(pathname) {
      return (await current()).routes.matchRoute(pathname)
    },
    async refusalMessage(status) {
      const { entry, services } = await current()
      return entry.getSiteRefusalMessage(services, status)
    },
  }
}

/** Prefixes of the read keys of supporter pages, which are followed by a slug. */
const pageReadPrefixes = ['page:', 'page-tags:', 'page-fitness:', 'page-donations:'] as const
const teamReadPrefix = `${projectKeyPrefix}team:`

/**
 * Returns the cache tags of a response, by its reads: `SITE/content`, `SITE/figures`, `SITE/page/SLUG` and `SITE/team/SLUG`.
 *
 * @param reads - keys of the reads that the response depends on
 * @param site - site key, because a CDN may serve several sites
 */
export function getSurrogateKeys(reads: Iterable<string>, site: string): string[] {
  const keys = new Set<string>()
  for (const read of reads)
    for (const name of getReadTags(read)) keys.add(`${encodeTagPart(site)}/${name}`)
  return [...keys]
}

/** Returns the cache tags to purge for invalidated keys. */
export function getPurgeKeys({ keys, prefixes }: InvalidatedKeys, site: string): string[] {
  // The last tag is the most specific one.
  const names = [...keys, ...prefixes].flatMap((old) => getReadTags(old).slice(-1))
  return [...new Set(names)].map((name) => `${encodeTagPart(site)}/${name}`)
}

/** Returns the cache tags of a read, from the most general to the most specific. */
function getReadTags(read: string): string[] {
  if (read.startsWith('content:')) return ['content']
  for (const start of pageReadPrefixes) {
    if (!read.startsWith(start)) continue
    const [slug = ''] = read.slice(start.length).split('/')
    return [`page/${slug.slice(0, maxTagPartLength)}`]
  }
  if (read.startsWith(teamReadPrefix)) {
    const [slug = ''] = read.slice(teamReadPrefix.length).split('/')
    return ['figures', `team/${slug.slice(0, maxTagPartLength)}`]
  }
  return read.startsWith(projectKeyPrefix) ? ['figures'] : []
}

/** Maximum length of a part of a cache tag, in characters. */
const maxTagPartLength = 300

/** Encodes a part of a cache tag, because spaces separate the tags in their header. */
function encodeTagPart(name: string): string {
  return encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).slice(0, maxTagPartLength)
}

/** Query parameters that are specific to a visitor, so that pages with them are not cached (decisions: cache). */
const personalQueryNames = [
  'donation-id',
  'name',
  'first_name',
  'amount',
  'shareOptions',
  'login',
  'redirect',
  'previewToken',
  'token',
  'previewUID',
  'documentId',
  // Searches and pagination without scripts.
  'q',
  'team',
  'page',
  // Poster options.
  'paper',
  'raised',
]

/** Routes whose response depends on the whole query, and is not cached here. */
const queryDependentPath = /^(?:\/[a-z0-9-]+)?\/(?:oembed|embed\/preview)$/

/** Routes of the embed code, whose form has the query parameters `embedFormQueries`. */
const embedCodePath = /^(?:\/[a-z0-9-]+)?(?:\/(?:fundraising|teams)\/[^/]+)?\/embed$/
const embedFormQueries = ['show', 'label', 'locale', 'background', 'color', 'accent']

/** Whether the response depends on query parameters that must not be part of a cache key. */
export function hasPersonalQuery(url: URL): boolean {
  if (queryDependentPath.test(url.pathname)) return true
  const personal = embedCodePath.test(url.pathname)
    ? [...personalQueryNames, ...embedFormQueries]
    : personalQueryNames
  return [...url.searchParams.keys()].some(
    (key) => personal.includes(key) || key.startsWith('answer_'),
  )
}

/**
 * Returns the URL with which a page is rendered and cached: its path and the query parameter `slug`. Other parameters, such as
 * those of campaigns, are removed.
 */
export function getCanonicalPageUrl(url: URL): URL {
  // Copied, because `new URL(path, origin)` would parse a path such as `//` as a host.
  const canonical = new URL(url)
  canonical.search = ''
  canonical.hash = ''
  const slug = url.searchParams.get('slug')
  if (slug !== null && slug !== '') canonical.searchParams.set('slug', slug)
  return canonical
}

/** Paths of share cards, which have a separate cache. */
const shareCardPath = /^(?:\/[\w-]+)?\/share-card\/.+\.jpg$/

/** Returns the cache key of a request: its canonical URL. Undefined for personal requests and share cards. */
export const getPageCacheKey: GetCacheKey = (url) =>
  hasPersonalQuery(url) || shareCardPath.test(url.pathname) ? undefined : getCanonicalPageUrl(url)
