import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'
import { SettingError } from './setting-error.ts'

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
