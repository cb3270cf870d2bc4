import type { UseQueryResult } from '@tanstack/react-query'
import {
  fetchDonationFeed,
  type DonationFeed,
  type DonationFeedSelection,
} from '../donations/fetch-donation-feed.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads the latest donations; as `fetchDonationFeed`. */
export function useDonationFeed(
  platform: Platform,
  selection: Omit<DonationFeedSelection, 'signal'>,
  options?: LiveQueryOptions<DonationFeed>,
): UseQueryResult<DonationFeed> {
  return useLiveQuery(platform, 'donationFeed', selection, fetchDonationFeed, options)
}
