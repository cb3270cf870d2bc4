import { Hono, type MiddlewareHandler } from 'hono'
import { securityHeaders } from '../src/document/content-security-policy.ts'

export interface AppOptions {
  /** Answers pages, data requests and forms. */
  handlePage: (request: Request) => Promise<Response>
  /** Answers `/media/{key}/{name}`. */
  handleMedia: (key: string, request: Request) => Promise<Response>
  /** Answers with the built browser files; absent while developing, when Vite serves them. */
  assets?: MiddlewareHandler
  isSecure: boolean
}

/** The site's server as one fetch handler. */
export function createApp({ handlePage, handleMedia, assets, isSecure }: AppOptions): Hono {
  const app = new Hono()
  const fixed = securityHeaders(isSecure)

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed)) context.res.headers.set(name, value)
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/media/:key/:name', (context) => handleMedia(context.req.param('key'), context.req.raw))
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
