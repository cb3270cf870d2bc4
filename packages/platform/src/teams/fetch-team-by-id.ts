import { HttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { fetchTeam, type TeamSelection } from './fetch-team.ts'
import type { Team } from './team.ts'

/**
 * Reads a team by its guid: its short name by the graph, then the team.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a guid
 */
export async function fetchTeamById(
  platform: Platform,
  { team, ...selection }: Omit<TeamSelection, 'slug'> & { team: string },
): Promise<Team> {
  requireArguments({ team })
  // The graph's transport is loaded only by who asks by guid.
  const { fetchTeamSlug } = await import('./fetch-team-slug.ts')
  const slug = await fetchTeamSlug(platform, { team, signal: selection.signal })
  if (slug === undefined) {
    const path = `/v1/${platform.environment.provider}/graphql`
    throw new HttpError({ status: 404, data: null, headers: {} }, { method: 'POST', path })
  }
  return fetchTeam(platform, { ...selection, slug })
}
