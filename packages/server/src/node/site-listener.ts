import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { cacheAnonymousPages, type CacheKey } from '../pages/page-handler.ts'
import { securityHeaders } from '../policy/content-security-policy.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { Encoding } from '../http/compress.ts'
import {
  type CachedPage,
  cachedPageAnswer,
  cachedPageHeaders,
  type PageCache,
} from '../pages/page-cache.ts'
import { requestLine } from '../log/request-line.ts'
import type { LogWriter } from '../log/log-writer.ts'
import { cachedTiming } from '../telemetry/server-timing.ts'
import { getRequestListener } from '@hono/node-server'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/create-site-handler.ts'
import type { Visit } from '../entry/visit.ts'
import { monotonicNow } from '../time.ts'

const resourcePolicy = 'cross-origin-resource-policy'

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
}: {
  cache: Pick<PageCache, 'fresh'>
  cacheKey?: CacheKey | undefined
  isSecure: boolean
  /** Whether the site handles a request's host. @default every host */
  isServedHost?: ((incoming: IncomingMessage) => boolean) | undefined
  now: () => number
  write?: LogWriter['request']
  saysTiming?: boolean | undefined
  answered?: Telemetry['answered'] | undefined
}): (request: IncomingMessage, response: ServerResponse) => boolean {
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

/** Connect-style middleware: responds to the request, or calls `next`. */
export type NodeMiddleware = (
  ...request: [...Parameters<RequestListener>, next: () => void]
) => void

/** Options of one site. The server supplies the others. */
export interface NodeSite extends Omit<SiteHandlerOptions, 'cache' | 'isEnding' | 'metrics'> {
  /** Runs before the site, for example Vite in development. It disables the fast path for cached pages. */
  middleware?: NodeMiddleware | undefined
}

export interface SiteListenerOptions extends Pick<
  SiteHandlerOptions,
  'assets' | 'publicFiles' | 'metrics' | 'isEnding'
> {
  cache: PageCache
  telemetry: Telemetry | undefined
  visitOf: (incoming: IncomingMessage) => Visit
  askedHost: (incoming: IncomingMessage) => string
}

/** Creates the Node request listener of one site, with a fast path for cached pages. */
export function createSiteListener(
  { middleware, ...site }: NodeSite,
  { cache, telemetry, visitOf, askedHost, ...parts }: SiteListenerOptions,
): RequestListener {
  const { origin, isServedHost } = site
  const handler = createSiteHandler({
    clock: monotonicNow,
    ...parts,
    ...(telemetry && { telemetry }),
    ...site,
    cache,
  })
  const answerCached = createCachedAnswers({
    cache,
    cacheKey: site.cacheKey,
    isSecure: origin.startsWith('https:'),
    isServedHost: isServedHost && ((incoming) => isServedHost(askedHost(incoming))),
    now: Date.now,
    write: site.log?.request,
    saysTiming: site.saysTiming,
    answered: telemetry?.answered,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handler.fetch(request, visitOf(incoming))
  })
  return (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerCached(request, response)) void listener(request, response)
  }
}
