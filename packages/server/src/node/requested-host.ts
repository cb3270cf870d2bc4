import type { IncomingMessage } from 'node:http'
import proxyAddress from 'proxy-addr'

/**
 * Creates what says which host the visitor of a request asked for: its `Host`, or the first that a trusted proxy names
 * in `X-Forwarded-Host`, as where it ends TLS and asks for an internal name.
 */
export function createRequestedHost(
  trustedProxies: readonly string[],
): (incoming: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-host']
    if (forwarded !== undefined && isTrusted(socket.remoteAddress ?? '', 0)) {
      return forwarded.toString().split(',', 1)[0]?.trim() ?? ''
    }
    return headers.host ?? ''
  }
}
