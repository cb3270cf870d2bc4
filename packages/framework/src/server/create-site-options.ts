import { frameAncestors, type Tenant } from '@milepost/content'
import {
  type AnswersHost,
  countedLimits,
  createPurge,
  createRequestLimits,
  type ExpiredKeys,
  type LimitStore,
  type LogWriter,
  networkPrefix,
  noLimits,
  noTelemetry,
  type PageCache,
  type SiteHandlerOptions,
  type Telemetry,
  type WaitUntil,
  type RequestTrace,
  type RequestLimits,
} from '@milepost/server'
import { platformOrigins, type SiteEnvironment } from '../base/site-environment.ts'
import { expiredSurrogateKeys, pageCacheKey, surrogateKeys } from './page-cache-key.ts'
import { performance } from 'node:perf_hooks'
import { previewRedirect, previewToken } from '../frame/preview/preview-query.ts'
import type { SiteTurns } from '@milepost/server/node'
import { problemLine } from '../base/log-problem.server.ts'
import { siteLimits, type SiteLimit } from './site-settings.ts'
import type { SiteRenderer, SiteRenderScope } from './site-renderer.ts'
import { type SignInOutcome } from '../base/sign-in-outcome.ts'

const dayMs = 86_400_000

/**
 * What `/.well-known/security.txt` says: whom to tell of a weakness (RFC 9116).
 *
 * @param contact - a `mailto:` or `https:` address
 * @param nowMs - milliseconds since 1970: what it says is good for a year from that day
 */
export function securityText(contact: string, origin: string, nowMs: number): string {
  const expires = new Date(Math.floor(nowMs / dayMs) * dayMs + 365 * dayMs)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

/**
 * Who may show a tenant's sites in a frame (decisions: frames): sources for `frame-ancestors`. Nobody else than
 * the site itself when there is no tenant.
 */
export function tenantFrames(tenant: Tenant | undefined): readonly string[] {
  if (tenant === undefined) return []
  const [, ...sources] = frameAncestors(tenant, { iframe: true }).split(' ')
  return sources
}

/** Creates what has pages made anew: those that this process keeps, and those of the cache in front of the site where the settings name one. */
export function createExpirePages(
  { site, purge: settings }: Pick<SiteEnvironment, 'site' | 'purge'>,
  cache: Pick<PageCache, 'expire'>,
  { onError, background }: { onError: (error: Error) => void; background?: WaitUntil },
): (what: ExpiredKeys) => void {
  if (settings === undefined) return (what) => cache.expire(what)
  const purge = createPurge(settings, {
    fetch: (url, init) => fetch(url, init),
    onError,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
    background,
  })
  return (what) => {
    cache.expire(what)
    purge(expiredSurrogateKeys(what, site))
  }
}

/**
 * Measures how busy this process is.
 *
 * @returns the share of time since the last call in which the event loop was busy, from 0 to 1
 */
export function createLoadMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}

