import type { Platform } from '../platform/platform.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { Page } from './page.ts'
import type { PageOptions } from './page-context.ts'
import { parsePageSummary } from './parse-page-summary.ts'

/** Which of a supporter's own pages; what is not given does not matter. */
export type UserPagesSelection = PageOptions & {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the pages of the supporter whose token the platform carries, inactive ones too.
 *
 * @throws {MissingArgumentError} without a token
 */
export async function fetchUserPages(
  platform: Platform,
  selection: UserPagesSelection = {},
): Promise<Page[]> {
  const { campaign, charity, event, signal, ...options } = emptyIfMissing(selection)
  requireToken(platform)
  const path = '/v1/fundraising/pages'
  // People write guids in either case.
  const idsOf = (ids: Ids | undefined) => listIds(ids).map((id) => id.toLowerCase())
  const rows = asList(await requestRest(platform, { to: 'api', path, withToken: true, signal }))
  const wanted = [
    ['campaignGuid', idsOf(campaign)],
    ['charityId', idsOf(charity)],
    ['eventId', idsOf(event)],
  ] as const
  return rows
    .filter((row) =>
      wanted.every(
        ([name, ids]) =>
          ids.length === 0 || ids.includes((toText(asRecord(row)[name]) ?? '').toLowerCase()),
      ),
    )
    .map((row) => parsePageSummary(platform, row, options))
}
