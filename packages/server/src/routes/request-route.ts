import type { MatchRoute } from './matched-route.ts'
import { isValidEncoding } from './is-valid-encoding.ts'

/** Route of a request, for logs and metrics. */
export interface RequestRoute {
  /** For example `/fundraising/:slug`; `/*` for content pages and 404s. */
  pattern: string
  /** User-controlled parts of the URL, which must not be logged: slugs and query values. */
  hidden: readonly string[]
}

const fixed = /^\/(healthz|readyz|metrics)$/
const folders = /^\/(media|assets|\.well-known)\//

/** Returns the route pattern of a URL, and the texts in the URL that must not be logged. */
export async function requestRoute(address: string, matchRoute: MatchRoute): Promise<RequestRoute> {
  const url = URL.parse(address)
  if (url === null || !isValidEncoding(url.pathname)) return { pattern: '/*', hidden: [] }
  const { pathname, searchParams } = url
  const [, folder] = folders.exec(pathname) ?? []
  if (folder !== undefined) return { pattern: `/${folder}/*`, hidden: [] }
  if (fixed.test(pathname)) return { pattern: pathname, hidden: [] }
  const route = await matchRoute(pathname)
  const hidden = [...searchParams.values(), ...(route?.slug === undefined ? [] : [route.slug])]
  const data = pathname.endsWith('.data') ? '.data' : ''
  return { pattern: `${route?.pattern ?? '/*'}${data}`, hidden }
}
