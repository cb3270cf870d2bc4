import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { listIds, type Ids } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { excludedNames } from './is-excluded.ts'
import type { CampaignLeaderboard } from './campaign-leaderboard.ts'
import { mergeLeaderboards, readLeaderboard } from './read-leaderboard.ts'

/** The campaigns, and which of their leaderboards to fetch. */
export interface CampaignLeaderboardSelection {
  /** Guids; several are merged. */
  campaign: Ids
  /** @default 'people' */
  type?: 'people' | 'teams' | undefined
  /** @default 100 */
  limit?: number | undefined
  /** Whether to keep rows that have raised nothing. @default false */
  withZero?: boolean | undefined
  /** Ids or short names of pages and teams to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the leaderboard of campaigns: cancelled pages left out, largest first.
 *
 * @throws {MissingArgumentError} without a campaign
 * @throws {NotFoundError} for a campaign that does not exist, also for one of several
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchCampaignLeaderboard(
  platform: Platform,
  selection: CampaignLeaderboardSelection,
): Promise<CampaignLeaderboard> {
  const {
    campaign,
    type = 'people',
    limit = 100,
    withZero = false,
    exclude,
    signal,
  } = emptyIfMissing(selection)
  const campaigns = listIds(campaign)
  if (campaigns.length === 0) throw new MissingArgumentError('campaign')
  const excluded = excludedNames(exclude)
  const boards = await Promise.all(
    campaigns.map((id) =>
      readLeaderboard(platform, {
        campaign: id,
        type: type === 'teams' ? 'TEAMS' : 'FUNDRAISERS',
        limit,
        withZero,
        excluded,
        signal,
      }),
    ),
  )
  return mergeLeaderboards(boards, limit)
}
