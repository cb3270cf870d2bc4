import type { MatchRoute } from './matched-route.ts'

/** Paths that the server handles before the router. */
const fixed = /^\/(?:(healthz|readyz|metrics)$|(media|assets|\.well-known)\/)/

/** Whether a path supports only GET and HEAD. */
export function isReadOnly(pathname: string): boolean {
  return fixed.test(pathname)
}

/** Whether a path has valid percent-encoding. For invalid paths, the router would log a warning that contains the path. */
export function isValidEncoding(pathname: string): boolean {
  try {
    // The result is used so that bundlers do not remove the call.
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/**
 * Returns the page's path for a data request: the router requests the data of `/about` from `/about.data`, and that of `/` from
 * `/_root.data`. Other paths are returned unchanged.
 */
export function pagePath(pathname: string): string {
  if (pathname.endsWith('/_.data')) return pathname.slice(0, -'_.data'.length)
  if (pathname === '/_root.data') return '/'
  return pathname.replace(/\.data$/, '')
}

/** Route of a request, for logs and metrics. */
export interface RequestRoute {
  /** For example `/fundraising/:slug`; `/*` for content pages and 404s. */
  pattern: string
  /** User-controlled parts of the URL, which must not be logged: slugs and query values. */
  hidden: readonly string[]
}

/** Returns the route pattern of a URL, and the texts in the URL that must not be logged. */
export async function requestRoute(address: string, matchRoute: MatchRoute): Promise<RequestRoute> {
  const url = URL.parse(address)
  if (url === null || !isValidEncoding(url.pathname)) return { pattern: '/*', hidden: [] }
  const { pathname, searchParams } = url
  const [, endpoint, folder] = fixed.exec(pathname) ?? []
  if (endpoint !== undefined) return { pattern: pathname, hidden: [] }
  if (folder !== undefined) return { pattern: `/${folder}/*`, hidden: [] }
  const route = await matchRoute(pathname)
  const hidden = [...searchParams.values(), ...(route?.slug === undefined ? [] : [route.slug])]
  const data = pathname.endsWith('.data') ? '.data' : ''
  return { pattern: `${route?.pattern ?? '/*'}${data}`, hidden }
}
