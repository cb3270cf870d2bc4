import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { toSlug } from '../values/to-slug.ts'
import { mostTeamPages, readTeamPages, teamPagesPerRequest } from './read-team-pages.ts'
import type { TeamPage } from './team.ts'

/**
 * Reads the pages of a team: ten at first, then all others at once, ten a request.
 *
 * @param team - its short name
 * @returns `totalCount` is how many pages the team has, also beyond those that were read
 * @throws {MissingArgumentError} without a team
 * @throws {NotFoundError} for a team that does not exist
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTeamPages(
  platform: Platform,
  inputs: { team: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<{ pages: TeamPage[]; totalCount: number }> {
  const { team, limit = mostTeamPages, signal } = emptyIfMissing(inputs)
  const slug = toSlug(team)
  requireArguments({ team: slug })
  const first = await readTeamPages(platform, { slug, offset: 0, signal })
  const wanted = Math.min(first.totalCount, limit)
  const requests = Math.max(0, Math.ceil(wanted / teamPagesPerRequest) - 1)
  const others = await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      readTeamPages(platform, { slug, offset: (index + 1) * teamPagesPerRequest, signal }),
    ),
  )
  const pages = [first, ...others].flatMap(({ items }) => items).slice(0, limit)
  return { pages, totalCount: first.totalCount }
}
