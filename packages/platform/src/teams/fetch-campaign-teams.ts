import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { takeItems } from '../request/read-in-turn.ts'
import { iterateCampaignTeams } from './iterate-campaign-teams.ts'
import type { Team, TeamOptions } from './team.ts'

/**
 * Reads the teams of a campaign, without their members.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {GraphError} with the first message the graph reports
 */
export function fetchCampaignTeams(
  platform: Platform,
  {
    campaign,
    limit = 100,
    includeTeamsOffline,
    signal,
  }: TeamOptions & {
    campaign: Id
    limit?: number | undefined
    signal?: AbortSignal | undefined
  },
): Promise<Team[]> {
  const perRequest = Math.min(100, limit)
  const teams = iterateCampaignTeams(platform, {
    campaign,
    perRequest,
    includeTeamsOffline,
    signal,
  })
  return takeItems(teams, limit)
}
