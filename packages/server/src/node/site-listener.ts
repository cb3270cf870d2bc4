import { getRequestListener } from '@hono/node-server'
import ipaddr from 'ipaddr.js'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import proxyAddress from 'proxy-addr'
import type { RequestContext } from '../entry/request-context.ts'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/site-handler.ts'
import type { Encoding } from '../http/compress.ts'
import type { LogWriter } from '../log/log-writer.ts'
import { createAccessLogEntry } from '../log/access-log-entry.ts'
import {
  type GetCacheKey,
  type CachedPage,
  type PageCache,
  getAnonymousCacheKey,
  selectCachedResponse,
  getCachedPageHeaders,
} from '../pages/page-cache.ts'
import { createSecurityHeaders } from '../policy/content-security-policy.ts'
import { cacheHitTiming } from '../telemetry/server-timing.ts'
import type { Telemetry, TelemetrySettings } from '../telemetry/telemetry.ts'
import { getMonotonicTime } from '../time.ts'

const resourcePolicyHeader = 'cross-origin-resource-policy'

/**
 * Creates a fast path for fresh cached pages. It sends the same response as the page handler, but without creating a `Request`
 * and a `Response`, which takes longer than sending the page.
 *
 * @returns a function that returns whether it has responded. If not, the site must handle the request
 */
export function createCacheResponder({
  cache,
  cacheKey = getAnonymousCacheKey,
  isSecure,
  isServedHost = () => true,
  now,
  write,
  sendsServerTiming = false,
  answered,
}: {
  cache: Pick<PageCache, 'fresh'>
  cacheKey?: GetCacheKey | undefined
  isSecure: boolean
  /** Returns whether the site serves the request's host. @default any host */
  isServedHost?: ((incoming: IncomingMessage) => boolean) | undefined
  now: () => number
  write?: LogWriter['request']
  sendsServerTiming?: boolean | undefined
  answered?: Telemetry['answered'] | undefined
}): (request: IncomingMessage, response: ServerResponse) => boolean {
  const fixed = createSecurityHeaders(isSecure)
  const heads = new WeakMap<CachedPage, Map<Encoding, string[]>>()

  function headOf(page: CachedPage, encoding: Encoding): string[] {
    const known = heads.get(page) ?? new Map<Encoding, string[]>()
    heads.set(page, known)
    const all = getCachedPageHeaders(page, encoding)
    const isOwnResource = all.some(([name]) => name === resourcePolicyHeader)
    const own = all.filter(([name]) => name === resourcePolicyHeader || !Object.hasOwn(fixed, name))
    const head = known.get(encoding) ?? [
      ...own.flat(),
      // Embeddable responses set their own policy.
      ...Object.entries(fixed)
        .filter(([name]) => !isOwnResource || name !== resourcePolicyHeader)
        .flat(),
      ...(sendsServerTiming ? ['server-timing', cacheHitTiming] : []),
    ]
    known.set(encoding, head)
    return head
  }

  /** Returns the fresh cached page for a request; undefined if there is none. */
  function cachedUnder({ url = '', headers }: IncomingMessage): CachedPage | undefined {
    if (!url.startsWith('/')) return undefined
    const asked = URL.parse(url, 'http://site.invalid')
    if (asked === null || asked.host !== 'site.invalid') return undefined
    try {
      const key = cacheKey(asked, { get: (name) => headers[name]?.toString() ?? null })
      return key === undefined ? undefined : cache.fresh(key.pathname + key.search)
    } catch {
      // An error here would end the process. The application fails in the same way, and responds with an error page.
      return undefined
    }
  }

  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const startedMs = answered === undefined ? 0 : performance.now()
    const page = cachedUnder(request)
    if (page === undefined || !isServedHost(request)) return false
    const { status, encoding, body } = selectCachedResponse(page, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding']?.toString(),
    })
    const head = headOf(page, encoding)
    response.writeHead(status, body ? [...head, 'content-length', String(body.length)] : head)
    response.end(method === 'HEAD' ? undefined : body)
    if (write) {
      const at = now()
      const pathname = url.split('?', 1)[0] ?? ''
      const { route } = page
      write(createAccessLogEntry({ method, pathname, route, status, startedMs: at, endedMs: at }))
    }
    answered?.({ method, route: page.route, status, ms: performance.now() - startedMs })
    return true
  }
}

/** Connect middleware: responds to the request, or calls `next`. */
export type NodeMiddleware = (
  ...request: [...Parameters<RequestListener>, next: () => void]
) => void

/** Site options, apart from those that the Node server sets. */
export interface NodeSite extends Omit<SiteHandlerOptions, 'cache' | 'isEnding' | 'metrics'> {
  /** Middleware that runs before the site, for example Vite in development. It disables the fast path for cached pages. */
  middleware?: NodeMiddleware | undefined
}

export interface SiteListenerOptions extends Pick<
  SiteHandlerOptions,
  'assets' | 'publicFiles' | 'metrics' | 'isEnding'
> {
  cache: PageCache
  telemetry: Telemetry | undefined
  getContext: (incoming: IncomingMessage) => RequestContext
  getHost: (incoming: IncomingMessage) => string
}

