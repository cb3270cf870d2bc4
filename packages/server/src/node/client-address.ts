import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'
import proxyAddress from 'proxy-addr'
import { SettingError } from './setting-error.ts'

/** Says which address a request comes from; undefined where that is not known. */
export type ClientAddress = (incoming: IncomingMessage) => string | undefined

/**
 * Reads visitors' addresses, for limits alone: nothing writes them down whole.
 *
 * @param trustedProxies - addresses, networks such as `10.0.0.0/8`, or the names `loopback`, `linklocal` and
 *   `uniquelocal`: only they may say in `X-Forwarded-For` whom they ask for
 * @throws SettingError when one of them is none of these
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trust = trustOf(trustedProxies)
  return (incoming) => {
    const address = proxyAddress(incoming, trust)
    return address === undefined ? undefined : networkOf(address)
  }
}

function trustOf(names: readonly string[]): (address: string, distance: number) => boolean {
  try {
    return proxyAddress.compile([...names])
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    throw new SettingError('trustedProxies', problem)
  }
}

/** An IPv6 customer gets a whole /64 network with 2^64 addresses, which count as one. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
