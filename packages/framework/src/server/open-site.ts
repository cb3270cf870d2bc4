import { parseUrl } from '../base/addresses.ts'
import { canServeHost, type Tenant } from '@milepost/content'
import { type IsServedHost, type LogWriter, getMonotonicTime } from '@milepost/server'
import type { SiteEnvironment } from '../base/site-environment.ts'
import type { CacheSizes, SiteSettings } from './site-settings.ts'
import type { Server } from 'node:http'
import type { NodeMiddleware, NodeParts, NodeSite, SiteScheduler } from '@milepost/server/node'
import type { ServicesOptions } from '../services/services.ts'
import type { CardTools } from '../services/share-cards.ts'
import { formatError } from '../base/log-problem.server.ts'
import {
  type SiteRenderer,
  createPageInvalidator,
  createLoadMeter,
  createSiteOptions,
  getTenantFrameAncestors,
} from './create-site-options.ts'
import type { SiteParts } from './process-parts.ts'

/** Returns the host of a `Host` header in lower case without the port; undefined if it is invalid. */
export function parseHostName(host: string): string | undefined {
  const url = parseUrl(`http://${host}/`)
  return url === null || url.username !== '' || url.pathname !== '/' || url.search !== ''
    ? undefined
    : url.hostname
}

/**
 * Creates the host check of a site, which allows its own host on any port, and its tenant's domains and whitelist (Spec §1,
 * §9). All hosts are allowed without a tenant, or with the whitelist `*`.
 *
 * @param origin - public origin of the site
 */
export function createHostCheck(tenant: Tenant | undefined, origin: string): IsServedHost {
  if (tenant === undefined || tenant.whitelist === '*') return () => true
  const own = new URL(origin).hostname
  const known = new Set<string>()
  return (host) => {
    if (known.has(host)) return true
    const answers = parseHostName(host) === own || canServeHost(tenant, host)
    if (answers && host.length <= maxHostLength && known.size < maxCachedHosts) known.add(host)
    return answers
  }
}

/** Maximum number of hosts to cache. */
const maxCachedHosts = 1000
/** Maximum length of a cached host with its port, in characters. */
const maxHostLength = 260

/**
 * Creates a function that finds a site by host: the site with this host in `SITE_ORIGIN`, otherwise the only site of the
 * tenant with this host in its domains or whitelist (Spec §1, §9). The whitelist `*` is ignored.
 *
 * @returns a function that returns the site key for a `Host` header; undefined for unknown hosts
 */
export function createSiteLookup(
  sites: readonly SiteSettings[],
): (host: string) => string | undefined {
  const byHost = new Map<string, string>()
  const byName = new Map<string, string | undefined>()
  for (const { environment } of sites) {
    const { host, hostname } = new URL(environment.origin)
    byHost.set(host, environment.site)
    // A host name on another port is accepted if only one site has it.
    byName.set(hostname, byName.has(hostname) ? undefined : environment.site)
  }
  const ofTenants = sites.flatMap(({ environment: { site }, tenant, tenantKey }) => {
    if (tenant === undefined) return []
    const isShared = sites.filter((other) => other.tenantKey === tenantKey).length > 1
    const named = { ...tenant, whitelist: tenant.whitelist === '*' ? [] : tenant.whitelist }
    return isShared ? [] : [{ site, tenant: named }]
  })
  const known = new Map<string, string | undefined>()

  function find(host: string): string | undefined {
    const name = parseHostName(host)
    if (name === undefined) return undefined
    return (
      byHost.get(host.toLowerCase()) ??
      byName.get(name) ??
      ofTenants.find(({ tenant }) => canServeHost(tenant, host))?.site
    )
  }

  return (host) => {
    if (known.has(host)) return known.get(host)
    const site = find(host)
    if (site !== undefined && host.length <= maxHostLength && known.size < maxCachedHosts) {
      known.set(host, site)
    }
    return site
  }
}

/** Minimum time between upstream calls for the same key, in ms, because many donations may invalidate a total in a second. */
const readPauseMs = 1000

/** Renderer of a site, from a build or from Vite in development. */
export interface RenderSetup {
  renderer: SiteRenderer
  /** Middleware that runs before the site. Only in development. */
  middleware?: NodeMiddleware
}

/**
 * Function that creates the renderer of a site.
 *
 * @param log - log for problems outside of requests
 */
export type SetUpRender = (
  environment: SiteEnvironment,
  server: Server,
  options: ServicesOptions,
  log: LogWriter,
) => RenderSetup | Promise<RenderSetup>

export interface OpenSiteOptions extends SiteParts {
  readonly node: NodeParts
  readonly setUpRender: SetUpRender
  readonly cardTools: () => CardTools | undefined
  /** Maximum memory for each of the site's caches. */
  readonly caches: CacheSizes
  /** Render scheduler of the site. */
  readonly turns: SiteScheduler
  /** Whether the site is the only one of the process, so that it must reject unknown hosts itself. */
  readonly isAlone: boolean
}

/** Creates the server options of a site from its settings. */
export async function openSite(
  { environment, tenant }: SiteSettings,
  { node, setUpRender, cardTools, caches, turns, isAlone, ...parts }: OpenSiteOptions,
): Promise<NodeSite> {
  const { log, telemetry, invalidations, lastGood, sharedReads, limitStore } = parts
  const { renderer, middleware } = await setUpRender(
    environment,
    node.server,
    {
      invalidatePages: createPageInvalidator(environment, node.cache, {
        onError: (error) => log.problem(formatError(error, { level: 'warn', nowMs: Date.now() })),
      }),
      invalidations,
      lastGood,
      sharedReads,
      readPauseMs,
      now: () => new Date(),
      clock: getMonotonicTime,
      cardTools,
      utilisation: createLoadMeter(),
      readCacheBytes: caches.reads,
      shareCardBytes: caches.cards,
      ...(telemetry && { telemetry }),
    },
    log,
  )
  return {
    ...createSiteOptions({
      environment,
      renderer,
      frameAncestors: getTenantFrameAncestors(tenant),
      log,
      turns,
      limitStore,
      mediaBytes: caches.media,
      ...(isAlone ? { isServedHost: createHostCheck(tenant, environment.origin) } : {}),
      ...(telemetry && { telemetry }),
    }),
    middleware,
  }
}
