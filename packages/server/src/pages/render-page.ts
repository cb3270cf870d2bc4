import { createHash, randomBytes } from 'node:crypto'
import { contentSecurityPolicy, type PolicySources } from '../policy/content-security-policy.ts'
import { replaceNonceWithHashes } from '../policy/replace-nonce-with-hashes.ts'
import type { RefusedStatus } from '../entry/refused-status.ts'
import { createAnswerFacts, type AnswerFacts } from './answer-facts.ts'
import type { RequestTrace } from '../log/request-trace.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { compress } from '../http/compress.ts'
import type { CachedPage, RenderedPage } from './page-cache.ts'

/** Scope of a render, in addition to the request. */
export interface RenderScope {
  /** Marks the inline scripts and styles of this render, which alone may run. */
  nonce: string
  /** Facts about the response, filled in by the render. */
  facts: AnswerFacts
  /** The request is not let in for this reason: the page says so, whatever its address. */
  refused?: RefusedStatus | undefined
  /** Whether to block third-party scripts and framing. */
  isClosed?: boolean | undefined
  /** The request that it is made for, as the log names it. */
  trace?: RequestTrace | undefined
  /** The address that it comes from; undefined where that is not known, or where the page is for all. */
  address?: string | undefined
}

/** Renders one request: a page, its data, or what follows a form. */
export type RenderRequest = (request: Request, scope: RenderScope) => Promise<Response>

/** The part of the policy that does not depend on content. Framing waits for the site's own switch. */
export type FixedPolicy = Omit<
  PolicySources,
  'scriptHashes' | 'styleHashes' | 'scriptSources' | 'frameOrigins'
>

export interface RenderPageOptions {
  render: RenderRequest
  matchRoute: MatchRoute
  /** Whether a page is closed, in addition to those of closed routes, for example with a sign-in dialog. */
  isClosed?: ((url: URL) => boolean) | undefined
  /** CSP sources of every page; pages add their own. Undefined to send no policy. */
  policy?: FixedPolicy | undefined
  /** Pages are cached in production only: while developing every request is rendered. */
  cachesPages: boolean
  /** A clock that is never set back, in milliseconds. */
  now: () => number
  /** The wall clock, in milliseconds since 1970, by which figures are dated. @default now */
  time?: (() => number) | undefined
  /** Returns the cache tags of a response. @default none */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether pages repeat these keys in `Cache-Tag`. @default false */
  sendsCacheTags?: boolean | undefined
}

/** Fresh period of a complete page, in ms, … */
const freshMs = 10_000
/** … and while it is rendered again for this long. */
const staleMs = 60_000
/** Age from which a page shows the time of its totals, in ms. A page is not served unchanged beyond that. */
const recentMs = 60_000
/** Minimum lifetime of a page with totals of that age, in ms, so that a crowd does not cause a crowd of renders. */
const shortestMs = 1000
/** A page with something missing is kept only this long. */
const degradedMs = 5000
/** TTL of 404 pages, here and in the CDN, in ms. With a read of the same age, a new page is visible within 10 s. */
const missingMs = 3000

/** Maximum length of the headers that name a page's keys. Fastly and Cloudflare ignore keys beyond 16 kB. */
const maxKeysLength = 16_384

