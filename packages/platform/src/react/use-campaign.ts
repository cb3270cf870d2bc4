import type { UseQueryResult } from '@tanstack/react-query'
import { fetchCampaign } from '../campaigns/fetch-campaign.ts'
import type { Campaign } from '../campaigns/campaign.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads a campaign; as `fetchCampaign`. */
export function useCampaign(
  platform: Platform,
  selection: { campaign: Id },
  options?: LiveQueryOptions<Campaign>,
): UseQueryResult<Campaign> {
  return useLiveQuery(platform, 'campaign', selection, fetchCampaign, options)
}
