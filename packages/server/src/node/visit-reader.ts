import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'
import ipaddr from 'ipaddr.js'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { TelemetrySettings } from '../telemetry/telemetry.ts'
import type { Visit } from '../entry/visit.ts'

/** Invalid setting that prevents the server from starting. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  /** Name of the setting, such as `trustedProxies`. */
  readonly setting: string

  /** @param problem - description of the problem, for the message */
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}

/**
 * Creates a function that returns the requested host: a trusted proxy's `X-Forwarded-Host`, otherwise `Host`. If
 * `X-Forwarded-Host` has several values, the last one is used: the nearest proxy added it, and the client may have forged the
 * others.
 *
 * @param trustedProxies - proxies that set `X-Forwarded-Host`, as for `createClientAddress`; empty to ignore the header
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

/** Returns the client network of a request; undefined if it is unknown. */
export type ClientAddress = (incoming: IncomingMessage) => string | undefined

/**
 * Creates a function that returns a request's client network, for rate limits. It is never logged in full.
 *
 * @param trustedProxies - IP addresses, CIDR ranges such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and
 * `uniquelocal`. Only their `X-Forwarded-For` is used
 * @throws SettingError if an entry is invalid
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trust = createTrust(trustedProxies)
  return (incoming) => {
    const address = proxyAddress(incoming, trust)
    return address === undefined ? undefined : clientNetwork(address)
  }
}

function createTrust(names: readonly string[]): (address: string, distance: number) => boolean {
  try {
    return proxyAddress.compile([...names])
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new SettingError('trustedProxies', problem)
  }
}

/**
 * Returns the address to count a client by: an IPv4 address, or the /64 network of an IPv6 address, because a customer gets a
 * whole /64. Invalid addresses are returned unchanged.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}

/**
 * Creates the access check of `/metrics`. If a token is set, clients must send it as a bearer token. Otherwise, clients on this
 * machine and in trusted networks have access. Behind a trusted proxy, the forwarded client address counts.
 *
 * @param trustedProxies - as for `createClientAddress`
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
      return isSame(incoming.headers.authorization ?? '', `Bearer ${token}`)
    }
    const address = proxyAddress(incoming, trustsHop)
    return address !== undefined && isTrusted(address, 0)
  }
}

/** Compares in constant time, so that timing does not reveal the token. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/**
 * Creates a function that derives the visit of a Node request: client network, host, trusted trace header, and access to
 * `/metrics`.
 *
 * @param options.trustedProxies - IP addresses, CIDR ranges such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and
 * `uniquelocal`
 * @param options.askedHost - returns the requested host, see `createHostReader`
 * @throws SettingError if a proxy is invalid
 */
export function createVisitReader({
  trustedProxies,
  askedHost,
  telemetry,
}: {
  trustedProxies: readonly string[]
  askedHost: (incoming: IncomingMessage) => string
  telemetry?: Pick<TelemetrySettings, 'metrics' | 'metricsToken' | 'otlpEndpoint'> | undefined
}): (incoming: IncomingMessage) => Visit {
  const clientAddress = createClientAddress(trustedProxies)
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
      host: askedHost(incoming),
      ...(asksMetrics ? { mayReadMetrics: mayReadMetrics(incoming) } : {}),
      ...(typeof traceparent === 'string' ? { traceparent } : {}),
    }
  }
}
