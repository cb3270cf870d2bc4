import type { MiddlewareHandler } from 'hono'
import type { AnswersHost } from '../entry/answers-host.ts'
import { countedLimits } from '../entry/counted-limits.ts'
import { plainRefusalPage } from '../entry/plain-refusal-page.ts'
import { createPolicyReports } from '../entry/policy-reports.ts'
import { englishRefusal, type RefusalWords } from '../entry/refusal-words.ts'
import { createRefusal } from '../entry/refuse-request.ts'
import type { RefusedStatus } from '../entry/refused-status.ts'
import { createRequestGate } from '../entry/request-gate.ts'
import { createRequestLimits, type RequestLimits } from '../entry/request-limits.ts'
import type { Visit } from '../entry/visit.ts'
import { consoleLines, createLogWriter, type LogWriter } from '../log/log-writer.ts'
import { createProblemLine, type DescribeProblem } from '../log/problem-line.ts'
import { createMediaProxy } from '../media/media-proxy.ts'
import type { MediaSources } from '../media/media-sources.ts'
import { cacheAnonymousPages, type CacheKey } from '../pages/cache-key.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { createPageHandler } from '../pages/page-handler.ts'
import type { FixedPolicy, RenderRequest } from '../pages/render-page.ts'
import type { MatchRoute } from '../routes/matched-route.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { noTelemetry, type Telemetry } from '../telemetry/telemetry.ts'
import { createReadiness } from './create-readiness.ts'
import { createFetchHandler } from './create-fetch-handler.ts'
import { watchRequests } from './watch-requests.ts'

/** What a site says of itself to {@link createSiteHandler}. Only the origin and the render are needed. */
export interface SiteHandlerOptions {
  /** Where people reach the site, such as `https://example.org`. */
  origin: string
  /** Answers a request for a page, for its data, or with a form. */
  render: RenderRequest
  /** Says which route an address leads to. @default every address is a page that takes forms */
  matchRoute?: MatchRoute | undefined
  /**
   * Whether a page is closed beside those of routes that say so themselves (see `RouteHandle`), such as one that opens
   * with a sign-in dialog: no other site's script runs there, and no other site shows it in a frame. @default none
   */
  isClosed?: ((url: URL) => boolean) | undefined
  /** Where pages are cached. @default a cache of 32 MB in this process */
  cache?: PageCache | undefined
  /** Whether pages are cached at all: not while developing. @default true */
  cachesPages?: boolean | undefined
  /** Which requests get a cached page, and under which address. @default {@link cacheAnonymousPages} */
  cacheKey?: CacheKey | undefined
  /**
   * What every page may load beside the site's own files. It becomes the `Content-Security-Policy`, with hashes of
   * the inline scripts and styles that carry the render's nonce. @default no policy is written
   */
  policy?: Partial<Omit<FixedPolicy, 'isSecure' | 'isStill'>> | undefined
  /**
   * The keys by which a cache in front of the site can be told that a page is old, from the keys of what it was made
   * from: its `Surrogate-Key`. @default pages name none
   */
  surrogateKeys?: ((reads: ReadonlySet<string>) => readonly string[]) | undefined
  /** Whether pages repeat these keys in `Cache-Tag`, which Cloudflare requires. @default false */
  sendsCacheTags?: boolean | undefined
  /** Which hosts the site is answered for. @default every one */
  answersHost?: AnswersHost | undefined
  /** Answers `/assets/*` with the built browser files. @default they are asked for as pages are */
  assets?: MiddlewareHandler | undefined
  /** Answers with files that are beside the assets, such as `favicon.ico`, or calls `next`. @default there are none */
  publicFiles?: MiddlewareHandler | undefined
  /** Which other origins' pictures, fonts and videos `/media/*` serves. @default none: there is no such address */
  media?: MediaSources | undefined
  /** How much memory cached media may take, in bytes. @default 64 MB */
  mediaBytes?: number | undefined
  /** How often something may be done from one address. @default {@link createRequestLimits} */
  limits?: RequestLimits | undefined
  /** Why a request is not let in, in the site's words. @default English */
  refusalWords?: ((status: RefusedStatus) => RefusalWords | Promise<RefusalWords>) | undefined
  /** Whether the render answers a refused request with a page of its own; see `RenderScope`. @default false */
  rendersRefusals?: boolean | undefined
  /** Where requests and problems are written. @default problems alone, to the console */
  log?: LogWriter | undefined
  /** Puts what went wrong into a line of the log. @default knows no names */
  describeProblem?: DescribeProblem | undefined
  /** Is told what happens. @default nobody is */
  telemetry?: Telemetry | undefined
  /** Answers `/metrics`. @default there is no such address */
  metrics?: (() => Promise<Response>) | undefined
  /** Whether answers say in `Server-Timing` what took how long. @default false */
  saysTiming?: boolean | undefined
  /** What `/.well-known/security.txt` says. @default there is none */
  securityText?: (() => string) | undefined
  /** Milliseconds since 1970, with fractions. @default Date.now */
  clock?: (() => number) | undefined
  /** The process is on its way out and wants nobody any more: `/readyz` answers 503. */
  isEnding?: (() => boolean) | undefined
}