/** Drafts are only ever given as data to a page that asks for them, never as a document. */
export function draftRefOf({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return method === 'GET' && pathname.endsWith('.data') ? previewToken(searchParams) : undefined
}

/** Leads a document that is asked for with a preview's ref to the screen that loads it; undefined for all others. */
export function redirectToPreview({ method, url }: Request): Response | undefined {
  const asked = new URL(url)
  const isDocument = (method === 'GET' || method === 'HEAD') && !asked.pathname.endsWith('.data')
  const location = isDocument ? previewRedirect(asked) : undefined
  return location === undefined
    ? undefined
    : new Response(null, {
        status: 302,
        headers: { location, 'cache-control': 'private, no-store' },
      })
}

interface SiteOptions {
  environment: SiteEnvironment
  renderer: SiteRenderer
  /** Which hosts the site is answered for; every one when it is left out. */
  answersHost?: AnswersHost
  /** Who may show the site in a frame when its content allows it: the tenant's hosts. */
  frameAncestors?: readonly string[]
  log: LogWriter
  /** Is told what happens; nobody is when it is left out. */
  telemetry?: Telemetry
  /** The site's turns to render. @default it renders whenever it is asked */
  turns?: SiteTurns | undefined
  /** Counts requests for several processes. @default each process counts its own */
  limitStore?: LimitStore | undefined
  /** How much memory cached media may take, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
}

/** Whoever came while too much was asked for may ask again after so long, in seconds. */
const busySeconds = '5'

/** The screen that loads a preview, which an application can leave out. */
const previewRoute = 'routes/preview-page'

/** What a fundraising site says of itself to the server that serves it, whatever the runtime. */
export function createSiteOptions({
  environment,
  renderer,
  answersHost = () => true,
  frameAncestors = [],
  log,
  telemetry = noTelemetry,
  turns = atOnce,
  limitStore,
  mediaBytes,
}: SiteOptions): SiteHandlerOptions {
  const { origin, securityContact: contact } = environment
  const limits = environment.rateLimits
    ? createRequestLimits(siteLimits, { store: limitStore })
    : noLimits
  const counted = countedLimits(limits, telemetry)
  return {
    origin,
    answersHost,
    limits,
    log,
    matchRoute: renderer.matchRoute,
    // Its dialog asks for a password.
    isClosed: ({ searchParams }) => searchParams.has('login'),
    cachesPages: !environment.development,
    cacheKey: pageCacheKey,
    surrogateKeys:
      environment.purge === undefined
        ? undefined
        : (reads) => surrogateKeys(reads, environment.site),
    sendsCacheTags: environment.purge?.driver === 'cloudflare',
    policy: { ...platformOrigins(environment), frameAncestors },
    media: renderer.media,
    mediaBytes,
    refusalWords: renderer.refusalWords,
    rendersRefusals: true,
    describeProblem: problemLine,
    saysTiming: environment.serverTiming,
    securityText:
      contact === undefined ? undefined : () => securityText(contact, origin, Date.now()),
    async render(request, scope) {
      const previews = (await renderer.matchRoute('/preview'))?.id === previewRoute
      const redirect = previews ? redirectToPreview(request) : undefined
      if (redirect) return redirect
      const { address, trace, refused } = scope
      const siteScope: SiteRenderScope = {
        ...scope,
        previewToken: previews ? draftRefOf(request) : undefined,
        ...(trace === undefined
          ? {}
          : {
              noteSignIn: (outcome) =>
                noteSignIn(outcome, { trace, address, limits: counted, log }),
            }),
        ...(address === undefined
          ? {}
          : {
              limitMessages: async (form) =>
                (await counted.take('messages', `${address} ${form}`)) ??
                (await counted.take('messagesOfNetwork', `${networkPrefix(address)} ${form}`)) ??
                counted.take('messagesOfAll', form),
            }),
      }
      const render = async () => renderer.render(request, siteScope)
      // What a refused request is told is rendered once, however many are refused.
      const answer = await (refused === undefined ? turns : atOnce).take(render)
      return answer ?? new Response(null, { status: 503, headers: { 'retry-after': busySeconds } })
    },
  }
}

const atOnce: SiteTurns = { take: (work) => work() }

/**
 * Writes an audit line for an attempt to sign in to the reports, as the browser tells it.
 *
 * @returns undefined when it was written, else the seconds until one more is taken from there
 */
export async function noteSignIn(
  outcome: SignInOutcome,
  {
    trace,
    address,
    limits,
    log,
  }: {
    trace: Pick<RequestTrace, 'id' | 'clock'>
    address: string | undefined
    limits: RequestLimits<SiteLimit>
    log: Pick<LogWriter, 'audit'>
  },
): Promise<number | undefined> {
  const retryAfterS = await limits.take('signIns', address ?? '')
  if (retryAfterS !== undefined) return retryAfterS
  log.audit({
    time: new Date(trace.clock()).toISOString(),
    level: 'audit',
    event: 'reports-sign-in',
    outcome,
    id: trace.id,
    ...(address === undefined ? {} : { network: networkPrefix(address) }),
  })
  return undefined
}
