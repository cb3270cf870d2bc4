import type { UseQueryResult } from '@tanstack/react-query'
import { fetchDonation } from '../donations/fetch-donation.ts'
import type { Donation } from '../donations/donation.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads one donation (Spec §7: key `donation`, fresh for 30 s). */
export function useDonation(
  platform: Platform,
  selection: { id: string | number },
  options?: LiveQueryOptions<Donation>,
): UseQueryResult<Donation> {
  return useLiveQuery(platform, 'donation', selection, fetchDonation, options)
}
