import { timingSafeEqual, createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Creates what decides who may read `/metrics`: with a token whoever has it, without one whoever asks from this
 * machine or from an address of a trusted network. What a proxy passes on for somebody else comes from there.
 *
 * @param trustedProxies - as `createClientAddress` takes them
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
