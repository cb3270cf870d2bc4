import type { MiddlewareHandler } from 'hono'
import type { IsServedHost, Visit } from '../entry/visit.ts'
import {
  createRequestLimits,
  type RequestLimits,
  withRefusalMetrics,
} from '../entry/request-limits.ts'
import {
  createRefusal,
  englishRefusal,
  plainRefusalPage,
  type RefusalMessage,
  type RefusedStatus,
} from '../entry/refusal.ts'
import { createPolicyReports } from '../entry/policy-reports.ts'
import { createRequestGate } from '../entry/request-gate.ts'
import { consoleLines, createLogWriter, type LogWriter } from '../log/log-writer.ts'
import { createErrorFormatter, type ErrorFormatter } from '../log/format-error.ts'
import { createMediaProxy, type MediaSources } from '../media/media-proxy.ts'
import { cacheAnonymousPages, type CacheKey, createPageHandler } from '../pages/page-handler.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import type { FixedPolicy, RenderRequest } from '../pages/render-page.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { monotonicNow } from '../time.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { createFetchHandler, createReadiness } from './create-fetch-handler.ts'
import { watchRequests } from './watch-requests.ts'

/** Options of {@link createSiteHandler}. Only the origin and the render function are required. */
export interface SiteHandlerOptions {
  /** Public origin, such as `https://example.org`. */
  origin: string
  /** Renders a page, its data, or the response to a form. */
  render: RenderRequest
  /** Matches a URL to a route. @default every URL is a page that accepts forms */
  matchRoute?: MatchRoute | undefined
  /**
   * Whether to close further pages in addition to those whose route is closed (see `RouteHandle`), for example with a
   * sign-in dialog: no third-party scripts, no framing by other sites. @default none
   */
  isClosed?: ((url: URL) => boolean) | undefined
  /** Page cache. @default 32 MB in this process */
  cache?: PageCache | undefined
  /** Whether pages are cached at all. False in development. @default true */
  cachesPages?: boolean | undefined
  /** Returns the cache key of a request, or undefined if it is not cacheable. @default {@link cacheAnonymousPages} */
  cacheKey?: CacheKey | undefined
  /**
   * Sources that every page may load, in addition to the site's files, for the `Content-Security-Policy`. Inline
   * scripts and styles with the render's nonce are hashed. @default no policy
   */
  policy?: Partial<Omit<FixedPolicy, 'isSecure' | 'isStill'>> | undefined
  /**
   * Returns the cache tags of a response for its `Surrogate-Key` header, from the keys of its reads.
   *
   * @default none
   */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether pages repeat these keys in `Cache-Tag`, which Cloudflare requires. @default false */
  sendsCacheTags?: boolean | undefined
  /** Checks the request's host. @default any host */
  isServedHost?: IsServedHost | undefined
  /** Serves the built client files at `/assets/*`. @default they are handled like pages */
  assets?: MiddlewareHandler | undefined
  /** Serves public files such as `favicon.ico`, or calls `next`. @default none */
  publicFiles?: MiddlewareHandler | undefined
  /** Origins whose images, fonts and videos `/media/*` proxies. @default none, and no such route */
  media?: MediaSources | undefined
  /** Memory limit of cached media, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
  /** Rate limits per IP address. @default {@link createRequestLimits} */
  limits?: RequestLimits | undefined
  /** Messages for rejected requests. @default English */
  refusalMessage?: ((status: RefusedStatus) => RefusalMessage | Promise<RefusalMessage>) | undefined
  /** Whether the render function renders rejected requests; see `RenderScope`. @default false */
  rendersRefusals?: boolean | undefined
  /** Log writer. @default errors only, to the console */
  log?: LogWriter | undefined
  /** Formats errors for the log. @default removes all unknown path segments */
  formatError?: ErrorFormatter | undefined
  /** Receives telemetry. @default none */
  telemetry?: Telemetry | undefined
  /** Handles `/metrics`. @default the route does not exist */
  metrics?: (() => Promise<Response>) | undefined
  /** Whether responses have a `Server-Timing` header. @default false */
  saysTiming?: boolean | undefined
  /** Text of `/.well-known/security.txt`. @default none */
  securityText?: (() => string) | undefined
  /** Milliseconds since 1970, with fractions. @default Date.now */
  clock?: (() => number) | undefined
  /** Whether the process is shutting down, so that `/readyz` returns 503. */
  isEnding?: (() => boolean) | undefined
}

