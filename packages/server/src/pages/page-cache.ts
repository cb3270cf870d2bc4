import { LRUCache } from 'lru-cache'
import type { RefusalResponder } from '../entry/refusal.ts'
import {
  compressBrotli,
  type CompressedBody,
  compressWith,
  type Encoding,
} from '../http/compress.ts'
import { chooseEncoding } from '../http/negotiate.ts'
import { type InvalidatedKeys, isInvalidated } from '../reads/invalidator.ts'
import { createStaleCache } from '../reads/stale-cache.ts'
import type { PageOutcome } from '../telemetry/telemetry.ts'
import type { WaitUntil } from '../time.ts'
import {
  createRenderFacts,
  createNonce,
  isClosedPage,
  isHtml,
  renderSharedPage,
  type RenderPageOptions,
  type RenderScope,
  replaceNonceWithPolicy,
} from './render-page.ts'

/** Rendered page that is the same for all visitors. */
export interface CachedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: CompressedBody
  etag: string
  /** Route pattern of the page. */
  route: string
  /** End of the fresh period, in ms of the cache's clock. */
  freshUntilMs: number
  /** End of the stale-while-revalidate period, in ms of the cache's clock. */
  staleUntilMs: number
  /** Keys of the reads that the page depends on. */
  reads: ReadonlySet<string>
}

/** Result of a render: a page, or a response that is passed through to a single caller, such as a stream. */
export type RenderedPage =
  | {
      page: CachedPage
      mayKeep: boolean
      /** Whether only the caller that started the render may get the page. */
      isPersonal: boolean
    }
  | { own: Response }

export interface PageCache {
  /**
   * Returns the cached page of a key, or renders it. Concurrent callers share one render, unless its result turns out to be
   * private. Then each caller gets a separate render.
   */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | Response>
  /** Returns the cached page if it is fresh; undefined otherwise. */
  fresh(key: string): CachedPage | undefined
  /** Returns the cached page, even if it is stale. */
  last(key: string): CachedPage | undefined
  /** Returns the approximate size of the cached pages, in bytes, without 404 pages. */
  bytes(): number
  /** Invalidates pages that depend on these reads, for example after a donation. */
  invalidate(what: InvalidatedKeys): void
}

const mebibyte = 1024 * 1024

/**
 * Creates the page cache.
 *
 * @param now - monotonic clock, in milliseconds
 * @param observe - called with the outcome of each request
 * @param background - keeps background renders alive in worker runtimes. @default a no-op
 * @param maxBytes - maximum memory for pages, in bytes. @default 32 MB
 * @param maxMissingBytes - maximum memory for 404 pages, in bytes. Separate, so that made-up URLs cannot evict real pages.
 * @default 4 MB
 */
export function createPageCache({
  now,
  background = () => undefined,
  maxBytes = 32 * mebibyte,
  maxMissingBytes = 4 * mebibyte,
  observe = () => undefined,
}: {
  now: () => number
  observe?: (outcome: PageOutcome) => void
  background?: WaitUntil
  maxBytes?: number
  maxMissingBytes?: number
}): PageCache {
  const sizeCalculation = ({ body }: CachedPage, key: string) =>
    body.identity.length + body.br.length + body.gzip.length + key.length * 2 + 1024
  const found = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation })
  const missing = new LRUCache<string, CachedPage>({ maxSize: maxMissingBytes, sizeCalculation })
  const isMissing = ({ status }: CachedPage) => status === 404
  const pages = createStaleCache<CachedPage, RenderedPage>({
    found,
    missing,
    isMissing,
    background,
  })
  const recompress = createRecompressor()

  /** Returns a cached page, and queues its recompression, because it has been requested more than once. */
  function giveAgain(page: CachedPage, outcome: PageOutcome): CachedPage {
    observe(outcome === 'hit' && isMissing(page) ? 'not-found' : outcome)
    const work = recompress(page.body)
    if (work) background(work)
    return page
  }

  /** Renders a page, or waits for a render in progress. */
  async function render(
    key: string,
    work: () => Promise<RenderedPage>,
  ): Promise<CachedPage | Response> {
    const { result, isJoined } = pages.share(key, async ({ isCurrent }) => {
      const rendered = await work()
      // The server is overloaded. Keep the previous page.
      if ('page' in rendered && rendered.page.status === 503) return rendered
      if ('own' in rendered || !rendered.mayKeep)
        [found, missing].forEach((store) => store.delete(key))
      else if (isCurrent()) pages.set(key, rendered.page)
      return rendered
    })
    const rendered = await result
    return getResult(isJoined && isForOneCaller(rendered) ? await work() : rendered)
  }

  /** Renders a page in the background. */
  async function refresh(key: string, work: () => Promise<RenderedPage>): Promise<void> {
    const result = await render(key, work)
    if (isResponse(result)) await result.body?.cancel()
  }

  return {
    async get(key, work) {
      const kept = pages.get(key)
      if (kept && now() < kept.freshUntilMs) return giveAgain(kept, 'hit')
      if (kept && now() < kept.staleUntilMs) {
        refresh(key, work).catch(() => undefined)
        return giveAgain(kept, 'stale')
      }
      observe('miss')
      return render(key, work)
    },
    fresh(key) {
      const kept = pages.get(key)
      return kept && now() < kept.freshUntilMs ? giveAgain(kept, 'hit') : undefined
    },
    bytes: () => found.calculatedSize,
    last: (key) => found.peek(key) ?? missing.peek(key),
    invalidate(what) {
      pages.invalidate(
        (page) => {
          if (!dependsOn(page, what)) return false
          Object.assign(page, { freshUntilMs: 0, staleUntilMs: 0 })
          return true
        },
        // The reads of a render in progress are unknown.
        () => true,
      )
    },
  }
}

