import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { Guid } from '../values/guid.ts'
import type { TeamFitness } from './fitness-activity.ts'
import { parseTeamFitness } from './parse-team-fitness.ts'

/**
 * Reads what a team's activities add up to, in all and by page.
 *
 * @param team - its guid
 * @throws {HttpError} with status 404 when there is no such team
 * @throws {MissingArgumentError} without a guid
 */
export async function fetchTeamFitness(
  platform: Platform,
  inputs: {
    team: Guid
    limit?: number | undefined
    start?: string | undefined
    end?: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<TeamFitness> {
  const { team, limit = 100, start, end, signal } = emptyIfMissing(inputs)
  const path = `/v1/fitness/teams/${pathSegment('team', team)}`
  const query = { limit, start, end }
  return parseTeamFitness(platform, await requestRest(platform, { to: 'api', path, query, signal }))
}
