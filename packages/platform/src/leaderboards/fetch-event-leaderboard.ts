import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { UnsupportedError } from '../errors/unsupported-error.ts'
import type { Platform } from '../platform/platform.ts'
import { listEvents } from '../request/list-events.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { excludedNames, isExcluded } from './is-excluded.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'
import { parseEventLeaderboardRow } from './parse-event-leaderboard-row.ts'
import { rankEntries } from './rank-entries.ts'

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
