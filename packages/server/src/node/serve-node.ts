import { createServer, type RequestListener, type Server } from 'node:http'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts'
import type { Telemetry, TelemetrySettings } from '../telemetry/telemetry.ts'
import { getMonotonicTime, withTimeLimit } from '../time.ts'
import {
  type NodeSite,
  createHostReader,
  createSiteListener,
  createVisitReader,
} from './site-listener.ts'
import { endGracefully, limitPipelining } from './connections.ts'
import { serveAssets, servePublicFiles } from './serve-files.ts'

/** Maximum time for running requests to finish on shutdown, in ms. */
const graceMs = 10_000
/** Maximum time for `onEnding`, in ms. */
const lastWritesMs = 4000

/**
 * Keep-alive timeout, in ms. Longer than the usual idle timeout of load balancers (60 s). Otherwise, the server could close a
 * connection while the load balancer sends a request on it.
 */
const keepAliveMs = 65_000

/** Timeout of idle connections, in ms. */
const idleMs = 60_000
/** Timeouts for a request's headers and for the whole request, in ms. */
const headersMs = 15_000
const requestMs = 30_000

/** Rejects all requests with 421, except those for the process's own endpoints. */
const unknownHosts: NodeSite = {
  origin: 'http://localhost',
  isServedHost: () => false,
  render: async () => new Response(),
}

/** Parts of the process that a site's options may use. */
export interface NodeParts {
  server: Server
  cache: PageCache
}

/** A site that the process serves. */
export interface HostedSite {
  /** Site options, or a function that creates them. */
  site: NodeSite | ((parts: NodeParts) => NodeSite | Promise<NodeSite>)
  /** Memory limit of cached pages, in bytes. @default 32 MB */
  cacheBytes?: number | undefined
  /** Telemetry of this site. @default that of the process */
  telemetry?: Telemetry | undefined
}

/** Sites of a process, by key. */
export interface HostedSites {
  readonly sites: ReadonlyMap<string, HostedSite>
  /** Returns the key of the site with this `Host`; undefined if there is none. */
  readonly siteOf: (host: string) => string | undefined
}

export interface NodeOptions {
  port: number
  /** IP address to listen on. @default all interfaces */
  host?: string | undefined
  /**
   * Trusted proxies: IP addresses, CIDR ranges such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and `uniquelocal`.
   * @default none
   */
  trustedProxies?: readonly string[] | undefined
  /**
   * Whether to use the `X-Forwarded-Host` header of trusted proxies, which selects the site. The proxies must then overwrite
   * any value that a visitor sends. @default false
   */
  trustsForwardedHost?: boolean | undefined
  /** Folder of the built client files, with an `assets` folder in it. @default none; the site handles these paths */
  clientFolder?: string | undefined
  /** Telemetry, for example from `createOpenTelemetry`, and its settings. */
  telemetry?: { settings: TelemetrySettings; made: OpenTelemetry } | undefined
  /**
   * Time to keep serving after SIGTERM, in ms. Meanwhile `/readyz` responds with 503, so that load balancers switch to other
   * processes. @default 0
   */
  drainMs?: number | undefined
  /** Called on shutdown, after the last request. The process waits for it for up to 4 s. */
  onEnding?: (() => Promise<void>) | undefined
}

/**
 * Serves a site on Node until SIGTERM, SIGINT or the end of the parent process, then shuts down gracefully. If the server
 * cannot listen, for example because the port is in use, the process exits with code 98.
 *
 * @param site - site options, or a function that creates them
 * @throws SettingError if a setting is invalid
 */
export async function serveNode(options: NodeOptions, site: HostedSite['site']): Promise<void> {
  const only = 'site'
  // Every host maps to the site, which rejects foreign hosts with its own messages.
  await serveSites(options, { sites: new Map([[only, { site }]]), siteOf: () => only })
}

/**
 * Serves several sites in one process, selected by host. Like `serveNode` otherwise. Requests for unknown hosts get a 421. If
 * requested by IP address, `/healthz`, `/readyz` and `/metrics` are those of the process.
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
  const askedHost = createHostReader(trustsForwardedHost ? trustedProxies : [])
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
      now: getMonotonicTime,
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
  const foreign = createSiteListener(unknownHosts, {
    ...shared,
    cache: createPageCache({ now: getMonotonicTime }),
    telemetry: watched?.made.telemetry,
  })
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    const listener = listeners.get(siteOf(askedHost(request))) ?? foreign
    listener(request, response)
  })

  listen(server, { port, host, origins })
  const endProcess = (isUrgent: boolean) =>
    void end({ isUrgent })
      .then(() => onEnding && withTimeLimit(onEnding(), lastWritesMs))
      .catch((error: unknown) => console.error(error))
      .then(() => watched?.made.shutdown())
      .finally(() => process.exit(0))
  process.on('SIGTERM', () => endProcess(isEnding()))
  process.on('SIGINT', () => endProcess(true)).on('disconnect', () => endProcess(true))
}

function listen(
  server: Server,
  { port, host, origins }: Pick<NodeOptions, 'port' | 'host'> & { origins: readonly string[] },
): void {
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
      error.code === 'EADDRINUSE'
        ? `Port ${port} is already in use. Set PORT to another port.`
        : error.message,
    )
    process.exit(98)
  })
}
