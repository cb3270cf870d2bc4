import type { Visit } from './visit.ts'

/** Whether it is what a load balancer asks a process itself, by its address, or what only operators may read. */
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
