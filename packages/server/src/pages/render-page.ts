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

/** Facts about a response that the render collects. They determine its caching and its CSP. */
export interface AnswerFacts {
  /** Whether the response is for one visitor, or must not be cached for another reason. */
  isPrivate: boolean
  /** Whether a source failed, so the page shows last known good values or an error message instead. */
  isDegraded: boolean
  /** CSP sources that the page's content needs; undefined until known. */
  policy: PagePolicy | undefined
  /**
   * Time of the oldest totals in the response, in ms since the Unix epoch; undefined without totals. Once they are older than a
   * minute, the page is rendered again.
   */
  oldestFigureMs: number | undefined
  /** Multiplier of the page's cache lifetime. Invalidations apply regardless. */
  keptTimes: number
  /** Keys of the reads. If one of them is invalidated, so is the response. */
  readonly reads: Set<string>
  /** Whether the page does not exist and no source failed. Such a 404 is cached for a short time. */
  isMissing: boolean
  /** The rendered response with its HTML in UTF-8, which saves reading its stream again. */
  rendered?: { readonly response: Response; readonly html: Uint8Array } | undefined
}

/** Creates the facts of a new response, with defaults. */
export function createAnswerFacts(): AnswerFacts {
  return {
    isPrivate: false,
    isDegraded: false,
    oldestFigureMs: undefined,
    keptTimes: 1,
    policy: undefined,
    reads: new Set(),
    isMissing: false,
  }
}

/** Context of a render, in addition to the request. */
export interface RenderScope {
  /** Nonce of the inline scripts and styles that may run. */
  nonce: string
  /** Facts about the response, filled in by the render. */
  facts: AnswerFacts
  /** Status of a rejected request. The page shows this error, whatever its URL. */
  refused?: RefusedStatus | undefined
  /** Whether to block third-party scripts and framing. */
  isClosed?: boolean | undefined
  /** The request's id and log context. */
  trace?: RequestTrace | undefined
  /** Client network; undefined if it is unknown, or if the page is for all visitors. */
  address?: string | undefined
}

/** Renders a page, its data, or the response to a form. */
export type RenderRequest = (request: Request, scope: RenderScope) => Promise<Response>

/** The part of the CSP that does not depend on content. */
export type FixedPolicy = Omit<
  PolicySources,
  'scriptHashes' | 'styleHashes' | 'scriptSources' | 'frameOrigins'
>

export interface RenderPageOptions {
  render: RenderRequest
  matchRoute: MatchRoute
  /** Whether to close a page in addition to those of closed routes, for example one with a sign-in dialog. */
  isClosed?: ((url: URL) => boolean) | undefined
  /** CSP sources of every page, in addition to those of its content. Undefined to send no CSP. */
  policy?: FixedPolicy | undefined
  /** Whether pages are cached. False in development: then every request is rendered, and no CSP is sent. */
  cachesPages: boolean
  /** Monotonic clock, in milliseconds. */
  now: () => number
  /** Wall clock, in ms since the Unix epoch, for the age of totals. @default now */
  time?: (() => number) | undefined
  /** Returns the cache tags of a response. @default none */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether responses repeat these keys in `Cache-Tag`. @default false */
  sendsCacheTags?: boolean | undefined
}

/** Fresh lifetime of a complete page, in ms. */
const freshMs = 10_000
/** Stale-while-revalidate period of a complete page, in ms. */
const staleMs = 60_000
/** Age in ms from which a page shows the time of its totals. A page rendered before must then be rendered again. */
const recentMs = 60_000
/** Minimum lifetime of a page whose totals reach that age, in ms, so that a crowd does not cause a render per request. */
const minLifetimeMs = 1000
/** Lifetime of a page that was rendered while a source failed, in ms. */
const degradedMs = 5000
/**
 * TTL of 404 pages, in this cache and in the CDN, in ms. Together with the TTL of the negative read, a new page is visible
 * within 10 s.
 */
const missingMs = 3000

/** Maximum length of `Surrogate-Key` and `Cache-Tag`. Fastly and Cloudflare ignore everything beyond 16 kB. */
const maxKeysLength = 16_384

