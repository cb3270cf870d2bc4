import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireBearer } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'

/**
 * Takes a page out of a team. Sent once.
 *
 * @throws {MissingArgumentError} without a token, a page or a team
 * @throws {UnsupportedError} for Basic authentication
 * @throws {HttpError} 400 or 404 when the page is not in the team
 */
export async function leaveTeam(
  platform: Platform,
  inputs: { pageSlug: string; teamSlug: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { pageSlug, teamSlug, signal } = emptyIfMissing(inputs)
  requireBearer(platform)
  requireArguments({ pageSlug, teamSlug })
  await requestRest(platform, {
    method: 'POST',
    to: 'services',
    path: `/v1/${platform.environment.provider}/teams/leave`,
    body: { pageSlug: toSlug(pageSlug), teamSlug: toSlug(teamSlug) },
    withToken: true,
    signal,
  })
}