/** Creates the Node request listener of a site, with a fast path for cached pages. */
export function createSiteListener(
  { middleware, ...site }: NodeSite,
  { cache, telemetry, getContext, getHost: askedHost, ...parts }: SiteListenerOptions,
): RequestListener {
  const { origin, isServedHost } = site
  const handler = createSiteHandler({
    clock: getMonotonicTime,
    ...parts,
    ...(telemetry && { telemetry }),
    ...site,
    cache,
  })
  const answerCached = createCacheResponder({
    cache,
    cacheKey: site.cacheKey,
    isSecure: origin.startsWith('https:'),
    isServedHost: isServedHost && ((incoming) => isServedHost(askedHost(incoming))),
    now: Date.now,
    write: site.log?.request,
    sendsServerTiming: site.sendsServerTiming,
    answered: telemetry?.answered,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handler.fetch(request, getContext(incoming))
  })
  return (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerCached(request, response)) void listener(request, response)
  }
}

/** Thrown if an invalid setting prevents the server from starting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  /** Name of the setting, such as `trustedProxies`. */
  readonly setting: string

  /** @param problem - description of the problem, which becomes part of the message */
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}

/**
 * Creates a function that returns the requested host: a trusted proxy's `X-Forwarded-Host`, otherwise `Host`. If
 * `X-Forwarded-Host` has several values, the last one is used, because the nearest proxy added it and the client may have
 * forged the others.
 *
 * @param trustedProxies - proxies that set `X-Forwarded-Host`, in the format of `createClientNetworkReader`; empty to ignore
 * the header
 */
export function createHostReader(
  trustedProxies: readonly string[],
): (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-host']
    if (forwarded !== undefined && isTrusted(socket.remoteAddress ?? '', 0)) {
      return forwarded.toString().split(',').at(-1)?.trim() ?? ''
    }
    return headers.host ?? ''
  }
}

/** Function that returns the client network of a request; undefined if it is unknown. */
export type GetClientNetwork = (incoming: IncomingMessage) => string | undefined

/**
 * Creates a function that returns a request's client network, for rate limits.
 *
 * @param trustedProxies - proxies whose `X-Forwarded-For` is used: IP addresses, CIDR ranges such as `10.0.0.0/8`, or
 * `loopback`, `linklocal` and `uniquelocal`
 * @throws SettingError if an entry is invalid
 */
export function createClientNetworkReader(trustedProxies: readonly string[]): GetClientNetwork {
  const trust = compileTrustedProxies(trustedProxies)
  return (incoming) => {
    const address = proxyAddress(incoming, trust)
    return address === undefined ? undefined : getClientNetwork(address)
  }
}

function compileTrustedProxies(
  names: readonly string[],
): (address: string, distance: number) => boolean {
  try {
    return proxyAddress.compile([...names])
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new SettingError('trustedProxies', problem)
  }
}

/**
 * Returns an IPv4 address unchanged, and the /64 network of an IPv6 address, because providers assign a whole /64 to one
 * customer. Invalid addresses are returned unchanged.
 */
export function getClientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * Creates the access check of `/metrics`. If a token is set, clients must send it as a bearer token. Otherwise, clients on
 * this machine and in trusted networks have access. Behind a trusted proxy, the forwarded client address is checked.
 *
 * @param trustedProxies - in the format of `createClientNetworkReader`
 */
export function createMetricsAccess({
  trustedProxies,
  token,
}: {
  trustedProxies: readonly string[]
  token: string | undefined
}): (incoming: IncomingMessage) => boolean {
  const isTrusted = proxyAddress.compile(['loopback', ...trustedProxies])
  const trustsHop = proxyAddress.compile([...trustedProxies])
  return (incoming) => {
    if (token !== undefined) {
      return isSameToken(incoming.headers.authorization ?? '', `Bearer ${token}`)
    }
    const address = proxyAddress(incoming, trustsHop)
    return address !== undefined && isTrusted(address, 0)
  }
}

/** Compares in constant time, so that timing does not reveal the token. */
function isSameToken(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/**
 * Creates a function that returns the context of a Node request: client network, host, trace header of a trusted proxy, and
 * access to `/metrics`.
 *
 * @param options.trustedProxies - in the format of `createClientNetworkReader`
 * @param options.getHost - returns the requested host; see `createHostReader`
 * @throws SettingError if a proxy is invalid
 */
export function createContextReader({
  trustedProxies,
  getHost,
  telemetry,
}: {
  trustedProxies: readonly string[]
  getHost: (incoming: IncomingMessage) => string
  telemetry?: Pick<TelemetrySettings, 'metrics' | 'metricsToken' | 'otlpEndpoint'> | undefined
}): (incoming: IncomingMessage) => RequestContext {
  const clientAddress = createClientNetworkReader(trustedProxies)
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const mayReadMetrics = createMetricsAccess({ trustedProxies, token: telemetry?.metricsToken })
  const isTraced = telemetry?.otlpEndpoint !== undefined

  return (incoming) => {
    const { url, headers, socket } = incoming
    const asksMetrics = telemetry?.metrics === true && (url ?? '').split('?', 1)[0] === '/metrics'
    const traceparent =
      isTraced && isTrusted(socket.remoteAddress ?? '', 0) ? headers['traceparent'] : undefined
    return {
      address: clientAddress(incoming),
      host: getHost(incoming),
      ...(asksMetrics ? { mayReadMetrics: mayReadMetrics(incoming) } : {}),
      ...(typeof traceparent === 'string' ? { traceparent } : {}),
    }
  }
}
