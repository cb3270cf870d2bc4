import type { IncomingMessage, ServerResponse } from 'node:http'
import { cacheAnonymousPages, type CacheKey } from '../pages/cache-key.ts'
import { securityHeaders } from '../policy/content-security-policy.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { Encoding } from '../http/compress.ts'
import { cachedPageAnswer, cachedPageHeaders } from '../pages/cached-page-answer.ts'
import type { CachedPage, PageCache } from '../pages/page-cache.ts'
import { type RequestLine, requestLine } from '../log/request-line.ts'
import { cachedTiming } from '../telemetry/server-timing.ts'

const resourcePolicy = 'cross-origin-resource-policy'

export interface CachedAnswersOptions {
  cache: Pick<PageCache, 'fresh'>
  /** @default cacheAnonymousPages */
  cacheKey?: CacheKey | undefined
  isSecure: boolean
  /** Whether the site handles a request's host. @default every host */
  isServedHost?: ((incoming: IncomingMessage) => boolean) | undefined
  now: () => number
  /** Receives an access log line for each response. */
  write?: ((line: RequestLine) => void) | undefined
  /** Whether responses have a `Server-Timing` header. @default false */
  saysTiming?: boolean
  /** Records each response in the telemetry, if set. */
  answered?: Telemetry['answered'] | undefined
}

/**
 * Creates a fast path for fresh cached pages. It responds as the page handler would, but without creating a `Request` and a
 * `Response`, which takes longer than sending the page.
 *
 * @returns a function that returns whether it responded. If not, the application must handle the request
 */
export function createCachedAnswers({
  cache,
  cacheKey = cacheAnonymousPages,
  isSecure,
  isServedHost = () => true,
  now,
  write,
  saysTiming = false,
  answered,
}: CachedAnswersOptions): (request: IncomingMessage, response: ServerResponse) => boolean {
  const fixed = securityHeaders(isSecure)
  const heads = new WeakMap<CachedPage, Map<Encoding, string[]>>()

  function headOf(page: CachedPage, encoding: Encoding): string[] {
    const known = heads.get(page) ?? new Map<Encoding, string[]>()
    heads.set(page, known)
    const all = cachedPageHeaders(page, encoding)
    const isOwnResource = all.some(([name]) => name === resourcePolicy)
    const own = all.filter(([name]) => name === resourcePolicy || !Object.hasOwn(fixed, name))
    const head = known.get(encoding) ?? [
      ...own.flat(),
      // Embeddable responses set their own policy.
      ...Object.entries(fixed)
        .filter(([name]) => !isOwnResource || name !== resourcePolicy)
        .flat(),
      ...(saysTiming ? ['server-timing', cachedTiming] : []),
    ]
    known.set(encoding, head)
    return head
  }

  /** Returns the fresh cached page for a request; undefined if there is none, or the request is not for a page. */
  function cachedUnder({ url = '', headers }: IncomingMessage): CachedPage | undefined {
    if (!url.startsWith('/')) return undefined
    const asked = URL.parse(url, 'http://site.invalid')
    if (asked === null || asked.host !== 'site.invalid') return undefined
    try {
      const key = cacheKey(asked, { get: (name) => headers[name]?.toString() ?? null })
      return key === undefined ? undefined : cache.fresh(key.pathname + key.search)
    } catch {
      // An error here would end the process. The application fails in the same way, and responds with an error page.
      return undefined
    }
  }

  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const startedMs = answered === undefined ? 0 : performance.now()
    const page = cachedUnder(request)
    if (page === undefined || !isServedHost(request)) return false
    const { status, encoding, body } = cachedPageAnswer(page, {
      ifNoneMatch: headers['if-none-match'],
      acceptEncoding: headers['accept-encoding']?.toString(),
    })
    const head = headOf(page, encoding)
    response.writeHead(status, body ? [...head, 'content-length', String(body.length)] : head)
    response.end(method === 'HEAD' ? undefined : body)
    if (write) {
      const at = now()
      const pathname = url.split('?', 1)[0] ?? ''
      const { route } = page
      write(requestLine({ method, pathname, route, status, startedMs: at, endedMs: at }))
    }
    answered?.({ method, route: page.route, status, ms: performance.now() - startedMs })
    return true
  }
}