function isForOneCaller(rendered: RenderedPage): boolean {
  return 'own' in rendered || rendered.isPersonal
}

function getResult(rendered: RenderedPage): CachedPage | Response {
  return 'own' in rendered ? rendered.own : rendered.page
}

function dependsOn({ reads }: CachedPage, what: InvalidatedKeys): boolean {
  for (const key of reads) if (isInvalidated(what, key)) return true
  return false
}

/** Maximum queue length. If the queue is full, the body is queued on its next use. */
const maxQueueLength = 32
const maxBrotliQuality = 11

/**
 * Creates a function that recompresses cached bodies at the highest Brotli level, one at a time in the background. This takes
 * a hundred times as long as the initial compression, but saves a network round trip.
 *
 * @returns a function to call on each use of a body. The first call queues the body, and returns a promise of its
 * recompression
 */
export function createRecompressor(): (body: CompressedBody) => Promise<void> | undefined {
  const known = new WeakSet<CompressedBody>()
  let waiting = 0
  let turn = Promise.resolve()

  async function recompress(body: CompressedBody): Promise<void> {
    try {
      body.br = await compressBrotli(body.identity, maxBrotliQuality)
    } catch {
      // Keep the existing compression.
    } finally {
      waiting -= 1
    }
  }

  return (body) => {
    if (waiting >= maxQueueLength || known.has(body)) return undefined
    known.add(body)
    waiting += 1
    turn = turn.then(() => recompress(body))
    return turn
  }
}

/** Status and body of the response to a request for a cached page. */
export interface CachedPageResponse {
  status: number
  /** Encoding of the body; `identity` if there is none. */
  encoding: Encoding
  /** Undefined for a 304. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** Selects the status and encoding of a cached page for a request's headers. */
export function selectCachedResponse(
  page: CachedPage,
  asked: { ifNoneMatch: string | null | undefined; acceptEncoding: string | null | undefined },
): CachedPageResponse {
  if (page.status === 200 && matchesEtag(asked.ifNoneMatch, page.etag)) {
    return { status: 304, encoding: 'identity', body: undefined }
  }
  const encoding = chooseEncoding(asked.acceptEncoding)
  return { status: page.status, encoding, body: page.body[encoding] }
}

/** Whether `If-None-Match` matches an ETag, by weak comparison (RFC 9110, 13.1.2). */
function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (ifNoneMatch === null || ifNoneMatch === undefined) return false
  const isSame = (tag: string) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(isSame)
}

/** Returns the response headers of a cached page in an encoding. */
export function getCachedPageHeaders(
  page: CachedPage,
  encoding: Encoding,
): (readonly [string, string])[] {
  const own = [...page.headers, ['etag', page.etag]] as const
  return encoding === 'identity' ? [...own] : [...own, ['content-encoding', encoding]]
}

