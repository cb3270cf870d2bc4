import type { RequestTrace } from '../log/request-trace.ts'

/** Information about a request that only the runtime can provide. */
export interface RequestContext {
  /** Client network, as returned by `getClientNetwork`, for rate limits. Undefined if it is unknown. */
  address?: string | undefined
  /** Requested host: a trusted proxy's `X-Forwarded-Host`, otherwise `Host`. */
  host?: string | undefined
  /** `traceparent` header, if a trusted proxy set it. */
  traceparent?: string | undefined
  /** Whether the client has access to `/metrics`. */
  mayReadMetrics?: boolean | undefined
  /** Id and log context of the request. */
  trace?: RequestTrace | undefined
}

/**
 * Whether a request is for an operator endpoint: a health check addressed to this process by IP address or `localhost`, or
 * `/metrics` from a client with access.
 */
export function isOperatorRequest(
  { url }: Pick<Request, 'url'>,
  { mayReadMetrics = false }: RequestContext,
): boolean {
  const { pathname, hostname } = new URL(url)
  if (pathname === '/metrics') return mayReadMetrics
  return healthPathPattern.test(pathname) && ipOrLocalhostPattern.test(hostname)
}

const healthPathPattern = /^\/(?:healthz|readyz)$/
const ipOrLocalhostPattern = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/** Function that returns whether the site serves a host. */
export type IsServedHost = (host: string) => boolean
