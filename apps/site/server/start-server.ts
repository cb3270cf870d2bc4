import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { ServicesOptions } from '../src/wiring/services.ts'
import {
  EnvironmentError,
  readSiteEnvironment,
  type SiteEnvironment,
} from '../src/wiring/site-environment.ts'
import { createClientAddress } from './client-address.ts'
import { clientFolder } from './client-folder.ts'
import { createSiteApp } from './create-site-app.ts'
import { endGracefully } from './end-gracefully.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createPageCache } from './page-cache.ts'
import { type RequestLine, requestLog } from './request-log.ts'
import { serveAssets } from './serve-assets.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { tenantFrames } from './tenant-frames.ts'

/** Running requests get this long to finish when the process is asked to end. */
const graceMs = 10_000

/**
 * Longer than load balancers keep a connection that rests, which is a minute: where the server closes
 * first, a request can be on its way into a connection that is no more.
 */
const keepAliveMs = 65_000

/** A connection that sends nothing for so long, or takes nothing, is ended. */
const idleMs = 60_000
/** How long a client may take to send its headers, and its whole request. */
const headersMs = 15_000
const requestMs = 30_000

/** How pages come to be: from a build, or from the source while somebody edits it. */
export interface RenderSetup {
  renderer: SiteRenderer
  /** Asked before the site, while developing. */
  middleware?: Middleware
}

type Middleware = (...request: [...Parameters<RequestListener>, next: () => void]) => void

export type SetUpRender = (
  environment: SiteEnvironment,
  server: Server,
  options: ServicesOptions,
) => RenderSetup | Promise<RenderSetup>

/**
 * Serves the site on Node until the process is asked to end. What is wrong with the settings, or with the
 * port, is said once, and the process ends.
 *
 * @param variables - the settings, by the names of docs/configuration.md
 */
export async function startServer(
  variables: Readonly<Record<string, string | undefined>>,
  setUpRender: SetUpRender,
): Promise<void> {
  process.chdir(new URL('..', import.meta.url).pathname)
  try {
    await listen(
      readSiteEnvironment(variables),
      await tenantFrames(variables, readText),
      setUpRender,
    )
  } catch (error) {
    console.error(error instanceof EnvironmentError ? error.message : error)
    process.exit(1)
  }
}

const readText = (path: string) => readFile(path, 'utf8')

async function listen(
  environment: SiteEnvironment,
  frameAncestors: readonly string[],
  setUpRender: SetUpRender,
): Promise<void> {
  const { development: isDevelopment, origin } = environment
  const now = Date.now
  const clientAddress = createClientAddress(environment.trustedProxies)
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 5000,
  })
  server.setTimeout(idleMs)
  const ending = endGracefully(server, graceMs)
  const cache = createPageCache({ now })
  const { renderer, middleware } = await setUpRender(environment, server, {
    expirePages: (what) => cache.expire(what),
    now: () => new Date(),
  })
  const write =
    environment.log === 'json'
      ? (line: RequestLine) => console.log(JSON.stringify(line))
      : undefined

  const app = createSiteApp({
    environment,
    renderer,
    cache,
    frameAncestors,
    isEnding: ending.isEnding,
    ...(write ? { log: requestLog({ write, now }) } : {}),
    ...(isDevelopment ? {} : { assets: serveAssets(clientFolder) }),
  })
  const answerKept = createKeptAnswers({
    cache,
    isSecure: origin.startsWith('https:'),
    now,
    write,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return app.fetch(request, { address: clientAddress(incoming) })
  })
  server.on('request', (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerKept(request, response)) void listener(request, response)
  })

  server.listen(environment.port, environment.host, () => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : environment.port
    const reached = environment.port === 0 ? `http://localhost:${port}` : origin
    console.log(`site listening on ${reached}`)
    process.send?.({ type: 'listening', origin: reached })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.port} is taken: set PORT to another.`
        : error.message,
    )
    process.exit(98)
  })
  const end = () => void ending.end().then(() => process.exit(0))
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end)
}
