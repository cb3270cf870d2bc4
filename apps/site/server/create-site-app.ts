import type { MiddlewareHandler } from 'hono'
import { platformOrigins } from '../src/config/platform-origins.ts'
import type { SiteEnvironment } from '../src/config/site-environment.ts'
import { problemLine } from '@milepost/server'
import { noTelemetry, type Telemetry } from '@milepost/server'
import type { AnswersHost } from './answers-host.ts'
import { countedLimits } from '@milepost/server'
import { createApp } from '@milepost/server'
import type { LogWriter } from '@milepost/server'
import { createMediaProxy } from '@milepost/server'
import { mediaSources } from './media-sources.ts'
import { noteSignIn } from './note-sign-in.ts'
import type { PageCache } from '@milepost/server'
import { createPageHandler } from '@milepost/server'
import { createPolicyReports } from '@milepost/server'
import { createRefuse } from '@milepost/server'
import { createEntry } from '@milepost/server'
import { createRequestLimits, noLimits } from '@milepost/server'
import { securityText } from './security-text.ts'
import type { SiteRenderer } from './site-renderer.ts'
import { watchRequests } from '@milepost/server'

export interface SiteAppOptions {
  environment: SiteEnvironment
  renderer: SiteRenderer
  cache: PageCache
  /** Which hosts the site is answered for; every one when it is left out. */
  answersHost?: AnswersHost
  /** Who may show the site in a frame when its content allows it: the tenant's hosts. */
  frameAncestors?: readonly string[]
  /** Absent while developing. */
  assets?: MiddlewareHandler
  log: LogWriter
  /** Is told what happens; nobody is when it is left out. */
  telemetry?: Telemetry
  /** Answers with what is measured; left out where that is not offered. */
  metrics?: (() => Promise<Response>) | undefined
  /** Milliseconds since 1970, with fractions. */
  clock: () => number
  /** The process is on its way out and wants nobody any more. */
  isEnding?: () => boolean
}

/** The site as one fetch handler, for whatever runtime there is. */
export function createSiteApp({
  environment,
  renderer,
  cache,
  assets,
  answersHost = () => true,
  frameAncestors = [],
  log,
  telemetry = noTelemetry,
  metrics,
  clock,
  isEnding = () => false,
}: SiteAppOptions): ReturnType<typeof createApp> {
  const { origin } = environment
  const isSecure = origin.startsWith('https:')
  const limits = countedLimits(environment.rateLimits ? createRequestLimits() : noLimits, telemetry)
  const { handlePage, refusePage } = createPageHandler({
    ...renderer,
    cache,
    keepPages: !environment.development,
    now: Date.now,
    policy: { ...platformOrigins(environment), frameAncestors, isSecure },
  })
  const refuse = createRefuse({ refusePage, words: renderer.refusalWords, telemetry })
  const takeReport = createPolicyReports({
    limits,
    now: Date.now,
    write: ({ directive, blocked }) => {
      const said = `policy: ${directive} stopped ${blocked}`
      log.problem(problemLine(said, { level: 'warn', nowMs: clock() }))
    },
  })
  const contact = environment.securityContact
  return createApp({
    handlePage: (request, { address, trace }) =>
      handlePage(request, {
        ...(trace === undefined
          ? {}
          : {
              trace,
              noteSignIn: (outcome) => noteSignIn(outcome, { trace, address, limits, log }),
            }),
        ...(address === undefined
          ? {}
          : {
              limitMessages: async (form) =>
                (await limits.take('messages', `${address} ${form}`)) ??
                limits.take('messagesOfAll', form),
            }),
      }),
    handleMedia: createMediaProxy({
      fetch: (...request) => fetch(...request),
      sources: mediaSources(environment.content.endpoint),
      now: Date.now,
    }),
    enter: (fetch) =>
      createEntry({
        origin,
        answersHost,
        fetch,
        limits,
        refuse,
        takeReport,
        matchRoute: renderer.matchRoute,
      }),
    // Ready is who can show the home page, be it from what was read before.
    isReady: async ({ trace }) =>
      !isEnding() && (await handlePage(new Request(`${origin}/`), { trace })).status < 500,
    isSecure,
    securityText:
      contact === undefined ? undefined : () => securityText(contact, origin, Date.now()),
    watch: watchRequests({
      matchRoute: renderer.matchRoute,
      log,
      telemetry,
      clock,
      saysTiming: environment.serverTiming,
    }),
    metrics,
    ...(assets === undefined ? {} : { assets }),
  })
}
