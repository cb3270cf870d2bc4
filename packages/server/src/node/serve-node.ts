import { createServer, type RequestListener, type Server } from 'node:http'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import type { OpenTelemetry } from '../telemetry/open-telemetry.ts'
import type { Telemetry, TelemetrySettings } from '../telemetry/telemetry.ts'
import { getMonotonicTime, withTimeout } from '../time.ts'
import {
  type NodeSite,
  createHostReader,
  createSiteListener,
  createContextReader,
} from './site-listener.ts'
import { addGracefulShutdown, limitPipelining } from './connections.ts'
import { serveAssets, servePublicFiles } from './serve-files.ts'

/** Time limit for running requests to finish on shutdown, in ms. */
const graceMs = 10_000
const onEndingTimeoutMs = 4000

/**
 * Keep-alive timeout, in ms. Longer than the usual idle timeout of load balancers (60 s). Otherwise, the server could close a
 * connection while the load balancer sends a request on it.
 */
const keepAliveTimeoutMs = 65_000

/** Timeout of idle connections, in ms. */
const idleTimeoutMs = 60_000
/** Time limit for receiving a request's headers, in ms. */
const headersTimeoutMs = 15_000
const requestTimeoutMs = 30_000

/** Site for unknown hosts. It responds with 421, except on the process's own endpoints. */
const unknownHostSite: NodeSite = {
  origin: 'http://localhost',
  isServedHost: () => false,
  render: async () => new Response(),
}

/** Objects of the process that a site's options can use. */
export interface NodeParts {
  server: Server
  cache: PageCache
}

/** Site that a process serves. */
export interface HostedSite {
  /** Site options, or a function that creates them. */
  site: NodeSite | ((parts: NodeParts) => NodeSite | Promise<NodeSite>)
  /** Maximum memory for cached pages, in bytes. @default 32 MB */
  cacheBytes?: number | undefined
  /** Telemetry of the site. @default that of the process */
  telemetry?: Telemetry | undefined
}

/** Sites of a process, and their hosts. */
export interface HostedSites {
  readonly sites: ReadonlyMap<string, HostedSite>
  /** Returns the key of the site for a `Host` header; undefined if there is none. */
  readonly getSiteKey: (host: string) => string | undefined
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
   * Whether to use the `X-Forwarded-Host` header of trusted proxies to select the site. The proxies must then overwrite any
   * value that a visitor sends. @default false
   */
  trustsForwardedHost?: boolean | undefined
  /** Folder of the built client files, which contains an `assets` folder. @default the site handles these paths */
  clientFolder?: string | undefined
  /** Telemetry of the process, and its settings. @default none */
  telemetry?: { settings: TelemetrySettings; made: OpenTelemetry } | undefined
  /** Time to keep serving after SIGTERM while `/readyz` responds with 503, in ms. @default 0 */
  drainMs?: number | undefined
  /** Called on shutdown, after the last request. The process waits up to 4 s for the promise. */
  onEnding?: (() => Promise<void>) | undefined
}

/**
 * Serves a site on Node until SIGTERM, SIGINT or the parent process's exit, then shuts down gracefully. If the server cannot
 * listen, for example because the port is in use, the process exits with code 98.
 *
 * @param site - site options, or a function that creates them
 * @throws SettingError if a setting is invalid
 */
export async function serveNode(options: NodeOptions, site: HostedSite['site']): Promise<void> {
  const only = 'site'
  // Every host maps to the site, which rejects foreign hosts with its own messages.
  await serveSites(options, { sites: new Map([[only, { site }]]), getSiteKey: () => only })
}

/**
 * Serves several sites in one process, selected by host. Otherwise like `serveNode`. Requests for unknown hosts get a 421.
 * `/healthz`, `/readyz` and `/metrics`, requested by IP address, describe the process.
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
  { sites, getSiteKey }: HostedSites,
): Promise<void> {
  const getHost = createHostReader(trustsForwardedHost ? trustedProxies : [])
  const getContext = createContextReader({ trustedProxies, getHost, telemetry: watched?.settings })
  const server = createServer({
    keepAliveTimeout: keepAliveTimeoutMs,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    connectionsCheckingInterval: 5000,
  })
  server.setTimeout(idleTimeoutMs)
  const { isEnding, end } = addGracefulShutdown(server, { graceMs, drainMs })
  const shared = {
    getContext,
    getHost,
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
  const foreign = createSiteListener(unknownHostSite, {
    ...shared,
    cache: createPageCache({ now: getMonotonicTime }),
    telemetry: watched?.made.telemetry,
  })
  limitPipelining(server)
  server.on('request', (request, response) => {
    if (request.socket.destroyed) return
    const listener = listeners.get(getSiteKey(getHost(request))) ?? foreign
    listener(request, response)
  })

  listen(server, { port, host, origins })
  const endProcess = (isUrgent: boolean) =>
    void end({ isUrgent })
      .then(() => onEnding && withTimeout(onEnding(), onEndingTimeoutMs))
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
