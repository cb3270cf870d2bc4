import { Hono, type MiddlewareHandler } from 'hono'
import { securityHeaders } from '../src/document/content-security-policy.ts'

export interface AppOptions {
  /** Answers pages, data requests and forms. */
  handlePage: (request: Request) => Promise<Response>
  /** Answers `/media/{scheme}/{host}/{path}`. */
  handleMedia: (request: Request) => Promise<Response>
  /** Answers with the built browser files; absent while developing, when Vite serves them. */
  assets?: MiddlewareHandler
  /** Sees every request and its answer. */
  log?: MiddlewareHandler
  /** Whether pages can be made: what a load balancer asks before it sends somebody. */
  isReady: () => Promise<boolean>
  isSecure: boolean
}

/** The site's server as one fetch handler. */
export function createApp({
  handlePage,
  handleMedia,
  assets,
  log,
  isReady,
  isSecure,
}: AppOptions): Hono {
  const app = new Hono()
  const fixed = securityHeaders(isSecure)

  if (log) app.use(log)
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed)) context.res.headers.set(name, value)
  })
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
  app.all('*', (context) => handlePage(context.req.raw))
  app.onError((error, context) => {
    console.error(error)
    return context.text('Something went wrong on our side. Please try again in a moment.', 500)
  })
  return app
}
