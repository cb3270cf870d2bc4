import { createServer, type RequestListener, type Server } from 'node:http'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { TelemetrySettings } from '../telemetry/telemetry-settings.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { withTimeLimit } from '../with-time-limit.ts'
import { createRequestedHost } from './requested-host.ts'
import { createSiteListener, type NodeSite } from './create-site-listener.ts'
import { createVisitReader } from './create-visit-reader.ts'
import { endGracefully } from './end-gracefully.ts'
import { createForeignHostListener } from './foreign-host-listener.ts'
import { limitPipelining } from './limit-pipelining.ts'
import { serveAssets } from './serve-assets.ts'
import { servePublicFiles } from './serve-public-files.ts'

/** Running requests get this long to finish when the process is asked to end. */
const graceMs = 10_000
/** Maximum time for the last writes after the last request, in milliseconds. */
const lastWritesMs = 4000

/**
 * Longer than load balancers keep a connection that rests, which is a minute: where the server closes
 * first, a request can be on its way into a connection that is no more.
 */
const keepAliveMs = 65_000

/** Timeout of idle connections, in ms. */
const idleMs = 60_000
/** Timeouts for a request's headers and for the whole request. */
const headersMs = 15_000
const requestMs = 30_000

/** The server and the caches of the process, from which a site makes its options. */
export interface NodeParts {
  server: Server
  cache: PageCache
}

/** One site of a process. */
export interface HostedSite {
  /** Its options, or what makes them once there are a server and a cache. */
  site: NodeSite | ((parts: NodeParts) => NodeSite | Promise<NodeSite>)
  /** Memory limit of cached pages, in bytes. @default 32 MB */
  cacheBytes?: number | undefined
  /** Receives what happens on the site. @default that of the process */
  telemetry?: Telemetry | undefined
}

/** The sites of a process. */
export interface HostedSites {
  readonly sites: ReadonlyMap<string, HostedSite>
  /** The key of the site that a host belongs to, as a request's `Host` says it; undefined for a host of none. */
  readonly siteOf: (host: string) => string | undefined
}

export interface NodeOptions {
  port: number
  /** The address that the server listens on. @default all of this machine's */
  host?: string | undefined
  /**
   * Trusted proxies: addresses, networks such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal`.
   * @default none
   */
  trustedProxies?: readonly string[] | undefined
  /**
   * Whether the trusted proxies say in `X-Forwarded-Host` which host a visitor requested. They must then replace what a
   * visitor sends in that header: it chooses the site. @default false
   */
  trustsForwardedHost?: boolean | undefined
  /** The folder of the built browser files, in which `assets` is one. @default the site answers for them */
  clientFolder?: string | undefined
  /** Telemetry, such as that of `createOpenTelemetry`, with its settings. */
  telemetry?: { settings: TelemetrySettings; made: OpenTelemetry } | undefined
  /**
   * Time to keep serving after SIGTERM, while `/readyz` answers 503 and load balancers switch to other processes, in
   * ms. @default 0
   */
  drainMs?: number | undefined
  /** Is called after the last request when the process is asked to end, which waits for it for some seconds. */
  onEnding?: (() => Promise<void>) | undefined
}

/**
 * Serves a site on Node until the process is asked to end: requests that run are finished first. Cached pages are
 * answered without a detour. When the port is taken it says so, and ends the process with 98.
 *
 * @param site - the site's options, or what makes them once there are a server and a cache
 * @throws SettingError when a setting is wrong
 */
export async function serveNode(options: NodeOptions, site: HostedSite['site']): Promise<void> {
  const only = 'site'
  // It refuses foreign hosts itself, in its own words.
  await serveSites(options, { sites: new Map([[only, { site }]]), siteOf: () => only })
}

/**
 * Serves several sites in one process by host, like `serveNode` for one. Unknown hosts get a 421. `/healthz`, `/readyz`
 * and `/metrics` are those of the process if requested by IP address.
 *
 * @throws SettingError if a setting is invalid
 */
export async function serveSites(
  {
    port,
    host,
    trustedProxies = [],
    trustsForwardedHost = false,
    clientFolder,
    telemetry: watched,
    drainMs,
    onEnding,
  }: NodeOptions,
  { sites, siteOf }: HostedSites,
): Promise<void> {
  const askedHost = createRequestedHost(trustsForwardedHost ? trustedProxies : [])
  const visitOf = createVisitReader({ trustedProxies, askedHost, telemetry: watched?.settings })
  const server = createServer({
    keepAliveTimeout: keepAliveMs,
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: 5000,
  })
  server.setTimeout(idleMs)
  const { isEnding, end } = endGracefully(server, { graceMs, drainMs })
  const shared = {
    visitOf,
    askedHost,
    isEnding,
    metrics: watched?.made.metrics,
    ...(clientFolder === undefined
      ? {}
      : { assets: serveAssets(clientFolder), publicFiles: servePublicFiles(clientFolder) }),
  }

  const origins: string[] = []
  async function listenerOf({ site, cacheBytes, telemetry }: HostedSite): Promise<RequestListener> {
    const telling = telemetry ?? watched?.made.telemetry
    const cache = createPageCache({
      now: monotonicNow,
      ...(cacheBytes === undefined ? {} : { maxBytes: cacheBytes }),
      ...(telling && { observe: telling.page }),
    })
    telling?.watchPageBytes(() => cache.bytes())
    const options = typeof site === 'function' ? await site({ server, cache }) : site
    origins.push(options.origin)
    return createSiteListener(options, { ...shared, cache, telemetry: telling })
  }

  const listeners = new Map<string | undefined, RequestListener>()
  for (const [key, site] of sites) listeners.set(key, await listenerOf(site))
  const foreign = createForeignHostListener({ ...shared, telemetry: watched?.made.telemetry })
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    const listener = listeners.get(siteOf(askedHost(request))) ?? foreign
    listener(request, response)
  })

  server.listen(port, host, () => {
    const address = server.address()
    const bound = typeof address === 'object' && address !== null ? address.port : port
    const [only, second] = origins
    const isOne = only !== undefined && second === undefined
    const reached = isOne && port !== 0 ? only : `http://localhost:${bound}`
    console.log(`${isOne ? 'site' : `${origins.length} sites`} listening on ${reached}`)
    process.send?.({ type: 'listening', origin: reached })
  })
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another.` : error.message,
    )
    process.exit(98)
  })
  const endProcess = (isUrgent: boolean) =>
    void end({ isUrgent })
      .then(() => onEnding && withTimeLimit(onEnding(), lastWritesMs))
      .catch((error: unknown) => console.error(error))
      .then(() => watched?.made.shutdown())
      .finally(() => process.exit(0))
  process.on('SIGTERM', () => endProcess(isEnding()))
  process.on('SIGINT', () => endProcess(true)).on('disconnect', () => endProcess(true))
}