/** Renders a page for all visitors. */
export async function renderForAll(
  options: RenderPageOptions,
  request: Request,
  {
    before,
    refused,
    trace,
  }: {
    /** The cached page with the same key, if any. */
    before: CachedPage | undefined
    /** Status of a rejected request, if the page is its error page. */
    refused?: RefusedStatus | undefined
    trace?: RequestTrace | undefined
  },
): Promise<RenderedPage> {
  const nowMs = options.now()
  const facts = createAnswerFacts()
  const nonce = createNonce()
  const isClosed = refused !== undefined || (await isClosedPage(options, request))
  const scope = { nonce, facts, refused, trace, isClosed }
  const response = await options.render(request, scope)
  const { reads } = facts
  const isPersonal = refused === undefined && belongsToOne(response, facts)
  if (!isHtml(response) && (isPersonal || isStream(response))) return { own: response }
  const { content, headers: added } = isHtml(response)
    ? await withFinalPolicy(options, response, scope)
    : { content: new Uint8Array(await response.arrayBuffer()), headers: {} }
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  // Callers that share the render get the id of the request that started it.
  if (response.status >= 500 && trace !== undefined) headers.set('x-request-id', trace.id)
  const kind = getKind(response, facts)
  const { oldestFigureMs, keptTimes } = facts
  const figuresAgeMs =
    oldestFigureMs === undefined ? Infinity : (options.time ?? options.now)() - oldestFigureMs
  const ages = getAges(kind, { nowMs, figuresAgeMs, keptTimes })
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(kind, ages, nowMs))
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
    ...ages,
  }
  return { page, mayKeep: kind !== 'private' || refused !== undefined, isPersonal }
}

/** Joins as many keys as fit into a header. */
function joinKeys(keys: readonly string[], separator: ' ' | ','): string {
  const text = keys.join(separator)
  return text.length <= maxKeysLength
    ? text
    : text.slice(0, text.lastIndexOf(separator, maxKeysLength))
}

/** Creates the nonce of one render. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a page must be protected from clickjacking and third-party scripts, because users sign in or edit there. */
export async function isClosedPage(
  { matchRoute, isClosed = () => false }: Pick<RenderPageOptions, 'matchRoute' | 'isClosed'>,
  { url: address }: Pick<Request, 'url'>,
): Promise<boolean> {
  const url = new URL(address)
  return isClosed(url) || (await matchRoute(url.pathname))?.isClosed === true
}

/**
 * Replaces the nonce of an HTML page with a CSP that allows only its own scripts. Pages for sign-in and editing are also
 * isolated from windows of other sites (docs/decisions/0019).
 */
export async function withFinalPolicy(
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
    isStill: refused !== undefined,
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

/** Cacheability of a rendered page. `degraded` and `missing` have shorter lifetimes. `private` is not shared between visitors. */
type Kind = 'whole' | 'degraded' | 'missing' | 'private'

function getKind(
  { status, headers }: Response,
  { isPrivate, isDegraded, isMissing }: AnswerFacts,
): Kind {
  if (isPrivate || isPrivateResponse(headers)) return 'private'
  if (status === 404 && isMissing && !isDegraded) return 'missing'
  if (status !== 200) return 'private'
  return isDegraded ? 'degraded' : 'whole'
}

/** Whether a response's headers restrict it to one visitor. */
function isPrivateResponse(headers: Headers): boolean {
  return headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
}

/**
 * Whether a response is for the requesting visitor only. Server errors are the same for all visitors unless they set a cookie.
 */
function belongsToOne({ status, headers }: Response, { isPrivate }: AnswerFacts): boolean {
  if (headers.has('set-cookie')) return true
  return status < 500 && (isPrivate || isPrivateResponse(headers))
}

/** Whether a response may never end. */
function isStream({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/event-stream')
}

type Ages = Pick<CachedPage, 'freshUntilMs' | 'staleUntilMs'>

function getAges(
  kind: Kind,
  { nowMs, figuresAgeMs, keptTimes }: { nowMs: number; figuresAgeMs: number; keptTimes: number },
): Ages {
  const ages = {
    whole: [freshMs * keptTimes, staleMs * keptTimes],
    degraded: [degradedMs, degradedMs],
    missing: [missingMs, missingMs],
    // Only error pages of rejected requests are cached with this kind.
    private: [freshMs, staleMs],
  } as const
  const [fresh, stale] = ages[kind]
  const becomesOldMs = nowMs - figuresAgeMs + recentMs
  // If the totals were older at render time, the page already shows their age.
  const lastMs =
    kind === 'whole' && becomesOldMs >= nowMs
      ? Math.max(becomesOldMs, nowMs + minLifetimeMs)
      : Infinity
  return {
    freshUntilMs: Math.min(nowMs + fresh, lastMs),
    staleUntilMs: Math.min(nowMs + stale, lastMs),
  }
}

function cacheControl(kind: Kind, { freshUntilMs, staleUntilMs }: Ages, nowMs: number): string {
  const seconds = (untilMs: number) => Math.floor((untilMs - nowMs) / 1000)
  // Shared caches count `stale-while-revalidate` from the end of `s-maxage`.
  const behind = seconds(staleUntilMs) - seconds(freshUntilMs)
  switch (kind) {
    case 'private':
      return 'private, no-store'
    case 'missing':
      return `public, max-age=0, s-maxage=${missingMs / 1000}`
    case 'degraded':
      return `public, max-age=0, s-maxage=${degradedMs / 1000}`
    case 'whole':
      return `public, max-age=0, s-maxage=${seconds(freshUntilMs)}, stale-while-revalidate=${behind}`
  }
}
