import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { takeItems } from '../request/read-list-in-parts.ts'
import { iterateCampaignTeams } from './iterate-campaign-teams.ts'
import type { Team, TeamOptions } from './team.ts'

/**
 * Reads the teams of a campaign, without their members.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {NotFoundError} for a campaign that does not exist
 * @throws {GraphError} with the first message the graph reports
 */
export function fetchCampaignTeams(
  platform: Platform,
  inputs: TeamOptions & {
    campaign: Id
    limit?: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<Team[]> {
  const { campaign, limit = 100, includeTeamsOffline, signal } = emptyIfMissing(inputs)
  const perRequest = Math.min(100, limit)
  const teams = iterateCampaignTeams(platform, {
    campaign,
    perRequest,
    includeTeamsOffline,
    signal,
  })
  return takeItems(teams, limit)
}
