import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Creates a function that returns the host a visitor requested: the `Host` header, or the `X-Forwarded-Host` header of a
 * trusted proxy. If that header has several values, the last one counts: the nearest proxy added it, while the visitor may
 * have sent the others.
 *
 * @param trustedProxies - the proxies that set `X-Forwarded-Host`, as `createClientAddress` takes them; empty to ignore it
 */
export function createRequestedHost(
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
