import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'

/**
 * Deletes an activity by REST. Sent once.
 *
 * @param id - the activity's `legacyId`
 * @throws {MissingArgumentError} without a token, a page or an id
 * @throws {HttpError} 403 when the page is another supporter's, 404 when there is no such activity
 */
export async function deleteLegacyFitnessActivity(
  platform: Platform,
  inputs: { page: string; id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { page, id, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  const path = `/v1/fitness/fundraising/${pathSegment('page', toSlug(page))}/${pathSegment('id', id)}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
