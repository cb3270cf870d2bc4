import { createHash } from 'node:crypto'
import type { SiteEnvironment } from '../base/site-environment.ts'

/**
 * Of what reads give: to be raised when a value that is read has another form than before, so that no version of the kit is
 * given what it does not understand.
 */
export const lastGoodFormatVersion = '1'

/** Two sites, or staging and production, may have the same place for last good values. */
export function storeNameOfSite({ site, origin, platform }: SiteEnvironment): string {
  const all = [site, new URL(origin).host, platform.environment, platform.sandboxOrigin ?? '']
  return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 12)
}
