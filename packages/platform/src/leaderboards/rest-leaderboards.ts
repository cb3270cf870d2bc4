import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, type Ids, listEvents, listIds } from '../request/arguments.ts'
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

/** Which events' pages are ranked. */
export interface EventLeaderboardSelection {
  /** Numeric ids. */
  event: Ids
  /** Only pages for these charities. */
  charity?: Ids | undefined
  currency?: string | undefined
  /** The most to return. @default 10 */
  limit?: number | undefined
  /** Teams have no leaderboard by event. */
  type?: 'people' | 'teams' | undefined
  /** Ids or short names of pages to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the leaderboard of events: cancelled pages left out, largest first.
 *
 * @throws {MissingArgumentError} without an event
 * @throws {UnsupportedError} for teams, and for an event that is no number (Spec §5, §8)
 */
export async function fetchEventLeaderboard(
  platform: Platform,
  selection: EventLeaderboardSelection,
): Promise<LeaderboardEntry[]> {
  const { event, charity, currency, limit = 10, type, exclude, signal } = emptyIfMissing(selection)
  if (type === 'teams') throw new UnsupportedError('Team leaderboards by event are not supported')
  const events = listEvents(event)
  if (events.length === 0) throw new MissingArgumentError('event')
  const excluded = excludedNames(exclude)
  // The leaderboard has no pages: if too few of its rows count, more of them are requested from the start.
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
