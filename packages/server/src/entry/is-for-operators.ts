import type { Visit } from './visit.ts'

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
