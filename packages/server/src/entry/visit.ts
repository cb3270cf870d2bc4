import type { RequestTrace } from '../log/request-trace.ts'

/** Facts about a request from the runtime, in addition to its headers and body. */
export interface Visit {
  /** Client network of the request, as `getClientNetwork` returns it; undefined if unknown. For rate limits. */
  address?: string | undefined
  /** Host that the visitor requested: from a trusted proxy's `X-Forwarded-Host`, or from `Host`. */
  host?: string | undefined
  /** `traceparent` header, if a trusted proxy set it. */
  traceparent?: string | undefined
  /** Whether the client has access to `/metrics`. */
  mayReadMetrics?: boolean | undefined
  /** The request's id and log context. */
  trace?: RequestTrace | undefined
}

/**
 * Whether a request is for an operator's endpoint: health checks addressed to this process by IP address or `localhost`, or
 * `/metrics` with access.
 */
export function isForOperators(
  { url }: Pick<Request, 'url'>,
  { mayReadMetrics = false }: Visit,
): boolean {
  const { pathname, hostname } = new URL(url)
  if (pathname === '/metrics') return mayReadMetrics
  return isHealth.test(pathname) && isAddress.test(hostname)
}

const isHealth = /^\/(?:healthz|readyz)$/
const isAddress = /^(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])$/

/** Whether the server handles requests for this host. */
export type IsServedHost = (host: string) => boolean
