import { isHttpError, isNotFoundError } from '@milepost/platform'
import { isClientError } from '../../services/is-client-error.ts'

/** Maximum length of a slug that is looked up. The platform's own slugs have at most 50 characters. */
const maxSlugLength = 200

/** A slug as the platform creates them. */
const ordinarySlug = /^[\p{L}\p{M}\p{N}_-]{1,100}$/u

/** Whether the slug of a URL can name a page or a team. Dots alone, which URLs resolve, and control characters cannot. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && !/^\.*$|[\p{Cc}\p{Cs}]/u.test(slug)
}

/**
 * Whether a failed read means that no page or team has this slug: the platform returned 404 or 410, or it (or its firewall)
 * refused a slug that it would never create. Visitors choose the slug, so such a refusal must not look like an outage.
 */
export function isMissing(error: unknown, slug: string): boolean {
  if (isNotFoundError(error) || isHttpError(error, 410)) return true
  return !ordinarySlug.test(slug) && isClientError(error)
}
