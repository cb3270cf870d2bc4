import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { fetchTotals } from './fetch-totals.ts'

const tagId = 'page:totals'

/**
 * Reads the totals of one page.
 *
 * @param page - its guid
 * @throws {MissingArgumentError} without one
 */
export async function fetchPageTotals(
  platform: Platform,
  { page, signal }: { page: string; signal?: AbortSignal | undefined },
): Promise<TotalsRecord[]> {
  if (!page) throw new MissingArgumentError('page')
  const tagValue = `page:fundraising:${page}`
  return fetchTotals(platform, { segment: tagId, tagId, tagValue, signal })
}
