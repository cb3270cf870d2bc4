import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'

/**
 * Cancels a page, for good: its status is `Cancelled` from then on. Sent once.
 *
 * @throws {MissingArgumentError} without a token or a slug
 * @throws {HttpError} 403 when it is another supporter's, 404 when there is none
 */
export async function cancelPage(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { slug, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