/** Renders a page that is the same for all visitors. */
export async function renderForAll(
  options: RenderPageOptions,
  request: Request,
  {
    before,
    refused,
    trace,
  }: {
    /** The previous entry of the same key. */
    before: CachedPage | undefined
    /** The page says why a request was not let in. */
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
  // Waiting callers receive the id of the request that rendered the page.
  if (response.status >= 500 && trace !== undefined) headers.set('x-request-id', trace.id)
  const kind = kindOf(response, facts)
  const { oldestFigureMs, keptTimes } = facts
  const figuresAgeMs =
    oldestFigureMs === undefined ? Infinity : (options.time ?? options.now)() - oldestFigureMs
  const ages = agesOf(kind, { nowMs, figuresAgeMs, keptTimes })
  if (!headers.has('cache-control')) headers.set('cache-control', cacheControl(kind, ages, nowMs))
  headers.set('vary', 'accept-encoding')
  const surrogateKeys = kind === 'own' ? [] : (options.surrogateKeys?.(reads) ?? [])
  if (surrogateKeys.length > 0) {
    headers.set('surrogate-key', joinKeys(surrogateKeys, ' '))
    if (options.sendsCacheTags) headers.set('cache-tag', joinKeys(surrogateKeys, ','))
  }
  // Weak: the encodings of a page have the same tag, and different bytes.
  const etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const page: CachedPage = {
    status: response.status,
    headers: [...headers.entries()].filter(([name]) => name !== 'content-length'),
    // A page that says what it said before has been compressed before, and better.
    body: before?.etag === etag ? before.body : await compress(content),
    etag,
    route: trace?.route ?? '',
    reads,
    ...ages,
  }
  return { page, mayKeep: kind !== 'own' || refused !== undefined, isPersonal }
}

/** Joins as many keys as fit into a header. */
function joinKeys(keys: readonly string[], separator: ' ' | ','): string {
  const text = keys.join(separator)
  return text.length <= maxKeysLength
    ? text
    : text.slice(0, text.lastIndexOf(separator, maxKeysLength))
}

/** Marks the inline scripts and styles of one render. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a page needs protection from clickjacking, because users sign in or edit there. */
export async function isClosedPage(
  { matchRoute, isClosed = () => false }: Pick<RenderPageOptions, 'matchRoute' | 'isClosed'>,
  { url: address }: Pick<Request, 'url'>,
): Promise<boolean> {
  const url = new URL(address)
  return isClosed(url) || (await matchRoute(url.pathname))?.isClosed === true
}

/**
 * Removes the render's nonce from an HTML page, and returns its content with headers: a CSP for its own scripts, and,
 * on pages for sign-in and editing, isolation from windows of other sites (docs/decisions/0019).
 */
export async function withFinalPolicy(
  options: RenderPageOptions,
  response: Response,
  { nonce, facts, refused, isClosed }: RenderScope,
): Promise<{ content: string; headers: Readonly<Record<string, string>> }> {
  const { rendered } = facts
  const text = rendered?.response === response ? rendered.html : await response.text()
  const alone = isClosed ? { 'cross-origin-opener-policy': 'same-origin-allow-popups' } : {}
  const { html, ...hashes } = replaceNonceWithHashes(text, nonce)
  // While developing, the build tool's own inline scripts and sockets are at work.
  const { policy: fixed } = options
  if (!options.cachesPages || fixed === undefined) return { content: html, headers: alone }
  const { policy: content } = facts
  const policy = contentSecurityPolicy({
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

/** Cacheability of a rendered page. */
type Kind = 'whole' | 'degraded' | 'missing' | 'own'

function kindOf(
  { status, headers }: Response,
  { isPrivate, isDegraded, isMissing }: AnswerFacts,
): Kind {
  if (isPrivate || saysPrivate(headers)) return 'own'
  if (status === 404 && isMissing && !isDegraded) return 'missing'
  if (status !== 200) return 'own'
  return isDegraded ? 'degraded' : 'whole'
}

/** Whether an answer says itself that it is for one visitor. */
function saysPrivate(headers: Headers): boolean {
  return headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
}

/** Whether a response is for the one visitor whose request it answers. An error is the same for all unless it sets a cookie. */
function belongsToOne({ status, headers }: Response, { isPrivate }: AnswerFacts): boolean {
  if (headers.has('set-cookie')) return true
  return status < 500 && (isPrivate || saysPrivate(headers))
}

/** Whether a response may have no end. */
function isStream({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/event-stream')
}

type Ages = Pick<CachedPage, 'freshUntilMs' | 'staleUntilMs'>

function agesOf(
  kind: Kind,
  {
    nowMs,
    figuresAgeMs = Infinity,
    keptTimes = 1,
  }: { nowMs: number; figuresAgeMs?: number; keptTimes?: number },
): Ages {
  const ages = {
    whole: [freshMs * keptTimes, staleMs * keptTimes],
    degraded: [degradedMs, degradedMs],
    missing: [missingMs, missingMs],
    // Refusals alone are kept of these: what they say changes with the site's words.
    own: [freshMs, staleMs],
  } as const
  const [fresh, stale] = ages[kind]
  const becomesOldMs = nowMs - figuresAgeMs + recentMs
  // Of figures that are older the page has said so already.
  const lastMs =
    kind === 'whole' && becomesOldMs >= nowMs
      ? Math.max(becomesOldMs, nowMs + shortestMs)
      : Infinity
  return {
    freshUntilMs: Math.min(nowMs + fresh, lastMs),
    staleUntilMs: Math.min(nowMs + stale, lastMs),
  }
}

function cacheControl(kind: Kind, { freshUntilMs, staleUntilMs }: Ages, nowMs: number): string {
  const seconds = (untilMs: number) => Math.floor((untilMs - nowMs) / 1000)
  // A cache before us counts it from the end of the time before.
  const behind = seconds(staleUntilMs) - seconds(freshUntilMs)
  switch (kind) {
    case 'own':
      return 'private, no-store'
    case 'missing':
      return `public, max-age=0, s-maxage=${missingMs / 1000}`
    case 'degraded':
      return `public, max-age=0, s-maxage=${degradedMs / 1000}`
    case 'whole':
      return `public, max-age=0, s-maxage=${seconds(freshUntilMs)}, stale-while-revalidate=${behind}`
  }
}
