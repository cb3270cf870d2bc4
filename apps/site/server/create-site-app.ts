import type { Hono, MiddlewareHandler } from 'hono'
import { platformOrigins } from '../src/wiring/platform-origins.ts'
import type { SiteEnvironment } from '../src/wiring/site-environment.ts'
import { createApp } from './create-app.ts'
import { createMediaProxy } from './media-proxy.ts'
import { mediaSources } from './media-sources.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHandler, type RenderRequest } from './page-handler.ts'

export interface SiteAppOptions {
  environment: SiteEnvironment
  render: RenderRequest
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
  render,
  cache,
  assets,
  frameAncestors = [],
  log,
  isEnding = () => false,
}: SiteAppOptions): Hono {
  const isSecure = environment.origin.startsWith('https:')
  const handlePage = createPageHandler({
    render,
    cache,
    keepPages: !environment.development,
    now: Date.now,
    policy: { ...platformOrigins(environment), frameAncestors, isSecure },
  })
  return createApp({
    handlePage,
    handleMedia: createMediaProxy({
      fetch: (...request) => fetch(...request),
      sources: mediaSources(environment.content.endpoint),
      now: Date.now,
    }),
    // Ready is who can show the home page, be it from what was read before.
    isReady: async () =>
      !isEnding() && (await handlePage(new Request(`${environment.origin}/`))).status < 500,
    isSecure,
    ...(log === undefined ? {} : { log }),
    ...(assets === undefined ? {} : { assets }),
  })
}
