import { Hono, type MiddlewareHandler } from 'hono'
import { createReportHandler } from '../entry/policy-reports.ts'
import {
  createRefusalResponder,
  getEnglishRefusal,
  renderPlainRefusal,
  type RefusalMessage,
  type RefusedStatus,
} from '../entry/refusal.ts'
import { createRequestGate, type RequestGate } from '../entry/request-gate.ts'
import { createRateLimiter, type RateLimiter, withRefusalMetrics } from '../entry/rate-limiter.ts'
import type { IsServedHost, RequestContext } from '../entry/request-context.ts'
import { createErrorFormatter, type ErrorFormatter, formatLogEntry } from '../log/format-error.ts'
import { consoleOutput, createLogWriter, type LogWriter } from '../log/log-writer.ts'
import { normaliseMethod, createAccessLogEntry } from '../log/access-log-entry.ts'
import { createRequestId, type RequestTrace } from '../log/request-trace.ts'
import { createMediaProxy, type MediaSources } from '../media/media-proxy.ts'
import {
  type GetCacheKey,
  type PageCache,
  getAnonymousCacheKey,
  createPageCache,
  createPageHandler,
} from '../pages/page-cache.ts'
import type { FixedPolicy, RenderRequest } from '../pages/render-page.ts'
import { createSecurityHeaders } from '../policy/content-security-policy.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { getRequestRoute } from '../routes/request-route.ts'
import { formatServerTiming, type TimedParts } from '../telemetry/server-timing.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { getMonotonicTime } from '../time.ts'

/** Options of {@link createSiteHandler}. Only the origin and the render function are required. */
export interface SiteHandlerOptions {
  /** Public origin of the site, such as `https://example.org`. */
  origin: string
  /** Renders a page, its data, or the response to a form submission. */
  render: RenderRequest
  /** Matches a URL to a route. @default every URL is a page that accepts forms */
  matchRoute?: MatchRoute | undefined
  /**
   * Returns whether to protect a page from third-party scripts and framing, in addition to the routes marked in `RouteHandle`.
   * For example, a page with a sign-in dialog. @default no further pages
   */
  isClosed?: ((url: URL) => boolean) | undefined
  /** Page cache. @default 32 MB in this process */
  cache?: PageCache | undefined
  /** Whether pages are cached. False in development. @default true */
  cachesPages?: boolean | undefined
  /** Returns the cache key of a request; undefined if it is not cacheable. @default {@link getAnonymousCacheKey} */
  cacheKey?: GetCacheKey | undefined
  /** CSP sources of every page, in addition to the site's own files. @default no CSP */
  policy?: Partial<Omit<FixedPolicy, 'isSecure' | 'isStill'>> | undefined
  /**
   * Returns the cache tags of a response, for its `Surrogate-Key` header.
   *
   * @default none
   */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether to also send the cache tags as `Cache-Tag`, which Cloudflare requires. @default false */
  sendsCacheTags?: boolean | undefined
  /** Returns whether the site serves a host. @default any host */
  isServedHost?: IsServedHost | undefined
  /** Serves the built client files at `/assets/*`. @default they are handled like pages */
  assets?: MiddlewareHandler | undefined
  /** Serves public files such as `favicon.ico`, or calls `next`. @default none */
  publicFiles?: MiddlewareHandler | undefined
  /** Sources that `/media/*` proxies. @default the route does not exist */
  media?: MediaSources | undefined
  /** Maximum memory for cached media, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
  /** Rate limits per IP address. @default {@link createRateLimiter} */
  limits?: RateLimiter | undefined
  /** Messages for rejected requests. @default English */
  refusalMessage?: ((status: RefusedStatus) => RefusalMessage | Promise<RefusalMessage>) | undefined
  /** Whether `render` can render the error pages of rejected requests; see `RenderScope.refused`. @default false */
  rendersRefusals?: boolean | undefined
  /** Log writer. @default errors only, to the console */
  log?: LogWriter | undefined
  /** Formats errors for the log. @default {@link createErrorFormatter} without an allowlist */
  formatError?: ErrorFormatter | undefined
  /** Receives telemetry. @default none */
  telemetry?: Telemetry | undefined
  /** Responds to `/metrics`. @default the route does not exist */
  metrics?: (() => Promise<Response>) | undefined
  /** Whether responses have a `Server-Timing` header. @default false */
  sendsServerTiming?: boolean | undefined
  /** Returns the text of `/.well-known/security.txt`. @default the route does not exist */
  securityText?: (() => string) | undefined
  /** Wall clock, in ms since the Unix epoch, with fractions. @default Date.now */
  clock?: (() => number) | undefined
  /** Returns whether the process is shutting down. If so, `/readyz` returns 503. */
  isEnding?: (() => boolean) | undefined
}

