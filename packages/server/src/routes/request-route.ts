import type { MatchRoute } from './matched-route.ts'
import { isValidEncoding } from './is-valid-encoding.ts'

/** The name of a request's route in logs and metrics. */
export interface RequestRoute {
  /** For example `/fundraising/:slug`; `/*` for content pages and 404s. */
  pattern: string
  /** User-controlled parts of the URL: names and search texts. */
  hidden: readonly string[]
}

const fixed = /^\/(healthz|readyz|metrics)$/
const folders = /^\/(media|assets|\.well-known)\//

/** Finds the pattern of the place that a request asks for, and the words in its address that no log may contain. */
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
