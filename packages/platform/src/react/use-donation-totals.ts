import type { UseQueryResult } from '@tanstack/react-query'
import {
  fetchDonationTotals,
  type DonationTotalsSelection,
} from '../totals/fetch-donation-totals.ts'
import type { DonationTotals } from '../donations/donation-totals.ts'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads what was given to something; as `fetchDonationTotals`. */
export function useDonationTotals(
  platform: Platform,
  selection: Omit<DonationTotalsSelection, 'signal'>,
  options?: LiveQueryOptions<DonationTotals>,
): UseQueryResult<DonationTotals> {
  return useLiveQuery(platform, 'donationTotals', selection, fetchDonationTotals, options)
}
