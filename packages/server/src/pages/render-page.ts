import {
  createContentSecurityPolicy,
  type PagePolicy,
  type PolicySources,
  replaceNonceWithHashes,
} from '../policy/content-security-policy.ts'
import { createHash, randomBytes } from 'node:crypto'
import type { RefusedStatus } from '../entry/refusal.ts'
import type { RequestTrace } from '../log/request-trace.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { compress } from '../http/compress.ts'
import type { CachedPage, RenderedPage } from './page-cache.ts'

/** Properties of a response that the render collects. They determine its caching and CSP. */
export interface RenderFacts {
  /** Whether the response must not be cached, for example because it is for one visitor. */
  isPrivate: boolean
  /** Whether a source failed, so the page shows last known good values or an error message instead. */
  isDegraded: boolean
  /** CSP sources that the page's content needs; undefined until they are determined. */
  policy: PagePolicy | undefined
  /**
   * Time of the oldest totals in the response, in ms since the Unix epoch; undefined without totals. Limits the cache
   * lifetime, because a page with totals older than a minute shows their time.
   */
  oldestTotalsMs: number | undefined
  /** Multiplier of the cache lifetime. Invalidations are not affected. */
  lifetimeFactor: number
  /** Keys of the reads that the response depends on. If one of them is invalidated, so is the response. */
  readonly reads: Set<string>
  /** Whether the page is known not to exist, so that the 404 can be cached. */
  isMissing: boolean
  /** Rendered response with its HTML in UTF-8, which saves reading the stream. */
  rendered?: { readonly response: Response; readonly html: Uint8Array } | undefined
}

export function createRenderFacts(): RenderFacts {
  return {
    isPrivate: false,
    isDegraded: false,
    oldestTotalsMs: undefined,
    lifetimeFactor: 1,
    policy: undefined,
    reads: new Set(),
    isMissing: false,
  }
}

/** Context of a render. */
export interface RenderScope {
  /** Nonce of the inline scripts and styles that may run. */
  nonce: string
  /** Properties of the response, set by the render. */
  facts: RenderFacts
  /** Status of a rejected request. If set, the error page is rendered instead of the requested page. */
  refused?: RefusedStatus | undefined
  /** Whether the page must not be framed or run third-party scripts. */
  isClosed?: boolean | undefined
  /** Id and log context of the request. */
  trace?: RequestTrace | undefined
  /** Client network. Undefined if it is unknown, or if the response is for all visitors. */
  address?: string | undefined
}

/** Function that renders a page, its data, or the response to a form submission. */
export type RenderRequest = (request: Request, scope: RenderScope) => Promise<Response>

/** CSP sources that do not depend on a page's content. */
export type FixedPolicy = Omit<
  PolicySources,
  'scriptHashes' | 'styleHashes' | 'scriptSources' | 'frameOrigins'
>

export interface RenderPageOptions {
  render: RenderRequest
  matchRoute: MatchRoute
  /** Returns whether a page is closed, in addition to those of closed routes (see `RouteHandle.isClosed`). */
  isClosed?: ((url: URL) => boolean) | undefined
  /** CSP sources of every page. Undefined to send no CSP. */
  policy?: FixedPolicy | undefined
  /** Whether pages are cached. False in development, where no CSP is sent either. */
  cachesPages: boolean
  /** Monotonic clock, in milliseconds. */
  now: () => number
  /** Wall clock for the age of totals, in ms since the Unix epoch. @default now */
  time?: (() => number) | undefined
  /** Returns the cache tags of a response, for its `Surrogate-Key` header. @default none */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether to also send the cache tags as `Cache-Tag`. @default false */
  sendsCacheTags?: boolean | undefined
}

/** Fresh period of a complete page, in ms. */
const freshMs = 10_000
/** Stale-while-revalidate period of a complete page, in ms. */
const staleMs = 60_000
/** Age of totals from which a page shows their time, in ms. Cached pages expire at this age. */
const outdatedTotalsMs = 60_000
/** Minimum lifetime of a page with outdated totals, in ms, so that many visitors do not cause a render each. */
const minLifetimeMs = 1000
/** TTL of a page that was rendered while a source was failing, in ms. */
const degradedTtlMs = 5000
/** TTL of 404 pages, here and in the CDN, in ms. Together with the TTL of negative reads, it must be below 10 s. */
const notFoundTtlMs = 3000