/**
 * Function that returns the cache key of a request: its URL without irrelevant parts, such as campaign parameters. The page is
 * rendered with this URL. Returns undefined if the response must not be cached.
 *
 * @param url - the requested URL
 * @param headers - request headers
 */
export type GetCacheKey = (
  url: URL,
  headers: { get: (name: string) => string | null },
) => URL | undefined

/** Returns the URL of a request without query, cookies and credentials as its cache key; undefined for all others. */
export const getAnonymousCacheKey: GetCacheKey = (url, headers) =>
  url.search === '' && headers.get('cookie') === null && headers.get('authorization') === null
    ? url
    : undefined

export interface PageHandlerOptions extends RenderPageOptions {
  cache: PageCache
  cacheKey: GetCacheKey
}

/** Client network and trace of a request. */
export type ClientScope = Pick<RenderScope, 'address' | 'trace'>

export interface PageHandler {
  /** Handles page and data requests, and form submissions. */
  handlePage: (request: Request, scope?: ClientScope) => Promise<Response>
  /** Responds to a rejected request with the site's error page. */
  refusePage: RefusalResponder
}

/**
 * Creates the page handler. Requests with a cache key are served from the cache, all others are rendered. HTML pages get a CSP
 * that allows only their own scripts.
 */
export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { render, cache, cachesPages, cacheKey } = options

  return {
    async handlePage(request, scope = {}) {
      const url = new URL(request.url)
      const cached =
        cachesPages && isDocumentRequest(request, url) ? cacheKey(url, request.headers) : undefined
      if (cached === undefined) return renderOnce(request, scope)
      const page = await cachedPage(cached.pathname + cached.search, cached, { trace: scope.trace })
      return toResponse(page, request)
    },
    async refusePage(request, { status, headers = {} }, { trace }) {
      const address = new URL('/', request.url)
      const response = await toResponse(
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
      renderSharedPage(
        options,
        // Without the visitor's headers, because the response is for everyone.
        new Request(address, { headers: { accept: 'text/html', host: address.host } }),
        { before: cache.last(key), ...scope },
      ),
    )
  }

  async function renderOnce(request: Request, scope: ClientScope): Promise<Response> {
    const facts = createRenderFacts()
    const nonce = createNonce()
    const renderScope: RenderScope = {
      ...scope,
      nonce,
      facts,
      isClosed: await isClosedPage(options, request),
    }
    const response = await render(request, renderScope)
    if (!isHtml(response)) return toPrivateResponse(response, request)
    const headers = getPrivateHeaders(response)
    const html = await replaceNonceWithPolicy(options, response, renderScope)
    for (const [name, value] of Object.entries(html.headers)) headers.set(name, value)
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const body = request.method === 'HEAD' ? null : await compressWith(encoding, html.content)
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    headers.set('vary', 'accept-encoding')
    return new Response(body, { status: response.status, headers })
  }
}

function isDocumentRequest({ method }: Request, { pathname }: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !pathname.endsWith('.data') && pathname !== '/__manifest'
}

function getPrivateHeaders(response: Response): Headers {
  const headers = new Headers(response.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
  return headers
}

/** Returns a copy of a response with `Cache-Control: private, no-store` by default. For HEAD, without the body. */
async function toPrivateResponse(response: Response, { method }: Request): Promise<Response> {
  const init = { status: response.status, headers: getPrivateHeaders(response) }
  if (method !== 'HEAD') return new Response(response.body, init)
  await response.body?.cancel()
  return new Response(null, init)
}

/** Not by `instanceof`, because the Node adapter replaces the global `Response`. */
function isResponse(page: CachedPage | Response): page is Response {
  return !('etag' in page)
}

async function toResponse(page: CachedPage | Response, request: Request): Promise<Response> {
  if (isResponse(page)) return toPrivateResponse(page, request)
  const { method, headers: asked } = request
  const { status, encoding, body } = selectCachedResponse(page, {
    ifNoneMatch: asked.get('if-none-match'),
    acceptEncoding: asked.get('accept-encoding'),
  })
  const headers = new Headers(getCachedPageHeaders(page, encoding) as [string, string][])
  return new Response(method === 'HEAD' ? null : (body ?? null), { status, headers })
}
