import type { MiddlewareHandler } from 'hono'
import { fontHosts } from '../src/head/own-css.ts'
import { platformOrigins } from '../src/wiring/platform-origins.ts'
import type { SiteEnvironment } from '../src/wiring/site-environment.ts'
import { createApp } from './create-app.ts'
import { createMediaProxy } from './media-proxy.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHandler } from './page-handler.ts'
import { createRefuse } from './refuse-request.ts'
import { createEntry } from './request-entry.ts'
import { createRequestLimits, noLimits } from './request-limits.ts'
import type { SiteRenderer } from './site-renderer.ts'

export interface SiteAppOptions {
  environment: SiteEnvironment
  renderer: SiteRenderer
  cache: PageCache
  /** Who may show the site in a frame when its content allows it: the tenant's hosts. */
  frameAncestors?: readonly string[]
  /** Absent while developing. */
  assets?: MiddlewareHandler
  log?: MiddlewareHandler
  /** The process is on its way out and wants nobody any more. */
  isEnding?: () => boolean
}

/** The site as one fetch handler, for whatever runtime there is. */
export function createSiteApp({
  environment,
  renderer,
  cache,
  assets,
  frameAncestors = [],
  log,
  isEnding = () => false,
}: SiteAppOptions): ReturnType<typeof createApp> {
  const { origin } = environment
  const contentHost = new URL(environment.content.endpoint).host
  const isSecure = origin.startsWith('https:')
  const limits = environment.rateLimits ? createRequestLimits() : noLimits
  const { handlePage, refusePage } = createPageHandler({
    ...renderer,
    cache,
    keepPages: !environment.development,
    now: Date.now,
    policy: { ...platformOrigins(environment), frameAncestors, isSecure },
  })
  const refuse = createRefuse({ refusePage, words: renderer.refusalWords })
  return createApp({
    handlePage: (request, address) =>
      handlePage(
        request,
        address === undefined
          ? {}
          : {
              limitMessages: async (form) =>
                (await limits.take('messages', `${address} ${form}`)) ??
                limits.take('messagesOfAll', form),
            },
      ),
    handleMedia: createMediaProxy({
      fetch: (...request) => fetch(...request),
      isAllowedHost: ({ host }) =>
        host === contentHost || host === 'images.prismic.io' || fontHosts.includes(host),
    }),
    enter: (fetch) =>
      createEntry({ origin, fetch, limits, refuse, matchRoute: renderer.matchRoute }),
    // Ready is who can show the home page, be it from what was read before.
    isReady: async () => !isEnding() && (await handlePage(new Request(`${origin}/`))).status < 500,
    isSecure,
    ...(log === undefined ? {} : { log }),
    ...(assets === undefined ? {} : { assets }),
  })
}
