import { Hono } from 'hono'
import { securityHeaders } from '../policy/content-security-policy.ts'
import { createErrorFormatter, formatLogEntry } from '../log/format-error.ts'
import type { RequestTrace } from '../log/request-trace.ts'
import type { RequestGate } from '../entry/request-gate.ts'
import type { Visit } from '../entry/visit.ts'
import type { SiteHandlerOptions } from './create-site-handler.ts'
import type { watchRequests } from './watch-requests.ts'

/** Time in which a successful check is not repeated, in ms. */
const goodMs = 2000
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
    if (last?.isReady && now() - last.atMs < goodMs) return true
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
  const fixed = securityHeaders(options.isSecure)

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
