import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createSiteHandler, type SiteHandlerOptions } from '../handler/create-site-handler.ts'
import type { Visit } from '../entry/visit.ts'
import type { PageCache } from '../pages/page-cache.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { monotonicNow } from '../monotonic-now.ts'
import { createCachedAnswers } from './answer-cached-pages.ts'

/** Connect-style middleware: responds to the request, or calls `next`. */
export type NodeMiddleware = (
  ...request: [...Parameters<RequestListener>, next: () => void]
) => void

/** Options of one site. The server supplies the others. */
export interface NodeSite extends Omit<SiteHandlerOptions, 'cache' | 'isEnding' | 'metrics'> {
  /** Runs before the site, for example Vite in development. It disables the fast path for cached pages. */
  middleware?: NodeMiddleware | undefined
}

export interface SiteListenerOptions extends Pick<
  SiteHandlerOptions,
  'assets' | 'publicFiles' | 'metrics' | 'isEnding'
> {
  cache: PageCache
  telemetry: Telemetry | undefined
  visitOf: (incoming: IncomingMessage) => Visit
  askedHost: (incoming: IncomingMessage) => string
}

/** Creates the Node request listener of one site, with a fast path for cached pages. */
export function createSiteListener(
  { middleware, ...site }: NodeSite,
  { cache, telemetry, visitOf, askedHost, ...parts }: SiteListenerOptions,
): RequestListener {
  const { origin, isServedHost } = site
  const handler = createSiteHandler({
    clock: monotonicNow,
    ...parts,
    ...(telemetry && { telemetry }),
    ...site,
    cache,
  })
  const answerCached = createCachedAnswers({
    cache,
    cacheKey: site.cacheKey,
    isSecure: origin.startsWith('https:'),
    isServedHost: isServedHost && ((incoming) => isServedHost(askedHost(incoming))),
    now: Date.now,
    write: site.log?.request,
    saysTiming: site.saysTiming ?? false,
    answered: telemetry?.answered,
  })
  const listener = getRequestListener((request, env) => {
    const { incoming } = env as { incoming: IncomingMessage }
    return handler.fetch(request, visitOf(incoming))
  })
  return (request, response) => {
    if (middleware) middleware(request, response, () => void listener(request, response))
    else if (!answerCached(request, response)) void listener(request, response)
  }
}
