import type { Platform } from '../platform/platform.ts'
import { listIds, type Ids } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { excludedNames, isExcluded } from './is-excluded.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'
import { parseLeaderboardRow } from './parse-leaderboard-row.ts'
import { isCancelled, rankEntries, rowsToRequest } from './rank-entries.ts'

const mostPerRequest = 20

/** Whose donations are ranked. */
export interface DonationsLeaderboardSelection {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  /** Page guids. */
  page?: Ids | undefined
  /** Page guids that the platform leaves out. */
  excludePage?: Ids | undefined
  /** Ids or short names of any kind to leave out of the result. */
  exclude?: Ids | undefined
  /** @default 'page' */
  groupBy?: 'page' | 'team' | undefined
  currency?: string | undefined
  /** More than 20 takes several requests. @default 10 */
  limit?: number | undefined
  /** Which page of `limit` rows, from 1. */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/** Reads a leaderboard of donations by page or by team: cancelled pages left out, largest first. */
export async function fetchDonationsLeaderboard(
  platform: Platform,
  selection: DonationsLeaderboardSelection = {},
): Promise<LeaderboardEntry[]> {
  const {
    campaign,
    charity,
    page,
    excludePage,
    exclude,
    groupBy = 'page',
    currency,
    limit = 10,
    pageNumber = 1,
    signal,
  } = emptyIfMissing(selection)
  const excluded = excludedNames(exclude)
  const wanted = limit * pageNumber
  const entries: LeaderboardEntry[] = []
  // A later page begins after the rows that count, so the rows before it are read too.
  for (let read = 0; entries.length < wanted;) {
    const query = {
      campaignGuids: listIds(campaign),
      charityIds: listIds(charity),
      pageGuids: listIds(page),
      excludePageGuids: listIds(excludePage),
      take: rowsToRequest(wanted + excluded.size - read, mostPerRequest),
      offset: read,
      groupBy: groupBy === 'team' ? 'TeamGuid' : 'PageGuid',
      currencyCode: currency,
    }
    const path = '/donationsleaderboards/v1/leaderboard'
    // Each answer tells whether there are more.
    // oxlint-disable-next-line no-await-in-loop
    const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const meta = asRecord(body['meta'])
    const rows = asList(body['results'])
    entries.push(
      ...rows
        .filter((row) => asRecord(row)[groupBy] && !isExcluded(row, excluded))
        .flatMap((row) => parseLeaderboardRow(platform, row) ?? [])
        .filter(({ status }) => !isCancelled(status)),
    )
    // A page may be shorter than asked for: where it ends is what it says, or what it has.
    const end = Math.max(toAmount(meta['lastRowOnPage']), read + rows.length)
    if (end <= read || toAmount(meta['currentPage']) >= toAmount(meta['pageCount'])) break
    read = end
  }
  return rankEntries(entries, wanted).slice(wanted - limit)
}
