import { mayServeHost } from '@milepost/content'
import { hostName } from './host-name.ts'
import type { SiteSettings } from './site-settings.ts'

/** So many hosts are remembered: a cached page is sent in less time than reading the table takes. */
const mostKept = 1000
/** The longest name of a host, with its port. */
const longestHost = 260

/**
 * Creates what says which of several sites a host belongs to: the one whose `SITE_ORIGIN` has it, else the one whose tenant
 * has it among its domains or in its whitelist, where that tenant has no other site here (Spec §1, §9). A whitelist of '*'
 * names no host.
 *
 * @returns takes a `Host` header and gives the key of the site; undefined for a host of none
 */
export function createSiteOf(sites: readonly SiteSettings[]): (host: string) => string | undefined {
  const byHost = new Map<string, string>()
  const byName = new Map<string, string | undefined>()
  for (const { environment } of sites) {
    const { host, hostname } = new URL(environment.origin)
    byHost.set(host, environment.site)
    // Whatever the port, where that leaves no doubt.
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
    const name = hostName(host)
    if (name === undefined) return undefined
    return (
      byHost.get(host.toLowerCase()) ??
      byName.get(name) ??
      ofTenants.find(({ tenant }) => mayServeHost(tenant, host))?.site
    )
  }

  return (host) => {
    if (known.has(host)) return known.get(host)
    const site = find(host)
    if (site !== undefined && host.length <= longestHost && known.size < mostKept) {
      known.set(host, site)
    }
    return site
  }
}
