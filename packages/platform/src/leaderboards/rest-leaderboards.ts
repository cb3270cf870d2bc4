import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Ids, listEvents, listIds } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, toAmount } from '../values/values.ts'
import {
  toExcludedNames,
  isCancelled,
  isExcluded,
  type LeaderboardEntry,
  parseEventLeaderboardRow,
  parseLeaderboardRow,
  sortEntries,
  getRowsToRequest,
} from './leaderboard-entry.ts'

const maxPerRequest = 20

export interface DonationsLeaderboardQuery {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  /** GUIDs. */
  page?: Ids | undefined
  /** GUIDs of pages that the platform leaves out of the ranking. */
  excludePage?: Ids | undefined
  /** IDs or slugs to exclude from the result. */
  exclude?: Ids | undefined
  /** @default 'page' */
  groupBy?: 'page' | 'team' | undefined
  currency?: string | undefined
  /** Maximum number of rows; 20 per request. @default 10 */
  limit?: number | undefined
  /** 1-based page number; each page has `limit` rows. @default 1 */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/** Fetches the donations leaderboard by page or team, largest total first, without cancelled pages. */
export async function fetchDonationsLeaderboard(
  platform: Platform,
  selection: DonationsLeaderboardQuery = {},
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
  } = cleanInputs(selection)
  const excluded = toExcludedNames(exclude)
  const end = limit * pageNumber
  const entries: LeaderboardEntry[] = []
  // Pages count rows that remain after filtering, so a later page requires all rows before it.
  for (let read = 0; entries.length < end;) {
    const query = {
      campaignGuids: listIds(campaign),
      charityIds: listIds(charity),
      pageGuids: listIds(page),
      excludePageGuids: listIds(excludePage),
      take: getRowsToRequest(end + excluded.size - read, maxPerRequest),
      offset: read,
      groupBy: groupBy === 'team' ? 'TeamGuid' : 'PageGuid',
      currencyCode: currency,
    }
    const path = '/donationsleaderboards/v1/leaderboard'
    // Each response determines the next request.
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
    // The platform may return fewer rows than requested.
    const lastRow = Math.max(toAmount(meta['lastRowOnPage']), read + rows.length)
    if (lastRow <= read || toAmount(meta['currentPage']) >= toAmount(meta['pageCount'])) break
    read = lastRow
  }
  return sortEntries(entries, end).slice(end - limit)
}

export interface EventLeaderboardQuery {
  /** Numeric IDs. */
  event: Ids
  /** Numeric IDs. @default all charities */
  charity?: Ids | undefined
  currency?: string | undefined
  /** Maximum number of rows. @default 10 */
  limit?: number | undefined
  /** 'teams' is not supported. @default 'people' */
  type?: 'people' | 'teams' | undefined
  /** IDs or slugs of pages to exclude. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the leaderboard of one or more events, largest total first, without cancelled pages.
 *
 * @throws {MissingArgumentError} if the event is missing
 * @throws {UnsupportedError} if `type` is `teams`, or an event is not numeric (Spec §5, §8)
 */
export async function fetchEventLeaderboard(
  platform: Platform,
  selection: EventLeaderboardQuery,
): Promise<LeaderboardEntry[]> {
  const { event, charity, currency, limit = 10, type, exclude, signal } = cleanInputs(selection)
  if (type === 'teams') throw new UnsupportedError('Team leaderboards by event are not supported')
  const events = listEvents(event)
  if (events.length === 0) throw new MissingArgumentError('event')
  const excluded = toExcludedNames(exclude)
  // This leaderboard has no paging: if too few rows remain after filtering, a longer list is requested.
  for (let maxResults = limit + excluded.size; ; maxResults *= 2) {
    const query = { eventid: events, currency, maxResults, charityIds: listIds(charity) }
    const path = '/v1/events/leaderboard'
    // oxlint-disable-next-line no-await-in-loop
    const board = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const rows = asList(board['pages'])
    const entries = sortEntries(
      rows
        .filter((row) => !isExcluded(row, excluded))
        .map((row) => parseEventLeaderboardRow(platform, row, board)),
      limit,
    )
    if (entries.length >= limit || rows.length < maxResults) return entries
  }
}
