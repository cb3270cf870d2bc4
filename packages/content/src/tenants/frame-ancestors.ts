import type { Tenant } from './tenant.ts'

/**
 * The `frame-ancestors` directive of a tenant's site (decisions.md, frames): only the site itself
 * unless its `iframe` is on; then also the tenant's domains and whitelist, where '*' means any.
 *
 * @param iframe - the site's own switch. Give false for sign-in, edit and report screens
 */
export function frameAncestors(
  tenant: Pick<Tenant, 'domains' | 'whitelist'>,
  { iframe }: { iframe: boolean },
): string {
  if (!iframe) return "frame-ancestors 'self'"
  if (tenant.whitelist === '*') return 'frame-ancestors *'
  const hosts = new Set(["'self'", ...tenant.domains, ...tenant.whitelist])
  return `frame-ancestors ${[...hosts].join(' ')}`
}