/** Maximum length of `Surrogate-Key` and `Cache-Tag`, in bytes. Fastly and Cloudflare ignore the rest. */
const maxTagHeaderLength = 16_384

/** Renders a page that can be cached for all visitors. */
export async function renderSharedPage(
  options: RenderPageOptions,
  request: Request,
  {
    before,
    refused,
    trace,
  }: {
    /** Cached page with the same key, if any. */
    before: CachedPage | undefined
    /** Status of a rejected request, to render its error page. */
    refused?: RefusedStatus | undefined
    trace?: RequestTrace | undefined
  },
): Promise<RenderedPage> {
  const nowMs = options.now()
  const facts = createRenderFacts()
  const nonce = createNonce()
  const isClosed = refused !== undefined || (await isClosedPage(options, request))
  const scope = { nonce, facts, refused, trace, isClosed }
  const response = await options.render(request, scope)
  const { reads } = facts
  const isPersonal = refused === undefined && isForOneVisitor(response, facts)
  if (!isHtml(response) && (isPersonal || isStream(response))) return { own: response }
  const { content, headers: added } = isHtml(response)
    ? await replaceNonceWithPolicy(options, response, scope)
    : { content: new Uint8Array(await response.arrayBuffer()), headers: {} }
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  // Callers that share the render get the id of the request that started it.
  if (response.status >= 500 && trace !== undefined) headers.set('x-request-id', trace.id)
  const kind = getCacheability(response, facts)
  const { oldestTotalsMs, lifetimeFactor } = facts
  const totalsAgeMs =
    oldestTotalsMs === undefined ? Infinity : (options.time ?? options.now)() - oldestTotalsMs
  const periods = getLifetime(kind, { nowMs, totalsAgeMs, lifetimeFactor: lifetimeFactor })
  if (!headers.has('cache-control'))
    headers.set('cache-control', getCacheControl(kind, periods, nowMs))
  headers.set('vary', 'accept-encoding')
  const surrogateKeys = kind === 'private' ? [] : (options.surrogateKeys?.(reads) ?? [])
  if (surrogateKeys.length > 0) {
    headers.set('surrogate-key', joinKeys(surrogateKeys, ' '))
    if (options.sendsCacheTags) headers.set('cache-tag', joinKeys(surrogateKeys, ','))
  }
  // Weak, because the encodings of a page share the tag but differ in bytes.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const page: CachedPage = {
    status: response.status,
    headers: [...headers.entries()].filter(([name]) => name !== 'content-length'),
    // An unchanged page keeps its body, which may be recompressed at a higher level.
    body: before?.etag === etag ? before.body : await compress(content),
    etag,
    route: trace?.route ?? '',
    reads,
    ...periods,
  }
  return { page, mayKeep: kind !== 'private' || refused !== undefined, isPersonal }
}

/** Joins as many keys as fit into a header. */
function joinKeys(keys: readonly string[], separator: ' ' | ','): string {
  const text = keys.join(separator)
  return text.length <= maxTagHeaderLength
    ? text
    : text.slice(0, text.lastIndexOf(separator, maxTagHeaderLength))
}

/** Creates a CSP nonce. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a page must be protected from clickjacking and third-party scripts, because users sign in or edit on it. */
export async function isClosedPage(
  { matchRoute, isClosed = () => false }: Pick<RenderPageOptions, 'matchRoute' | 'isClosed'>,
  { url: address }: Pick<Request, 'url'>,
): Promise<boolean> {
  const url = new URL(address)
  return isClosed(url) || (await matchRoute(url.pathname))?.isClosed === true
}

/**
 * Replaces the nonce of an HTML page with a CSP that allows only the page's own scripts. Pages for sign-in and editing are
 * also isolated from other sites' windows (docs/decisions/0019).
 */
