import type { UseQueryResult } from '@tanstack/react-query'
import { fetchTotals, type TotalsSelection } from '../totals/fetch-totals.ts'
import type { TotalsRecord } from '@milepost/measures'
import type { Platform } from '../platform/platform.ts'
import { type LiveQueryOptions, useLiveQuery } from './live-query.ts'

/** Reads totals by tag; as `fetchTotals`. */
export function useTotals(
  platform: Platform,
  selection: Omit<TotalsSelection, 'signal'>,
  options?: LiveQueryOptions<TotalsRecord[]>,
): UseQueryResult<TotalsRecord[]> {
  return useLiveQuery(platform, 'totals', selection, fetchTotals, options)
}
