import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

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
