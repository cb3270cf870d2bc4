import { isHttpError } from '../errors/http-error.ts'
import { isMissingArgumentError } from '../errors/missing-argument-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { fetchTeam } from './fetch-team.ts'
import type { Team, TeamOptions } from './team.ts'

/**
 * Reads a team with all its members and its fitness, and where that fails the team alone (Spec §7).
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchTeamWithMembers(
  platform: Platform,
  selection: TeamOptions & { slug: string; signal?: AbortSignal | undefined },
): Promise<Team> {
  try {
    return await fetchTeam(platform, { ...selection, includePages: true, includeFitness: true })
  } catch (error) {
    const isFinal = isMissingArgumentError(error) || !isPlatformError(error)
    const isTeamMissing = isHttpError(error, 404) && error.request.path.includes('/teamsv3/')
    if (isFinal || isTeamMissing) throw error
    return fetchTeam(platform, selection)
  }
}
