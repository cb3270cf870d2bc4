import { getFrameAncestors, type Tenant } from '@milepost/content'
import {
  type IsServedHost,
  withRefusalMetrics,
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
import { formatError } from '../base/log-problem.server.ts'
import { siteLimits, type SiteLimit } from './site-settings.ts'
import type { SiteRenderer, SiteRenderScope } from './site-renderer.ts'
import type { SignInOutcome } from '../services/request-context.ts'

const dayMs = 86_400_000

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116).
 *
 * @param contact - a `mailto:` or `https:` URL
 * @param nowMs - current time, in ms since the Unix epoch. The text expires a year later
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
 * Returns the `frame-ancestors` sources of a tenant's sites (decisions: frames). Without a tenant, it is empty, so only the
 * site itself may embed its pages.
 */
export function tenantFrames(tenant: Tenant | undefined): readonly string[] {
  if (tenant === undefined) return []
  const [, ...sources] = getFrameAncestors(tenant, { iframe: true }).split(' ')
  return sources
}

/** Creates the function that invalidates pages in this process, and in the CDN if one is configured. */
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
 * Creates a meter of this process's load.
 *
 * @returns a function that returns the event loop utilisation since its last call, from 0 to 1
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

/** Returns the preview token of a data request. Drafts are never rendered into documents, only into data. */
export function readDraftRef({ method, url }: Request): string | undefined {
  const { pathname, searchParams } = new URL(url)
  return method === 'GET' && pathname.endsWith('.data') ? previewToken(searchParams) : undefined
}

/** Returns the redirect of a document request with a preview token to the preview screen; undefined for other requests. */
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
  /** Whether the site handles a host. @default any host */
  isServedHost?: IsServedHost
  /** Sites of the tenant that may embed pages in frames, if their content allows it. */
  frameAncestors?: readonly string[]
  log: LogWriter
  /** Receives telemetry, if set. */
  telemetry?: Telemetry
  /** Turns of the site in the render scheduler. @default renders are not limited */
  turns?: SiteTurns | undefined
  /** Shared store of rate limit counts. @default each process counts separately */
  limitStore?: LimitStore | undefined
  /** Memory limit of cached media, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
}

/** `Retry-After` if the server is overloaded, in seconds. */
const busySeconds = '5'

/** Id of the preview screen's route, which an application can exclude. */
const previewRoute = 'routes/preview-page'

/** Creates the server options of a fundraising site, for any runtime. */
export function createSiteOptions({
  environment,
  renderer,
  isServedHost = () => true,
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
  const counted = withRefusalMetrics(limits, telemetry)
  return {
    origin,
    isServedHost,
    limits,
    log,
    matchRoute: renderer.matchRoute,
    // The sign-in dialog has a password field.
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
    refusalMessage: renderer.refusalMessage,
    rendersRefusals: true,
    formatError,
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
        previewToken: previews ? readDraftRef(request) : undefined,
        ...(trace === undefined
          ? {}
          : {
              recordSignIn: (outcome) =>
                recordSignIn(outcome, { trace, address, limits: counted, log }),
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
      // Error pages of rejected requests are cached, so they need no turn.
      const answer = await (refused === undefined ? turns : atOnce).take(render)
      return answer ?? new Response(null, { status: 503, headers: { 'retry-after': busySeconds } })
    },
  }
}

const atOnce: SiteTurns = { take: (work) => work() }

/**
 * Writes an audit line for a sign-in attempt to the reports, as reported by the browser.
 *
 * @returns undefined if it was written, otherwise the seconds until the rate limit allows the next attempt
 */
export async function recordSignIn(
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
