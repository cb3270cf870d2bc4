import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { securityHeaders } from '../src/document/content-security-policy.ts'

export interface AppOptions {
  /** Answers pages, data requests and forms. */
  handlePage: (request: Request) => Promise<Response>
  /** Answers `/media/{key}/{name}`. */
  handleMedia: (key: string, request: Request) => Promise<Response>
  /** The built browser files; absent while developing, when Vite serves them. */
  clientFolder?: string
  isSecure: boolean
}

const yearS = 365 * 86_400

/** The site's server as one fetch handler. */
export function createApp({ handlePage, handleMedia, clientFolder, isSecure }: AppOptions): Hono {
  const app = new Hono()
  const fixed = securityHeaders(isSecure)

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(fixed)) context.res.headers.set(name, value)
  })
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/media/:key/:name', (context) => handleMedia(context.req.param('key'), context.req.raw))
  if (clientFolder !== undefined) {
    const root = relative(process.cwd(), clientFolder)
    app.use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_path, context) =>
          context.header('cache-control', `public, max-age=${yearS}, immutable`),
      }),
    )
    app.all('/assets/*', (context) => context.text('Not found', 404))
  }
  app.all('*', (context) => handlePage(context.req.raw))
  app.onError((error, context) => {
    console.error(error)
    return context.text('Something went wrong on our side. Please try again in a moment.', 500)
  })
  return app
}

/** Where the browser's files lie after a build. */
export const clientFolder = join(import.meta.dirname, '../build/client')
