import { type RefusalResponder, type Refusal, refusedStatuses } from './refusal.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { isReadOnlyPath, hasValidEncoding, toPagePath } from '../routes/request-route.ts'
import { isOperatorRequest, type IsServedHost, type RequestContext } from './request-context.ts'
import { cspReportsPath } from './policy-reports.ts'
import { readBody } from '../http/read-body.ts'
import type { RateLimiter } from './rate-limiter.ts'

export interface RequestGateOptions {
  /** Public origin of the site. */
  origin: string
  /** Returns whether the site serves a host. Requests for other hosts get a 421. */
  isServedHost: IsServedHost
  /** Handles requests that pass the gate. */
  fetch: (request: Request, visit: RequestContext) => Response | Promise<Response>
  matchRoute: MatchRoute
  refuse: RefusalResponder
  limits: RateLimiter
  /** Handles CSP violation reports. @default they are treated as form submissions */
  handleReport?: ((request: Request, address: string | undefined) => Promise<Response>) | undefined
}

export type RequestGate = (request: Request, visit: RequestContext) => Promise<Response>

/** Maximum length of path and query, in characters. The site's own URLs are far shorter. */
const maxUrlLength = 8192
/** Default maximum body size of a form, in bytes. A route can override it with `maximumBytes` in its `handle`. */
const maxBodyBytes = 256 * 1024
const formContentTypePattern =
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i
const allowedMethods = 'GET, HEAD, POST'

/**
 * Creates the request gate. It restores the site's public URL behind proxies, which terminate TLS and change `Host`. It
 * rejects requests with an invalid host or method, and forms with an unsupported content type or size, before anything is
 * rendered.
 */
export function createRequestGate(options: RequestGateOptions): RequestGate {
  const { origin, isServedHost, matchRoute, refuse, handleReport } = options
  const host = new URL(origin).host

  async function fetch(request: Request, visit: RequestContext): Promise<Response> {
    const response = await options.fetch(request, visit)
    const refusal = toRefusal(response)
    return refusal === undefined ? response : refuse(request, refusal, visit)
  }

  return async (request, visit) => {
    const { method } = request
    const deny = (refusal: Refusal) => refuse(request, refusal, visit)
    const url = parseSiteUrl(request.url, origin)
    if (url === undefined) return deny({ status: 400 })
    if (
      !isServedHost(visit.host ?? new URL(request.url).host) &&
      !isOperatorRequest(request, visit)
    ) {
      return deny({ status: 421 })
    }
    if (url.pathname.length + url.search.length > maxUrlLength) {
      return deny({ status: 414 })
    }
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      return deny({ status: 405, headers: { allow: allowedMethods } })
    }
    const headers = new Headers(request.headers)
    headers.set('host', host)
    if (method !== 'POST') {
      const path = collapseSlashes(url.pathname)
      if (path !== url.pathname) return createRedirect(path + url.search)
      return fetch(new Request(url, { method, headers, signal: request.signal }), visit)
    }

    if (handleReport && url.pathname === cspReportsPath) return handleReport(request, visit.address)
    if (isReadOnlyPath(url.pathname)) {
      return deny({ status: 405, headers: { allow: 'GET, HEAD' } })
    }
    if (!isSameOrigin(request, origin)) return deny({ status: 403 })
    const route = await matchRoute(url.pathname)
    if (!route?.hasAction) return deny({ status: 405, headers: { allow: 'GET, HEAD' } })
    const retryAfterS = await countFormSubmission(options, url, visit.address)
    if (retryAfterS !== undefined) {
      return deny({ status: 429, headers: { 'retry-after': String(retryAfterS) } })
    }
    const body = await readBody(request, route.maximumBytes ?? maxBodyBytes)
    // The rest of the body is unread, so the connection cannot be reused.
    if (body === undefined) return deny({ status: 413, headers: { connection: 'close' } })
    const isCoded = (headers.get('content-encoding') ?? 'identity') !== 'identity'
    if (
      body.length > 0 &&
      (isCoded || !formContentTypePattern.test(headers.get('content-type') ?? ''))
    ) {
      return deny({ status: 415 })
    }
    // The router addresses the home page's action with `?index`, which plain HTML forms omit.
    if (route.isIndex && !url.searchParams.has('index')) url.searchParams.append('index', '')
    // The origin is verified above, but the router would compare it with the public origin again.
    if (headers.has('origin')) headers.set('origin', origin)
    headers.set('content-length', String(body.length))
    headers.delete('transfer-encoding')
    return fetch(new Request(url, { method, headers, body, signal: request.signal }), visit)
  }
}

/** Returns the request's URL on the site's public origin; undefined if the URL is invalid. */
function parseSiteUrl(address: string, origin: string): URL | undefined {
  const asked = URL.parse(address)
  if (asked === null) return undefined
  const url = new URL(origin)
  // Invalid percent-encoding is escaped, so it is treated literally and matches no page.
  url.pathname = hasValidEncoding(asked.pathname)
    ? asked.pathname
    : asked.pathname.replaceAll('%', '%25')
  url.search = asked.search
  return url
}

/** Collapses repeated slashes, because browsers resolve a redirect to `//evil.example/about` as another host. */
function collapseSlashes(pathname: string): string {
  // Media paths contain the source's URL, which may have empty segments.
  const ours = pathname.startsWith('/media/') ? pathname : pathname.replaceAll(/\/{2,}/g, '/')
  return ours
}

function createRedirect(location: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location, 'cache-control': 'public, max-age=3600' },
  })
}

/**
 * Whether a form was submitted from a page of this site (CSRF protection). Accepts the site's public origin and the requested
 * host, which differs from it on a local network, for example. Requests without `Origin` pass, because browsers send it with
 * every POST.
 */
function isSameOrigin({ headers, url }: Request, origin: string): boolean {
  const from = headers.get('origin')
  if (from === null || from === origin) return true
  return URL.parse(from)?.host === new URL(url).host
}

/**
 * Converts a route's empty or plain-text error response to a refusal, so that visitors see the site's error page. Returns
 * undefined if the route sent a page or JSON.
 */
function toRefusal({ status, headers }: Response): Refusal | undefined {
  const known = refusedStatuses.find((refused) => refused === status)
  const type = headers.get('content-type') ?? ''
  if (known === undefined || /^(?:text\/html|text\/x-script|application\/json)/.test(type)) {
    return undefined
  }
  // An empty 503 with `Retry-After` comes from the server's overload protection. Other 503 responses have their own message.
  if (known === 503 && (type !== '' || !headers.has('retry-after'))) return undefined
  const said = ['allow', 'retry-after'].flatMap((name): [string, string][] => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status: known, ...(said.length === 0 ? {} : { headers: Object.fromEntries(said) }) }
}

async function countFormSubmission(
  { limits }: RequestGateOptions,
  { pathname }: URL,
  address: string | undefined,
): Promise<number | undefined> {
  if (address === undefined) return undefined
  return (
    (await limits.take('writes', address)) ??
    limits.take('form', `${address} ${toPagePath(pathname).slice(0, 200)}`)
  )
}
