import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { Guid } from '../values/guid.ts'
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
  inputs: { page: Guid; signal?: AbortSignal | undefined },
): Promise<TotalsRecord[]> {
  const { page, signal } = emptyIfMissing(inputs)
  if (!page) throw new MissingArgumentError('page')
  const tagValue = `page:fundraising:${page}`
  return fetchTotals(platform, { segment: tagId, tagId, tagValue, signal })
}
