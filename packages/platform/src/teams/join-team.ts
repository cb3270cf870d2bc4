import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireBearer } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { Guid } from '../values/guid.ts'
import { toSlug } from '../values/to-slug.ts'
import { withoutEmpty } from '../values/without-empty.ts'

/** Which page joins which team. */
export interface JoinTeamInputs {
  pageSlug: string
  teamSlug: string
  /** The page's guid. */
  pageId?: Guid | undefined
  /** The team's guid. */
  teamId?: Guid | undefined
  signal?: AbortSignal | undefined
}

/**
 * Adds a page to a team. Sent once.
 *
 * @throws {MissingArgumentError} without a token, a page or a team
 * @throws {UnsupportedError} for Basic authentication
 * @throws {HttpError} 400 or 409, with the name of a lock in its message when page and team do not
 *   share their campaign, charity or event
 */
export async function joinTeam(platform: Platform, inputs: JoinTeamInputs): Promise<void> {
  const { pageSlug, teamSlug, pageId, teamId, signal } = emptyIfMissing(inputs)
  requireBearer(platform)
  requireArguments({ pageSlug, teamSlug })
  await requestRest(platform, {
    method: 'POST',
    to: 'services',
    path: `/v1/${platform.environment.provider}/teams/join`,
    body: withoutEmpty({ pageId, pageSlug: toSlug(pageSlug), teamId, teamSlug: toSlug(teamSlug) }),
    withToken: true,
    signal,
  })
}
