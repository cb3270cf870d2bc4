import type { UseQueryResult } from '@tanstack/react-query'
import {
  fetchCampaignLeaderboard,
  type CampaignLeaderboardSelection,
} from '../leaderboards/fetch-campaign-leaderboard.ts'
import type { CampaignLeaderboard } from '../leaderboards/campaign-leaderboard.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads a campaign's leaderboard; as `fetchCampaignLeaderboard`. */
export function useCampaignLeaderboard(
  platform: Platform,
  selection: Omit<CampaignLeaderboardSelection, 'signal'>,
  options?: LiveQueryOptions<CampaignLeaderboard>,
): UseQueryResult<CampaignLeaderboard> {
  return useLiveQuery(platform, 'campaignLeaderboard', selection, fetchCampaignLeaderboard, options)
}