/** A site's server as one fetch handler, for any runtime. */
export interface SiteHandler {
  /**
   * Handles a request.
   *
   * @param visit - facts that only the runtime knows, such as the client's network
   */
  fetch: (request: Request, visit?: Visit) => Promise<Response>
}

/**
 * Creates the server of a site. It validates requests and limits their rate, renders, caches and compresses pages, replaces the
 * nonce with hashes in their CSP, serves assets and media, and writes the log.
 */
export function createSiteHandler({
  origin,
  render,
  matchRoute = anyPage,
  isClosed,
  cache = createPageCache({ now: monotonicNow }),
  cachesPages = true,
  cacheKey = cacheAnonymousPages,
  policy,
  surrogateKeys,
  sendsCacheTags,
  isServedHost = () => true,
  assets,
  publicFiles,
  media,
  mediaBytes,
  limits = createRequestLimits(),
  refusalMessage = englishRefusal,
  rendersRefusals = false,
  formatError = createErrorFormatter(),
  log = createLogWriter('off', consoleLines),
  telemetry = noTelemetry,
  metrics,
  saysTiming = false,
  securityText,
  clock = Date.now,
  isEnding = () => false,
}: SiteHandlerOptions): SiteHandler {
  const isSecure = origin.startsWith('https:')
  const counted = withRefusalMetrics(limits, telemetry)
  const { handlePage, refusePage } = createPageHandler({
    render,
    matchRoute,
    isClosed,
    cache,
    cachesPages,
    cacheKey,
    now: monotonicNow,
    time: Date.now,
    surrogateKeys,
    sendsCacheTags,
    policy: policy && { ...ownFilesOnly, ...policy, isSecure },
  })
  const readiness = createReadiness(monotonicNow)
  const words = async (status: RefusedStatus) => refusalMessage(status)
  const app = createFetchHandler({
    handlePage,
    handleMedia:
      media &&
      createMediaProxy({
        fetch: (...request) => fetch(...request),
        sources: media,
        maxBytes: mediaBytes,
        now: monotonicNow,
      }),
    enter: (inside) =>
      createRequestGate({
        origin,
        isServedHost,
        fetch: inside,
        limits: counted,
        refuse: createRefusal({
          refusePage: rendersRefusals
            ? refusePage
            : async (_request, { status, headers }) =>
                new Response(plainRefusalPage(await words(status)), {
                  status,
                  headers: {
                    'content-type': 'text/html; charset=utf-8',
                    'cache-control': 'private, no-store',
                    ...headers,
                  },
                }),
          words,
          telemetry,
        }),
        takeReport: createPolicyReports({
          limits: counted,
          now: monotonicNow,
          write: ({ directive, blocked }) => {
            const said = `policy: ${directive} stopped ${blocked}`
            log.problem(formatError(said, { level: 'warn', nowMs: clock() }))
          },
        }),
        matchRoute,
      }),
    // A process is ready if it can render the home page, even from stale data.
    isReady: async ({ trace }) =>
      !isEnding() &&
      (await readiness(async () => {
        const { status } = await handlePage(new Request(`${origin}/`), { trace })
        return status < 500
      })),
    isSecure,
    securityText,
    watch: watchRequests({ matchRoute, log, telemetry, clock, saysTiming }),
    metrics,
    formatError,
    publicFiles,
    ...(assets === undefined ? {} : { assets }),
  })
  return { fetch: async (request, visit = {}) => app.fetch(request, visit) }
}

const ownFilesOnly = {
  imageOrigins: [],
  connectOrigins: [],
  formOrigins: [],
  frameAncestors: [],
}

const anyPage: MatchRoute = () => ({
  id: 'page',
  pattern: '/*',
  slug: undefined,
  hasAction: true,
  isIndex: false,
  isClosed: false,
  maximumBytes: undefined,
})
