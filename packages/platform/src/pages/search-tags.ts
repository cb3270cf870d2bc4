import { parsePageSummary } from './parse-page-summary.ts'
import type { Page } from './page.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'

/** The tag by which to find pages. */
export interface TagSearch {
  tagId: string
  tagValue: string
  /** @default 100 */
  limit?: number | undefined
  /** How many to skip. @default 0 */
  offset?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the pages that carry a tag with a value.
 *
 * @returns `count` is how many there are in all
 * @throws {MissingArgumentError} without a tag or a value
 */
export async function searchTags(
  platform: Platform,
  inputs: TagSearch,
): Promise<{ pages: Page[]; count: number }> {
  const { tagId, tagValue, limit = 100, offset = 0, signal } = emptyIfMissing(inputs)
  requireArguments({ tagId, tagValue })
  const query = { tagsQuery: `tags.${tagId}=${tagValue}`, maxValue: limit, offset }
  const path = '/v1/tags/search'
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  return {
    pages: asList(body['results']).map((row) => parsePageSummary(platform, row)),
    count: toAmount(body['numberOfHits']),
  }
}