export async function replaceNonceWithPolicy(
  options: RenderPageOptions,
  response: Response,
  { nonce, facts, refused, isClosed }: RenderScope,
): Promise<{ content: Uint8Array<ArrayBuffer>; headers: Readonly<Record<string, string>> }> {
  const { rendered } = facts
  const document =
    rendered?.response === response ? rendered.html : new Uint8Array(await response.arrayBuffer())
  const alone = isClosed ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}
  const { html, ...hashes } = replaceNonceWithHashes(document, nonce)
  // In development, Vite's inline scripts and web sockets must work, so no CSP is sent.
  const { policy: fixed } = options
  if (!options.cachesPages || fixed === undefined) return { content: html, headers: alone }
  const { policy: content } = facts
  const policy = createContentSecurityPolicy({
    ...fixed,
    ...hashes,
    runsNoScripts: refused !== undefined,
    // No third-party scripts on pages for sign-in and editing.
    scriptSources: isClosed ? [] : (content?.scripts ?? []),
    imageOrigins: [...fixed.imageOrigins, ...(content?.images ?? [])],
    connectOrigins: [...fixed.connectOrigins, ...((!isClosed && content?.connections) || [])],
    frameOrigins: content?.frames ?? [],
    frameAncestors:
      content?.isFramed && !isClosed ? [...fixed.frameAncestors, ...(content.ancestors ?? [])] : [],
  })
  return { content: html, headers: { ...alone, 'content-security-policy': policy } }
}

export function isHtml(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('text/html')
}

/** Cacheability of a page. `degraded` and `missing` pages have shorter lifetimes; `private` ones are not shared. */
type Cacheability = 'whole' | 'degraded' | 'missing' | 'private'

function getCacheability(
  { status, headers }: Response,
  { isPrivate, isDegraded, isMissing }: RenderFacts,
): Cacheability {
  if (isPrivate || isPrivateResponse(headers)) return 'private'
  if (status === 404 && isMissing && !isDegraded) return 'missing'
  if (status !== 200) return 'private'
  return isDegraded ? 'degraded' : 'whole'
}

/** Whether a response's headers restrict it to one visitor. */
function isPrivateResponse(headers: Headers): boolean {
  return headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
}

/** Whether a response is for the requesting visitor only. Server errors are for all visitors unless they set a cookie. */
function isForOneVisitor({ status, headers }: Response, { isPrivate }: RenderFacts): boolean {
  if (headers.has('set-cookie')) return true
  return status < 500 && (isPrivate || isPrivateResponse(headers))
}

function isStream({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/event-stream')
}

type Lifetime = Pick<CachedPage, 'freshUntilMs' | 'staleUntilMs'>

function getLifetime(
  kind: Cacheability,
  {
    nowMs,
    totalsAgeMs,
    lifetimeFactor,
  }: { nowMs: number; totalsAgeMs: number; lifetimeFactor: number },
): Lifetime {
  const periods = {
    whole: [freshMs * lifetimeFactor, staleMs * lifetimeFactor],
    degraded: [degradedTtlMs, degradedTtlMs],
    missing: [notFoundTtlMs, notFoundTtlMs],
    // Only error pages of rejected requests are cached with this kind.
    private: [freshMs, staleMs],
  } as const
  const [fresh, stale] = periods[kind]
  const totalsOutdatedMs = nowMs - totalsAgeMs + outdatedTotalsMs
  // If the totals were older at render time, the page already shows their age.
  const lastMs =
    kind === 'whole' && totalsOutdatedMs >= nowMs
      ? Math.max(totalsOutdatedMs, nowMs + minLifetimeMs)
      : Infinity
  return {
    freshUntilMs: Math.min(nowMs + fresh, lastMs),
    staleUntilMs: Math.min(nowMs + stale, lastMs),
  }
}

function getCacheControl(
  kind: Cacheability,
  { freshUntilMs, staleUntilMs }: Lifetime,
  nowMs: number,
): string {
  const seconds = (untilMs: number) => Math.floor((untilMs - nowMs) / 1000)
  // Shared caches count `stale-while-revalidate` from the end of `s-maxage`.
  const behind = seconds(staleUntilMs) - seconds(freshUntilMs)
  switch (kind) {
    case 'private':
      return 'private, no-store'
    case 'missing':
      return `public, max-age=0, s-maxage=${notFoundTtlMs / 1000}`
    case 'degraded':
      return `public, max-age=0, s-maxage=${degradedTtlMs / 1000}`
    case 'whole':
      return `public, max-age=0, s-maxage=${seconds(freshUntilMs)}, stale-while-revalidate=${behind}`
  }
}
