import { Hono, type MiddlewareHandler } from 'hono'
import { createPolicyReports } from '../entry/policy-reports.ts'
import {
  createRefusalResponder,
  getEnglishRefusal,
  renderPlainRefusal,
  type RefusalMessage,
  type RefusedStatus,
} from '../entry/refusal.ts'
import { createRequestGate, type RequestGate } from '../entry/request-gate.ts'
import {
  createRequestLimits,
  type RequestLimits,
  withRefusalMetrics,
} from '../entry/request-limits.ts'
import type { IsServedHost, Visit } from '../entry/visit.ts'
import { createErrorFormatter, type ErrorFormatter, formatLogEntry } from '../log/format-error.ts'
import { consoleLines, createLogWriter, type LogWriter } from '../log/log-writer.ts'
import { normaliseMethod, requestLine } from '../log/request-line.ts'
import { createRequestId, type RequestTrace } from '../log/request-trace.ts'
import { createMediaProxy, type MediaSources } from '../media/media-proxy.ts'
import {
  type CacheKey,
  type PageCache,
  cacheAnonymousPages,
  createPageCache,
  createPageHandler,
} from '../pages/page-cache.ts'
import type { FixedPolicy, RenderRequest } from '../pages/render-page.ts'
import { createSecurityHeaders } from '../policy/content-security-policy.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { requestRoute } from '../routes/request-route.ts'
import { formatServerTiming, type TimedParts } from '../telemetry/server-timing.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { getMonotonicTime } from '../time.ts'

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
  sendsServerTiming?: boolean | undefined
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
  cache = createPageCache({ now: getMonotonicTime }),
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
  refusalMessage = getEnglishRefusal,
  rendersRefusals = false,
  formatError = createErrorFormatter(),
  log = createLogWriter('off', consoleLines),
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
    policy: policy && { ...ownFilesOnly, ...policy, isSecure },
  })
  const readiness = createReadiness(getMonotonicTime)
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
        takeReport: createPolicyReports({
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
    watch: watchRequests({ matchRoute, log, telemetry, clock, sendsServerTiming }),
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

/** TTL of a successful check, in ms. */
const successTtlMs = 2000
/** Time after which a pending check is abandoned, in ms. Some runtimes cancel background work at the end of its request. */
const timeoutMs = 30_000

/**
 * Creates the readiness check of a process. Load balancers time out after a second or two. So if the last check succeeded, the
 * process stays ready while a new check runs in the background, and a slow source never takes a process out of rotation. Before
 * the first check and after a failed one, callers wait for the result. Concurrent callers share a check.
 *
 * @param now - monotonic clock, in milliseconds
 * @returns a function that runs the check passed to it, such as a render of the home page
 */
export function createReadiness(
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
  handlePage: (request: Request, visit: Visit) => Promise<Response>
  handleMedia?: ((request: Request) => Promise<Response>) | undefined
  /** Wraps the handler with a request gate. @default all requests pass */
  enter?: (fetch: RequestGate) => RequestGate
  watch?: ReturnType<typeof watchRequests>
  /** Whether pages can be rendered, for load balancers. */
  isReady: (visit: Visit) => Promise<boolean>
  isSecure: boolean
}

type SiteHono = Hono<{ Bindings: Visit; Variables: { trace?: RequestTrace } }>

/** Creates the site's server as one fetch handler. */
export function createFetchHandler({
  enter = (fetch) => fetch,
  watch,
  ...options
}: FetchHandlerOptions): SiteHono {
  const app: SiteHono = new Hono()
  const inside = createInside(options)
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
      if (name === resourcePolicy && context.res.headers.has(name)) continue
      context.res.headers.set(name, value)
    }
  })
  app.all('*', (context) => entry(context.req.raw, { ...context.env, trace: context.get('trace') }))
  app.onError((error, context) => answerError(error, context.get('trace'), options.formatError))
  return app
}

const resourcePolicy = 'cross-origin-resource-policy'

/** Without `Cache-Control`, CDNs apply a default lifetime. */
const notCached = { 'cache-control': 'no-store' }

/** Creates the routes behind the request gate. */
function createInside({
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
  app.get('/healthz', (context) => context.json({ status: 'ok' }, 200, notCached))
  app.get('/readyz', async (context) => {
    const ready = await isReady(context.env)
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503, notCached)
  })
  if (securityText) {
    app.get('/.well-known/security.txt', (context) => context.text(securityText()))
  }
  if (handleMedia) app.get('/media/*', (context) => handleMedia(context.req.raw))
  if (assets) {
    app.use('/assets/*', assets)
    app.all('/assets/*', (context) => context.text('Not found', 404, notCached))
  }
  if (metrics) {
    // A plain-text 404, because the site's 404 page is cached and would then be served to authorised clients, too.
    app.get('/metrics', async (context): Promise<Response> => {
      if (!context.env.mayReadMetrics) return context.text('Not found', 404, notCached)
      return await metrics()
    })
  }
  if (publicFiles) app.get('*', publicFiles)
  app.all('*', (context) => handlePage(context.req.raw, context.env))
  app.onError((error, context) => answerError(error, context.env.trace, formatError))
  return app
}

function answerError(
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
    headers: { 'content-type': 'text/plain; charset=utf-8', ...notCached },
  })
}

/**
 * Creates a function that assigns a request its id and its context. The function it returns records the response in log and
 * telemetry, and adds its headers.
 */
export function watchRequests({
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
  /** Milliseconds since 1970, with fractions. */
  clock: () => number
  sendsServerTiming: boolean
  createId?: () => string
}) {
  return async (request: Request, { traceparent }: Pick<Visit, 'traceparent'>) => {
    const startedMs = clock()
    const id = createId()
    const method = normaliseMethod(request.method)
    const { pattern: route, hidden } = await requestRoute(request.url, matchRoute)
    const span = telemetry.startRequest({ id, method, startedMs, traceparent })
    const timed: TimedParts = { reads: [], renderMs: undefined }
    const trace: RequestTrace = {
      id,
      route,
      hidden,
      traceparent: span.traceparent,
      clock,
      writeProblem: log.problem,
      noteRead(read) {
        timed.reads.push(read)
        span.read(read)
      },
      noteRender(render) {
        timed.renderMs = render.endedMs - render.startedMs
        span.render(render)
      },
    }
    return {
      trace,
      answered({ status, headers }: Response) {
        const endedMs = clock()
        // If several requests waited for one render, the response already has the id of the request that started it.
        if (status >= 500 && !headers.has(idHeader)) headers.set(idHeader, id)
        if (sendsServerTiming && isPage(route)) {
          const value = formatServerTiming(timed, {
            startedMs,
            endedMs,
            isKept: headers.has('etag'),
          })
          headers.append('server-timing', value)
        }
        const shown = headers.get(idHeader) ?? id
        if (isPage(route)) {
          const { pathname } = URL.parse(request.url) ?? { pathname: '' }
          log.request?.(
            requestLine({ id: shown, method, pathname, route, status, startedMs, endedMs }),
          )
        }
        telemetry.answered({ method, route, status, ms: endedMs - startedMs })
        span.end({ route, status, endedMs })
      },
    }
  }
}

const idHeader = 'x-request-id'

/** Whether to log and time a request. Assets and media are skipped to reduce log noise. */
function isPage(route: string): boolean {
  return !/^\/(?:assets|media)\//.test(route)
}
