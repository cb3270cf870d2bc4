import type { Tenant } from './tenant.ts'

/** A tenant's plan does not allow what is asked; the message says what it allows. */
export class TenantLimitError extends Error {
  override readonly name = 'TenantLimitError' as const
  readonly limit: 'sites' | 'pages'
  readonly allowed: number
  readonly wanted: number

  constructor(
    siteKey: string,
    { limit, allowed, wanted }: { limit: 'sites' | 'pages'; allowed: number; wanted: number },
  ) {
    const noun = allowed === 1 ? limit.slice(0, -1) : limit
    super(`Tenant "${siteKey}" may have ${allowed} ${noun}, and this would make ${wanted}`)
    this.limit = limit
    this.allowed = allowed
    this.wanted = wanted
  }
}

/**
 * Checks how many sites and pages a tenant would have against its plan. The limits are inclusive
 * (decisions.md): at the limit, one more is refused.
 *
 * @param wanted - the numbers after what is about to happen, all of the tenant's sites together
 * @throws TenantLimitError for the first limit that is passed
 */
export function checkLimits(
  siteKey: string,
  tenant: Pick<Tenant, 'sites' | 'pages'>,
  wanted: { sites: number; pages: number },
): void {
  for (const limit of ['sites', 'pages'] as const) {
    if (!(wanted[limit] <= tenant[limit])) {
      throw new TenantLimitError(siteKey, { limit, allowed: tenant[limit], wanted: wanted[limit] })
    }
  }
}
