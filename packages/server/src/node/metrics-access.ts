import { timingSafeEqual, createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

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
