import { NotFoundError } from '../errors/not-found-error.ts'
import { graphFacts } from '../graph/graph-facts.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import type { Guid } from '../values/guid.ts'
import { fetchTeam, type TeamSelection } from './fetch-team.ts'
import type { Team } from './team.ts'

/**
 * Reads a team by its guid: its short name by the graph, then the team.
 *
 * @throws {NotFoundError} when there is none
 * @throws {MissingArgumentError} without a guid
 */
export async function fetchTeamById(
  platform: Platform,
  inputs: Omit<TeamSelection, 'slug'> & { team: Guid },
): Promise<Team> {
  const { team, ...selection } = emptyIfMissing(inputs)
  requireArguments({ team })
  // The graph's transport is loaded only by who asks by guid.
  const { fetchTeamSlug } = await import('./fetch-team-slug.ts')
  const slug = await fetchTeamSlug(platform, { team, signal: selection.signal })
  if (slug === undefined) throw new NotFoundError('team', team, graphFacts(platform))
  return fetchTeam(platform, { ...selection, slug })
}