/** A site as one fetch handler, for whatever runtime there is. */
export interface SiteHandler {
  /**
   * Answers a request.
   *
   * @param visit - what the runtime knows of the request beside what it says: its address, its host
   */
  fetch: (request: Request, visit?: Visit) => Promise<Response>
}

/**
 * Creates the server of a site: it lets requests in or refuses them, caches, compresses and serves pages, takes the
 * nonce out of them and writes their policy, limits forms, serves assets and media, and tells the log.
 */
export function createSiteHandler({
  origin,
  render,
  matchRoute = anyPage,
  isClosed,
  cache = createPageCache({ now: monotonicNow }),
  cachesPages = true,
  cacheKey = cacheAnonymousPages,
  policy,
  surrogateKeys,
  sendsCacheTags,
  answersHost = () => true,
  assets,
  publicFiles,
  media,
  mediaBytes,
  limits = createRequestLimits(),
  refusalWords = englishRefusal,
  rendersRefusals = false,
  describeProblem = createProblemLine(),
  log = createLogWriter('off', consoleLines),
  telemetry = noTelemetry,
  metrics,
  saysTiming = false,
  securityText,
  clock = Date.now,
  isEnding = () => false,
}: SiteHandlerOptions): SiteHandler {
  const isSecure = origin.startsWith('https:')
  const counted = countedLimits(limits, telemetry)
  const { handlePage, refusePage } = createPageHandler({
    render,
    matchRoute,
    isClosed,
    cache,
    cachesPages,
    cacheKey,
    now: monotonicNow,
    time: Date.now,
    surrogateKeys,
    sendsCacheTags,
    policy: policy && { ...ownFilesOnly, ...policy, isSecure },
  })
  const readiness = createReadiness({ now: monotonicNow })
  const words = async (status: RefusedStatus) => refusalWords(status)
  const app = createFetchHandler({
    handlePage,
    handleMedia:
      media &&
      createMediaProxy({
        fetch: (...request) => fetch(...request),
        sources: media,
        maxBytes: mediaBytes,
        now: monotonicNow,
      }),
    enter: (inside) =>
      createRequestGate({
        origin,
        answersHost,
        fetch: inside,
        limits: counted,
        refuse: createRefusal({
          refusePage: rendersRefusals
            ? refusePage
            : async (_request, { status, headers }) =>
                new Response(plainRefusalPage(await words(status)), {
                  status,
                  headers: {
                    'content-type': 'text/html; charset=utf-8',
                    'cache-control': 'private, no-store',
                    ...headers,
                  },
                }),
          words,
          telemetry,
        }),
        takeReport: createPolicyReports({
          limits: counted,
          now: monotonicNow,
          write: ({ directive, blocked }) => {
            const said = `policy: ${directive} stopped ${blocked}`
            log.problem(describeProblem(said, { level: 'warn', nowMs: clock() }))
          },
        }),
        matchRoute,
      }),
    // Ready is who can show the home page, be it from what was read before.
    isReady: async ({ trace }) =>
      !isEnding() &&
      (await readiness(async () => {
        const { status } = await handlePage(new Request(`${origin}/`), { trace })
        return status < 500
      })),
    isSecure,
    securityText,
    watch: watchRequests({ matchRoute, log, telemetry, clock, saysTiming }),
    metrics,
    describeProblem,
    publicFiles,
    ...(assets === undefined ? {} : { assets }),
  })
  return { fetch: async (request, visit = {}) => app.fetch(request, visit) }
}

const ownFilesOnly = {
  imageOrigins: [],
  connectOrigins: [],
  formOrigins: [],
  frameAncestors: [],
}

const anyPage: MatchRoute = () => ({
  id: 'page',
  pattern: '/*',
  slug: undefined,
  hasAction: true,
  isIndex: false,
  isClosed: false,
  maximumBytes: undefined,
})
