import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { toSlug } from '../values/to-slug.ts'
import { readTeamPages } from './read-team-pages.ts'
import type { TeamPage } from './team.ts'

/**
 * Goes through all pages of a team, ten a request.
 *
 * @throws {MissingArgumentError} without a team, at the first step
 * @throws {NotFoundError} for a team that does not exist, at the first step
 */
export async function* iterateTeamPages(
  platform: Platform,
  inputs: { team: string; signal?: AbortSignal | undefined },
): AsyncGenerator<TeamPage, void, undefined> {
  const { team, signal } = emptyIfMissing(inputs)
  const slug = toSlug(team)
  requireArguments({ team: slug })
  yield* readListInParts(0, async (offset) => {
    const { items, totalCount } = await readTeamPages(platform, { slug, offset, signal })
    const next = offset + items.length
    return { items, next: items.length > 0 && next < totalCount ? next : undefined }
  })
}