/** Server of a site as a fetch handler, for any runtime. */
export interface SiteHandler {
  /**
   * Handles a request.
   *
   * @param visit - information that only the runtime can provide, such as the client network
   */
  fetch: (request: Request, visit?: RequestContext) => Promise<Response>
}

/**
 * Creates the server of a site. It validates and rate-limits requests, renders, caches and compresses pages, sets their CSP,
 * serves assets and media, and writes the log.
 */
export function createSiteHandler({
  origin,
  render,
  matchRoute = matchAnyPage,
  isClosed,
  cache = createPageCache({ now: getMonotonicTime }),
  cachesPages = true,
  cacheKey = getAnonymousCacheKey,
  policy,
  surrogateKeys,
  sendsCacheTags,
  isServedHost = () => true,
  assets,
  publicFiles,
  media,
  mediaBytes,
  limits = createRateLimiter(),
  refusalMessage = getEnglishRefusal,
  rendersRefusals = false,
  formatError = createErrorFormatter(),
  log = createLogWriter('off', consoleOutput),
  telemetry = noTelemetry,
  metrics,
  sendsServerTiming = false,
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
    now: getMonotonicTime,
    time: Date.now,
    surrogateKeys,
    sendsCacheTags,
    policy: policy && { ...sameOriginPolicy, ...policy, isSecure },
  })
  const readiness = createReadinessCheck(getMonotonicTime)
  const words = async (status: RefusedStatus) => refusalMessage(status)
  const app = createFetchHandler({
    handlePage,
    handleMedia:
      media &&
      createMediaProxy({
        fetch: (...request) => fetch(...request),
        sources: media,
        maxBytes: mediaBytes,
        now: getMonotonicTime,
      }),
    enter: (inside) =>
      createRequestGate({
        origin,
        isServedHost,
        fetch: inside,
        limits: counted,
        refuse: createRefusalResponder({
          refusePage: rendersRefusals
            ? refusePage
            : async (_request, { status, headers }) =>
                new Response(renderPlainRefusal(await words(status)), {
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
        handleReport: createReportHandler({
          limits: counted,
          now: getMonotonicTime,
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
    watch: createRequestRecorder({ matchRoute, log, telemetry, clock, sendsServerTiming }),
    metrics,
    formatError,
    publicFiles,
    ...(assets === undefined ? {} : { assets }),
  })
  return { fetch: async (request, visit = {}) => app.fetch(request, visit) }
}

const sameOriginPolicy = {
  imageOrigins: [],
  connectOrigins: [],
  formOrigins: [],
  frameAncestors: [],
}

const matchAnyPage: MatchRoute = () => ({
  id: 'page',
  pattern: '/*',
  slug: undefined,
  hasAction: true,
  isIndex: false,
  isClosed: false,
  maximumBytes: undefined,
})

/** How long a successful readiness check stays valid, in ms. */
const successTtlMs = 2000
/** Timeout of a readiness check, in ms. Some runtimes cancel background work, so the check may never finish. */
const timeoutMs = 30_000

/**
 * Creates the readiness check of a process. Load balancers time out after a second or two, so after a successful check the
 * process stays ready while the next check runs in the background. A slow source thus never takes a process out of rotation.
 * Before the first check and after a failed one, callers wait for the result. Concurrent callers share a check.
 *
 * @param now - monotonic clock, in milliseconds
 * @returns a function that receives the check to run, such as a render of the home page
 */
export function createReadinessCheck(
  now: () => number,
): (check: () => Promise<boolean>) => Promise<boolean> {
  let last: { isReady: boolean; atMs: number } | undefined
  let running: { work: Promise<boolean>; startedMs: number } | undefined

  async function look(check: () => Promise<boolean>): Promise<boolean> {
    let isReady = false
    try {
      isReady = await check()
    } finally {
      last = { isReady, atMs: now() }
      running = undefined
    }
    return isReady
  }

  return async (check) => {
    if (last?.isReady && now() - last.atMs < successTtlMs) return true
    if (running === undefined || now() - running.startedMs >= timeoutMs) {
      running = { startedMs: now(), work: look(check) }
    }
    if (!last?.isReady) return running.work
    // If the check fails, the next caller waits for a new one.
    running.work.catch(() => undefined)
    return true
  }
}

type FetchHandlerOptions = Pick<
  SiteHandlerOptions,
  'assets' | 'publicFiles' | 'metrics' | 'securityText' | 'formatError'
> & {
  handlePage: (request: Request, visit: RequestContext) => Promise<Response>
  handleMedia?: ((request: Request) => Promise<Response>) | undefined
  /** Adds a request gate to the handler. @default all requests pass */
  enter?: (fetch: RequestGate) => RequestGate
  watch?: ReturnType<typeof createRequestRecorder>
  /** Returns whether the process can render pages, for load balancers. */
  isReady: (visit: RequestContext) => Promise<boolean>
  isSecure: boolean
}

type SiteHono = Hono<{ Bindings: RequestContext; Variables: { trace?: RequestTrace } }>

/** Creates the site's fetch handler. */
export function createFetchHandler({
  enter = (fetch) => fetch,
  watch,
  ...options
}: FetchHandlerOptions): SiteHono {
  const app: SiteHono = new Hono()
  const inside = createInnerRoutes(options)
  const entry = enter(async (request, visit) => inside.fetch(request, visit))
  const fixed = createSecurityHeaders(options.isSecure)

  if (watch) {
    app.use(async (context, next) => {
      const watched = await watch(context.req.raw, context.env ?? {})
      context.set('trace', watched.trace)
      await next()
      watched.answered(context.res)
    })
  }
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed)) {
      // Embeddable responses set their own policy.
      if (name === resourcePolicyHeader && context.res.headers.has(name)) continue
      context.res.headers.set(name, value)
    }
  })
  app.all('*', (context) => entry(context.req.raw, { ...context.env, trace: context.get('trace') }))
  app.onError((error, context) =>
    createErrorResponse(error, context.get('trace'), options.formatError),
  )
  return app
}

const resourcePolicyHeader = 'cross-origin-resource-policy'

/** Without `Cache-Control`, CDNs apply a default lifetime. */
const noStoreHeaders = { 'cache-control': 'no-store' }

/** Creates the routes behind the request gate. */
function createInnerRoutes({
  handlePage,
  handleMedia,
  assets,
  publicFiles,
  metrics,
  isReady,
  securityText,
  formatError,
}: Omit<FetchHandlerOptions, 'enter' | 'watch'>): SiteHono {
  const app: SiteHono = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, noStoreHeaders))
  app.get('/readyz', async (context) => {
    const ready = await isReady(context.env)
    return context.json(
      { status: ready ? 'ready' : 'not ready' },
      ready ? 200 : 503,
      noStoreHeaders,
    )
  })
  if (securityText) {
    app.get('/.well-known/security.txt', (context) => context.text(securityText()))
  }
  if (handleMedia) app.get('/media/*', (context) => handleMedia(context.req.raw))
  if (assets) {
    app.use('/assets/*', assets)
    app.all('/assets/*', (context) => context.text('Not found', 404, noStoreHeaders))
  }
  if (metrics) {
    // A plain-text 404, because the site's 404 page is cached and would then be served to authorised clients, too.
    app.get('/metrics', async (context): Promise<Response> => {
      if (!context.env.mayReadMetrics) return context.text('Not found', 404, noStoreHeaders)
      return await metrics()
    })
  }
  if (publicFiles) app.get('*', publicFiles)
  app.all('*', (context) => handlePage(context.req.raw, context.env))
  app.onError((error, context) => createErrorResponse(error, context.env.trace, formatError))
  return app
}

function createErrorResponse(
  error: Error,
  trace: RequestTrace | undefined,
  formatError = createErrorFormatter(),
): Response {
  const line = formatError(error, {
    level: 'error',
    trace,
    nowMs: trace?.clock() ?? Date.now(),
  })
  if (trace) trace.writeProblem(line)
  else console.error(formatLogEntry(line))
  const words = 'Something went wrong on our side. Try again in a moment.'
  return new Response(trace === undefined ? words : `${words}\nReference: ${trace.id}`, {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...noStoreHeaders },
  })
}

