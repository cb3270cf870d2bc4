import { frameAncestors, type Tenant } from '@milepost/content'

/**
 * Who may show a tenant's sites in a frame (decisions: frames): sources for `frame-ancestors`. Nobody else than
 * the site itself when there is no tenant.
 */
export function tenantFrames(tenant: Tenant | undefined): readonly string[] {
  if (tenant === undefined) return []
  const [, ...sources] = frameAncestors(tenant, { iframe: true }).split(' ')
  return sources
}
