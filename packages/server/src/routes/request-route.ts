import type { MatchRoute } from './matched-route.ts'

/** Paths that the server handles before the router. */
const serverPathPattern = /^\/(?:(healthz|readyz|metrics)$|(media|assets|\.well-known)\/)/

/** Whether a path supports only GET and HEAD. */
export function isReadOnlyPath(pathname: string): boolean {
  return serverPathPattern.test(pathname)
}

/** Whether a path has valid percent-encoding. For invalid paths, the router would log a warning that contains the path. */
export function hasValidEncoding(pathname: string): boolean {
  try {
    // The result is used so that bundlers do not remove the call.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/** Returns the page path of a data request, such as `/about` for `/about.data`. Returns other paths unchanged. */
export function toPagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.replace(/\.data$/, '')
}

/** Route of a request, for the log and metrics. */
export interface RequestRoute {
  /** Route pattern, such as `/fundraising/:slug`; `/*` for content pages and 404s. */
  pattern: string
  /** User-controlled parts of the URL, which must not be logged: slugs and query values. */
  hidden: readonly string[]
}

export async function getRequestRoute(
  address: string,
  matchRoute: MatchRoute,
): Promise<RequestRoute> {
  const url = URL.parse(address)
  if (url === null || !hasValidEncoding(url.pathname)) return { pattern: '/*', hidden: [] }
  const { pathname, searchParams } = url
  const [, endpoint, folder] = serverPathPattern.exec(pathname) ?? []
  if (endpoint !== undefined) return { pattern: pathname, hidden: [] }
  if (folder !== undefined) return { pattern: `/${folder}/*`, hidden: [] }
  const route = await matchRoute(pathname)
  const hidden = [...searchParams.values(), ...(route?.slug === undefined ? [] : [route.slug])]
  const data = pathname.endsWith('.data') ? '.data' : ''
  return { pattern: `${route?.pattern ?? '/*'}${data}`, hidden }
}
