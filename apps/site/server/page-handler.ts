import { createHash, randomBytes } from 'node:crypto'
import { canonicalPageUrl, isPersonal } from '../src/document/cache-key.ts'
import {
  contentSecurityPolicy,
  type PolicySources,
} from '../src/document/content-security-policy.ts'
import { mayBeFramed } from '../src/document/frame-rule.ts'
import { sealDocument } from '../src/document/seal-document.ts'
import { previewRedirect, previewToken } from '../src/preview/preview-query.ts'
import { createRequestFacts, type RequestFacts } from '../src/wiring/request-facts.ts'
import { chooseEncoding, compress, compressFor } from './compress.ts'
import { keptPageAnswer, keptPageHeaders } from './kept-page-answer.ts'
import type { KeptPage, PageCache, Rendered } from './page-cache.ts'

/** Renders one request with the site's build. */
export type RenderRequest = (
  request: Request,
  options: { nonce: string; facts: RequestFacts; previewToken?: string | undefined },
) => Promise<Response>

/** The part of the policy that does not depend on content. Framing waits for the site's own switch. */
export type FixedPolicy = Omit<
  PolicySources,
  'scriptHashes' | 'styleHashes' | 'scriptSources' | 'frameOrigins'
>

export interface PageHandlerOptions {
  render: RenderRequest
  cache: PageCache
  /** What every page of the site may load; the rest is each page's own. */
  policy: FixedPolicy
  /** Pages are kept in production only: while developing every request is rendered. */
  keepPages: boolean
  now: () => number
}

/** A whole page is given out as it is for this long, … */
const freshMs = 10_000
/** … and while it is rendered again for this long. */
const staleMs = 60_000
/** A page with something missing is kept only this long. */
const degradedMs = 5000

/**
 * Answers page requests: anonymous pages from the cache, everything else rendered for the one who
 * asks. Every HTML page is sealed: no nonce, and a policy that fits just its own scripts.
 */
export function createPageHandler(
  options: PageHandlerOptions,
): (request: Request) => Promise<Response> {
  const { render, cache, keepPages } = options

  return async (request) => {
    const url = new URL(request.url)
    const preview = isDocumentRead(request, url) ? previewRedirect(url) : undefined
    if (preview !== undefined) {
      const headers = { location: preview, 'cache-control': 'private, no-store' }
      return new Response(null, { status: 302, headers })
    }
    const mayKeep = keepPages && isAnonymousPage(request, url)
    if (!mayKeep) return renderOnce(options, request)
    const canonical = canonicalPageUrl(url)
    const key = canonical.pathname + canonical.search
    const page = await cache.get(key, () =>
      renderForAll(
        options,
        new Request(canonical, { headers: anonymousHeaders(request) }),
        cache.last(key),
      ),
    )
    return answer(page, request)
  }

  function isAnonymousPage(request: Request, url: URL): boolean {
    return isDocumentRead(request, url) && !isPersonal(url)
  }

  async function renderForAll(
    handler: PageHandlerOptions,
    request: Request,
    before: KeptPage | undefined,
  ): Promise<Rendered> {
    const facts = createRequestFacts()
    const nonce = randomBytes(16).toString('base64url')
    const response = await render(request, { nonce, facts })
    const text = await response.text()
    const headers = new Headers(response.headers)
    const html = isHtml(response)
      ? seal(handler, { headers, html: text, nonce, facts, url: new URL(request.url) })
      : text
    const mayKeepPage = response.status === 200 && !facts.isPrivate
    if (!headers.has('cache-control')) {
      headers.set('cache-control', cacheControl(mayKeepPage, facts.isDegraded))
    }
    headers.set('vary', 'accept-encoding')
    const nowMs = handler.now()
    const keptForMs = facts.isDegraded ? degradedMs : freshMs
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
    const page: KeptPage = {
      status: response.status,
      headers: [...headers.entries()].filter(([name]) => name !== 'content-length'),
      // A page that says what it said before has been compressed before, and better.
      body: before?.etag === etag ? before.body : await compress(html),
      etag,
      freshUntilMs: nowMs + keptForMs,
      staleUntilMs: nowMs + (facts.isDegraded ? degradedMs : staleMs),
    }
    return { page, mayKeep: mayKeepPage }
  }

  async function renderOnce(handler: PageHandlerOptions, request: Request): Promise<Response> {
    const facts = createRequestFacts()
    const nonce = randomBytes(16).toString('base64url')
    const response = await render(request, { nonce, facts, previewToken: draftOf(request) })
    const headers = new Headers(response.headers)
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store')
    if (!isHtml(response)) {
      return new Response(response.body, { status: response.status, headers })
    }
    const text = await response.text()
    const html = seal(handler, { headers, html: text, nonce, facts, url: new URL(request.url) })
    const encoding = chooseEncoding(request.headers.get('accept-encoding'))
    const body = request.method === 'HEAD' ? null : await compressFor(encoding, html)
    if (encoding !== 'identity') headers.set('content-encoding', encoding)
    headers.set('vary', 'accept-encoding')
    return new Response(body, { status: response.status, headers })
  }
}

function isDocumentRead({ method }: Request, { pathname }: URL): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !pathname.endsWith('.data') && pathname !== '/__manifest'
}

/** Drafts are only ever given as data to a page that asks for them, never as a document. */
function draftOf({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return method === 'GET' && pathname.endsWith('.data') ? previewToken(searchParams) : undefined
}

interface Unsealed {
  headers: Headers
  html: string
  nonce: string
  facts: RequestFacts
  url: URL
}

function seal(options: PageHandlerOptions, { headers, html, nonce, facts, url }: Unsealed): string {
  const sealed = sealDocument(html, nonce)
  // While developing, the build tool's own inline scripts and sockets are at work.
  if (options.keepPages) {
    const { policy: fixed } = options
    const { policy: content } = facts
    const policy = contentSecurityPolicy({
      ...fixed,
      ...sealed,
      scriptSources: content?.scripts ?? [],
      imageOrigins: [...fixed.imageOrigins, ...(content?.images ?? [])],
      connectOrigins: [...fixed.connectOrigins, ...(content?.connections ?? [])],
      frameOrigins: content?.frames ?? [],
      frameAncestors: content?.isFramed && mayBeFramed(url) ? fixed.frameAncestors : [],
    })
    headers.set('content-security-policy', policy)
  }
  return sealed.html
}

function answer(page: KeptPage, { method, headers: asked }: Request): Response {
  const { status, encoding, body } = keptPageAnswer(page, {
    ifNoneMatch: asked.get('if-none-match'),
    acceptEncoding: asked.get('accept-encoding'),
  })
  const headers = new Headers(keptPageHeaders(page, encoding) as [string, string][])
  return new Response(method === 'HEAD' ? null : (body ?? null), { status, headers })
}

function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html')
}

/** What the render of an anonymous page may know of the request: nothing of the visitor. */
function anonymousHeaders(request: Request): Headers {
  const headers = new Headers({ accept: 'text/html' })
  const host = request.headers.get('host')
  if (host !== null) headers.set('host', host)
  return headers
}

function cacheControl(mayKeep: boolean, isDegraded: boolean): string {
  if (!mayKeep) return 'private, no-store'
  const sharedS = (isDegraded ? degradedMs : freshMs) / 1000
  const stale = isDegraded ? '' : `, stale-while-revalidate=${staleMs / 1000}`
  return `public, max-age=0, s-maxage=${sharedS}${stale}`
}
