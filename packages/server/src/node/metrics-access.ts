import { timingSafeEqual, createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Creates the access check of `/metrics`: with a token, clients that send it; without one, clients on this machine or
 * in a trusted network. A proxy's forwarded requests count as the client's.
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

/** Compares without telling by the time it takes how much is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
