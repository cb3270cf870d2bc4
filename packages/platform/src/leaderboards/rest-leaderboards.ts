import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Ids, listEvents, listIds } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, toAmount } from '../values/values.ts'
import {
  excludedNames,
  isCancelled,
  isExcluded,
  type LeaderboardEntry,
  parseEventLeaderboardRow,
  parseLeaderboardRow,
  rankEntries,
  rowsToRequest,
} from './leaderboard-entry.ts'

const maxPerRequest = 20

export interface DonationsLeaderboardSelection {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  /** GUIDs. */
  page?: Ids | undefined
  /** GUIDs that the platform omits. */
  excludePage?: Ids | undefined
  /** IDs or slugs to omit from the result. */
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

/** Fetches the leaderboard of donations by page or by team, largest total first, without cancelled pages. */
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
  } = cleanInputs(selection)
  const excluded = excludedNames(exclude)
  const end = limit * pageNumber
  const entries: LeaderboardEntry[] = []
  // A later page starts after the rows that remain after filtering, so all rows before it are read.
  for (let read = 0; entries.length < end;) {
    const query = {
      campaignGuids: listIds(campaign),
      charityIds: listIds(charity),
      pageGuids: listIds(page),
      excludePageGuids: listIds(excludePage),
      take: rowsToRequest(end + excluded.size - read, maxPerRequest),
      offset: read,
      groupBy: groupBy === 'team' ? 'TeamGuid' : 'PageGuid',
      currencyCode: currency,
    }
    const path = '/donationsleaderboards/v1/leaderboard'
    // Each response says whether there are more.
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
    // A page may be shorter than requested.
    const lastRow = Math.max(toAmount(meta['lastRowOnPage']), read + rows.length)
    if (lastRow <= read || toAmount(meta['currentPage']) >= toAmount(meta['pageCount'])) break
    read = lastRow
  }
  return rankEntries(entries, end).slice(end - limit)
}

export interface EventLeaderboardSelection {
  /** Numeric IDs. */
  event: Ids
  /** IDs. @default all charities */
  charity?: Ids | undefined
  currency?: string | undefined
  /** Maximum number of rows. @default 10 */
  limit?: number | undefined
  /** 'teams' is not supported. @default 'people' */
  type?: 'people' | 'teams' | undefined
  /** IDs or slugs of pages to omit. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the leaderboard of events, largest total first, without cancelled pages.
 *
 * @throws {MissingArgumentError} without an event
 * @throws {UnsupportedError} for teams, and for an event that is not a number (Spec §5, §8)
 */
export async function fetchEventLeaderboard(
  platform: Platform,
  selection: EventLeaderboardSelection,
): Promise<LeaderboardEntry[]> {
  const { event, charity, currency, limit = 10, type, exclude, signal } = cleanInputs(selection)
  if (type === 'teams') throw new UnsupportedError('Team leaderboards by event are not supported')
  const events = listEvents(event)
  if (events.length === 0) throw new MissingArgumentError('event')
  const excluded = excludedNames(exclude)
  // The leaderboard cannot be paged: if too few rows remain, more of them are requested from the start.
  for (let maxResults = limit + excluded.size; ; maxResults *= 2) {
    const query = { eventid: events, currency, maxResults, charityIds: listIds(charity) }
    const path = '/v1/events/leaderboard'
    // oxlint-disable-next-line no-await-in-loop
    const board = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const rows = asList(board['pages'])
    const entries = rankEntries(
      rows
        .filter((row) => !isExcluded(row, excluded))
        .map((row) => parseEventLeaderboardRow(platform, row, board)),
      limit,
    )
    if (entries.length >= limit || rows.length < maxResults) return entries
  }
}
