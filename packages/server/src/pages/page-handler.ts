import {
  createAnswerFacts,
  createNonce,
  isClosedPage,
  isHtml,
  renderForAll,
  type RenderPageOptions,
  type RenderScope,
  withFinalPolicy,
} from './render-page.ts'
import { chooseEncoding } from '../http/negotiate.ts'
import { compressFor } from '../http/compress.ts'
import {
  type CachedPage,
  cachedPageAnswer,
  cachedPageHeaders,
  type PageCache,
} from './page-cache.ts'
import type { AnswerRefusal } from '../entry/refusal.ts'

/**
 * Returns the cache key of a request: its URL without irrelevant parts, such as campaign parameters. This is also the URL that
 * is rendered. Undefined if the response must not be cached.
 *
 * @param url - the requested URL
 * @param headers - request headers
 */
export type CacheKey = (
  url: URL,
  headers: { get: (name: string) => string | null },
) => URL | undefined

/** Cache key of requests without a query, cookies or credentials; undefined for all others. */
export const cacheAnonymousPages: CacheKey = (url, headers) =>
  url.search === '' && headers.get('cookie') === null && headers.get('authorization') === null
    ? url
    : undefined

export interface PageHandlerOptions extends RenderPageOptions {
  cache: PageCache
  cacheKey: CacheKey
}

/** Client network and trace of a request. */
export type VisitScope = Pick<RenderScope, 'address' | 'trace'>

export interface PageHandler {
  /** Handles pages, data requests and forms. */
  handlePage: (request: Request, scope?: VisitScope) => Promise<Response>
  /** Responds to a rejected request with the site's error page. */
  refusePage: AnswerRefusal
}

/**
 * Creates the page handler. Anonymous pages come from the cache, all others are rendered per request. In HTML pages, the nonce
 * is replaced with a CSP that allows only the page's own scripts.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { render, cache, cachesPages, cacheKey } = options

  return {
    async handlePage(request, scope = {}) {
      const url = new URL(request.url)
      const cached =
        cachesPages && isDocumentRead(request, url) ? cacheKey(url, request.headers) : undefined
      if (cached === undefined) return renderOnce(request, scope)
      const page = await cachedPage(cached.pathname + cached.search, cached, { trace: scope.trace })
      return answer(page, request)
    },
    async refusePage(request, { status, headers = {} }, { trace }) {
      const address = new URL('/', request.url)
      const response = await answer(
        await cachedPage(`refused ${status}`, address, { trace, refused: status }),
        request,
      )
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
      response.headers.set('cache-control', 'private, no-store')
      return response
    },
  }

  function cachedPage(
    key: string,
    address: URL,
    scope: Pick<RenderScope, 'refused' | 'trace'>,
  ): Promise<CachedPage | Response> {
    return cache.get(key, () =>
      renderForAll(
        options,
        // Without the visitor's headers, because the response is for everyone.
        new Request(address, { headers: { accept: 'text/html', host: address.host } }),
        { before: cache.last(key), ...scope },
      ),
    )
  }

  async function renderOnce(request: Request, scope: VisitScope): Promise<Response> {
    const facts = createAnswerFacts()
    const nonce = createNonce()
    const renderScope: RenderScope = {
      ...scope,
      nonce,
      facts,
      isClosed: await isClosedPage(options, request),
    }
    const response = await render(request, renderScope)
    if (!isHtml(response)) return answerOwn(response, request)
    const headers = ownHeaders(response)
    const html = await withFinalPolicy(options, response, renderScope)
    for (const [name, value] of Object.entries(html.headers)) headers.set(name, value)
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const body = request.method === 'HEAD' ? null : await compressFor(encoding, html.content)
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    headers.set('vary', 'accept-encoding')
    return new Response(body, { status: response.status, headers })
  }
}

function isDocumentRead({ method }: Request, { pathname }: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !pathname.endsWith('.data') && pathname !== '/__manifest'
}

function ownHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return headers
}

/** Passes a response through, with `Cache-Control: private, no-store` if it has none. For HEAD, drops the body. */
async function answerOwn(response: Response, { method }: Request): Promise<Response> {
  const init = { status: response.status, headers: ownHeaders(response) }
  if (method !== 'HEAD') return new Response(response.body, init)
  await response.body?.cancel()
  return new Response(null, init)
}

async function answer(page: CachedPage | Response, request: Request): Promise<Response> {
  if (page instanceof Response) return answerOwn(page, request)
  const { method, headers: asked } = request
  const { status, encoding, body } = cachedPageAnswer(page, {
    ifNoneMatch: asked.get('if-none-match'),
    acceptEncoding: asked.get('accept-encoding'),
  })
  const headers = new Headers(cachedPageHeaders(page, encoding) as [string, string][])
  return new Response(method === 'HEAD' ? null : (body ?? null), { status, headers })
}
