import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/create-site-handler.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts'
import type { TelemetrySettings } from '../telemetry/telemetry-settings.ts'
import { createCachedAnswers } from './answer-cached-pages.ts'
import { createAskedHost } from './asked-host.ts'
import { createVisitReader } from './create-visit-reader.ts'
import { endGracefully } from './end-gracefully.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { serveAssets } from './serve-assets.ts'
import { servePublicFiles } from './serve-public-files.ts'

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

/** Answers a request before the site does, or calls `next`. */
export type NodeMiddleware = (
  ...request: [...Parameters<RequestListener>, next: () => void]
) => void

/** What there is before the site's own options are known. */
export interface NodeParts {
  server: Server
  cache: PageCache
  /** Is aborted when the process is asked to end: an answer that never ends by itself has to end then. */
  ending: AbortSignal
}

/** What a site says of itself; the rest this module brings. */
export interface NodeSite extends Omit<SiteHandlerOptions, 'cache' | 'isEnding' | 'metrics'> {
  /** Asked before the site, such as a build tool while developing. */
  middleware?: NodeMiddleware | undefined
}

export interface NodeOptions {
  port: number
  /** The address that the server listens on. @default all of this machine's */
  host?: string | undefined
  /**
   * Who may say whom they ask for: addresses, networks such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and
   * `uniquelocal`. @default nobody
   */
  trustedProxies?: readonly string[] | undefined
  /** The folder of the built browser files, in which `assets` is one. @default the site answers for them */
  clientFolder?: string | undefined
  /** What measures and traces, such as `createOpenTelemetry` makes, with its settings. */
  telemetry?: { settings: TelemetrySettings; made: OpenTelemetry } | undefined
}

/**
 * Serves a site on Node until the process is asked to end: requests that run are finished first. Cached pages are
 * answered without a detour. When the port is taken it says so, and ends the process with 98.
 *
 * @param site - the site's options, or what makes them once there are a server and a cache
 * @throws SettingError when a setting is wrong
 */
export async function serveNode(
  { port, host, trustedProxies = [], clientFolder, telemetry: watched }: NodeOptions,
  site: NodeSite | ((parts: NodeParts) => NodeSite | Promise<NodeSite>),
): Promise<void> {
  const askedHost = createAskedHost(trustedProxies)
  const visitOf = createVisitReader({ trustedProxies, telemetry: watched?.settings })
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 5000,
  })
  server.setTimeout(idleMs)
  const ending = endGracefully(server, graceMs)
  const cache = createPageCache({
    now: Date.now,
    ...(watched && { observe: watched.made.telemetry.page }),
  })
  watched?.made.telemetry.watchPageBytes(() => cache.bytes())
  const { middleware, ...options } =
    typeof site === 'function' ? await site({ server, cache, ending: ending.ending }) : site
  const { origin, answersHost } = options
  const handler = createSiteHandler({
    clock: () => performance.timeOrigin + performance.now(),
    ...(clientFolder === undefined
      ? {}
      : { assets: serveAssets(clientFolder), publicFiles: servePublicFiles(clientFolder) }),
    ...(watched && { telemetry: watched.made.telemetry, metrics: watched.made.metrics }),
    ...options,
    cache,
    isEnding: ending.isEnding,
  })
  const answerCached = createCachedAnswers({
    cache,
    cacheKey: options.cacheKey,
    isSecure: origin.startsWith('https:'),
    answersHost: answersHost && ((incoming) => answersHost(askedHost(incoming))),
    now: Date.now,
    write: options.log?.request,
    saysTiming: options.saysTiming ?? false,
    answered: watched?.made.telemetry.answered,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handler.fetch(request, visitOf(incoming))
  })
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerCached(request, response)) void listener(request, response)
  })

  server.listen(port, host, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address !== null ? address.port : port
    const reached = port === 0 ? `http://localhost:${bound}` : origin
    console.log(`site listening on ${reached}`)
    process.send?.({ type: 'listening', origin: reached })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another.` : error.message,
    )
    process.exit(98)
  })
  const end = () =>
    void ending
      .end()
      .then(() => watched?.made.shutdown())
      .then(() => process.exit(0))
  process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end)
}
