import {
  type AnswersHost,
  countedLimits,
  createRequestLimits,
  type LimitStore,
  type LogWriter,
  networkPrefix,
  noLimits,
  noTelemetry,
  type SiteHandlerOptions,
  type Telemetry,
} from '@milepost/server'
import type { SiteTurns } from '@milepost/server/node'
import { platformOrigins } from '../base/platform-origins.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'
import { problemLine } from '../base/problem-line.ts'
import { noteSignIn } from './note-sign-in.ts'
import { pageCacheKey } from './page-cache-key.ts'
import { draftRefOf, redirectToPreview } from './preview-of-request.ts'
import { securityText } from './security-text.ts'
import { siteLimits } from './site-limits.ts'
import type { SiteRenderer, SiteRenderScope } from './site-renderer.ts'
import { surrogateKeys } from './surrogate-keys.ts'

export interface SiteOptions {
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
