import type { UseQueryResult } from '@tanstack/react-query'
import {
  fetchCampaignBoards,
  type CampaignBoards,
  type CampaignBoardsSelection,
} from '../leaderboards/fetch-campaign-boards.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads both leaderboards of a campaign and its totals; as `fetchCampaignBoards`. */
export function useCampaignBoards(
  platform: Platform,
  selection: Omit<CampaignBoardsSelection, 'signal'>,
  options?: LiveQueryOptions<CampaignBoards>,
): UseQueryResult<CampaignBoards> {
  return useLiveQuery(platform, 'campaignBoards', selection, fetchCampaignBoards, options)
}