/**
 * Creates the middleware that assigns each request an id and a context, records its response in the log and telemetry, and
 * adds the id and timing headers to the response.
 */
export function createRequestRecorder({
  matchRoute,
  log,
  telemetry,
  clock,
  sendsServerTiming,
  createId = createRequestId,
}: {
  matchRoute: MatchRoute
  log: LogWriter
  telemetry: Telemetry
  /** Wall clock, in ms since the Unix epoch, with fractions. */
  clock: () => number
  sendsServerTiming: boolean
  createId?: () => string
}) {
  return async (request: Request, { traceparent }: Pick<RequestContext, 'traceparent'>) => {
    const startedMs = clock()
    const id = createId()
    const method = normaliseMethod(request.method)
    const { pattern: route, hidden } = await getRequestRoute(request.url, matchRoute)
    const span = telemetry.startRequest({ id, method, startedMs, traceparent })
    const timed: TimedParts = { reads: [], renderMs: undefined }
    const trace: RequestTrace = {
      id,
      route,
      hidden,
      traceparent: span.traceparent,
      clock,
      writeProblem: log.problem,
      recordRead(read) {
        timed.reads.push(read)
        span.read(read)
      },
      recordRender(render) {
        timed.renderMs = render.endedMs - render.startedMs
        span.render(render)
      },
    }
    return {
      trace,
      answered({ status, headers }: Response) {
        const endedMs = clock()
        // If several requests waited for one render, the response already has the id of the request that started it.
        if (status >= 500 && !headers.has(requestIdHeader)) headers.set(requestIdHeader, id)
        if (sendsServerTiming && isLoggedRoute(route)) {
          const value = formatServerTiming(timed, {
            startedMs,
            endedMs,
            isKept: headers.has('etag'),
          })
          headers.append('server-timing', value)
        }
        const shown = headers.get(requestIdHeader) ?? id
        if (isLoggedRoute(route)) {
          const { pathname } = URL.parse(request.url) ?? { pathname: '' }
          log.request?.(
            createAccessLogEntry({
              id: shown,
              method,
              pathname,
              route,
              status,
              startedMs,
              endedMs,
            }),
          )
        }
        telemetry.answered({ method, route, status, ms: endedMs - startedMs })
        span.end({ route, status, endedMs })
      },
    }
  }
}

const requestIdHeader = 'x-request-id'

/** Whether requests of a route are logged and timed. Assets and media are not. */
function isLoggedRoute(route: string): boolean {
  return !/^\/(?:assets|media)\//.test(route)
}
