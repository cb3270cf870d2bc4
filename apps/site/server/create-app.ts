import { Hono, type MiddlewareHandler } from 'hono'
import { securityHeaders } from '../src/document/content-security-policy.ts'
import type { Entry } from './request-entry.ts'

/** What the runtime knows of a request beside what it says. */
export interface Visit {
  /** The address it comes from, where that is known. */
  address?: string | undefined
}

export interface AppOptions {
  /** Answers pages, data requests and forms. */
  handlePage: (request: Request, address: string | undefined) => Promise<Response>
  /** Answers `/media/{scheme}/{host}/{path}`. */
  handleMedia: (request: Request) => Promise<Response>
  /** Lets requests in, or refuses them; everybody is let in when it is left out. */
  enter?: (fetch: Entry) => Entry
  /** Answers with the built browser files; absent while developing, when Vite serves them. */
  assets?: MiddlewareHandler
  /** Sees every request and its answer. */
  log?: MiddlewareHandler
  /** Whether pages can be made: what a load balancer asks before it sends somebody. */
  isReady: () => Promise<boolean>
  isSecure: boolean
}

type SiteHono = Hono<{ Bindings: Visit }>

/** The site's server as one fetch handler. */
export function createApp({ enter = (fetch) => fetch, log, ...options }: AppOptions): SiteHono {
  const app: SiteHono = new Hono()
  const inside = createInside(options)
  const entry = enter(async (request, address) => inside.fetch(request, { address }))
  const fixed = securityHeaders(options.isSecure)

  if (log) app.use(log)
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed)) {
      // What is meant for other sites' pages says so itself.
      if (name === resourcePolicy && context.res.headers.has(name)) continue
      context.res.headers.set(name, value)
    }
  })
  app.all('*', (context) => entry(context.req.raw, context.env?.address))
  app.onError(answerError)
  return app
}

const resourcePolicy = 'cross-origin-resource-policy'

/** What is there behind the entry. */
function createInside({
  handlePage,
  handleMedia,
  assets,
  isReady,
}: Omit<AppOptions, 'enter' | 'log'>): SiteHono {
  const app: SiteHono = new Hono()
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const ready = await isReady()
    return context.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503)
  })
  app.get('/media/*', (context) => handleMedia(context.req.raw))
  if (assets) {
    app.use('/assets/*', assets)
    app.all('/assets/*', (context) => context.text('Not found', 404))
  }
  app.all('*', (context) => handlePage(context.req.raw, context.env?.address))
  app.onError(answerError)
  return app
}

function answerError(error: Error): Response {
  console.error(error)
  return new Response('Something went wrong on our side. Please try again in a moment.', {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
