import { getPrimaryUnit } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { type Ids, listIds } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { excludedNames, isExcluded } from './is-excluded.ts'
import { isCancelled } from './rank-entries.ts'
import { parseTagLeaderboardRow } from './parse-tag-leaderboard-row.ts'
import { tagLeaderboardDocument } from './tag-leaderboard-document.ts'
import type { TagLeaderboardEntry } from './tag-leaderboard-entry.ts'

/** The tag leaderboard to fetch. */
export interface TagLeaderboardSelection {
  /** Ids of definitions, as `leaderboardDefinitionId` makes them; several are merged. */
  definition: Ids
  /** The measure that the definitions rank by. @default 'fundraising:donations_received' */
  measurementDomain?: string | undefined
  /** @default 'GBP' */
  currency?: string | undefined
  /** @default 10 */
  limit?: number | undefined
  /** Whether to keep rows without an amount. @default false */
  withZero?: boolean | undefined
  /** Ids, short names or tag values to leave out. */
  exclude?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the leaderboard of a tag, such as distances by page or money by branch: cancelled pages
 * left out, largest amount first. A definition that does not exist has no rows.
 *
 * @throws {MissingArgumentError} without a definition
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTagLeaderboard(
  platform: Platform,
  selection: TagLeaderboardSelection,
): Promise<TagLeaderboardEntry[]> {
  const {
    definition,
    measurementDomain = 'fundraising:donations_received',
    currency = 'GBP',
    limit = 10,
    withZero = false,
    exclude,
    signal,
  } = emptyIfMissing(selection)
  const ids = listIds(definition)
  if (ids.length === 0) throw new MissingArgumentError('definition')
  const excluded = excludedNames(exclude)
  const unit = getPrimaryUnit(measurementDomain, currency) ?? 'count'
  // The leaderboard has no pages: if too few of its rows count, more of them are requested from the start.
  for (let most = limit + excluded.size; ; most *= 2) {
    const request = (id: string) =>
      requestGraph(platform, tagLeaderboardDocument, { id, limit: most }, signal)
    // oxlint-disable-next-line no-await-in-loop
    const answers = await Promise.all(ids.map(request))
    const boards = answers.map((data) => asList(asRecord(data.leaderboard)['totals']))
    const rows = boards
      .flat()
      .filter((row) => !isExcluded(row, excluded))
      .filter((row) => !isExcluded(asRecord(row)['tagValueAsNode'], excluded))
      .map((row) => parseTagLeaderboardRow(platform, row, { unit, currency }))
    const entries = rows
      .filter(({ amount, status }) => !isCancelled(status) && (withZero || amount !== 0))
      .toSorted((one, other) => other.amount - one.amount)
      .slice(0, limit)
      .map((entry, index) => ({ ...entry, position: index + 1 }))
    // The platform returns the largest amounts first.
    const hasOnlyZeroLeft = !withZero && rows.some(({ amount }) => amount === 0)
    const isAtEnd = hasOnlyZeroLeft || boards.every(({ length }) => length < most)
    if (entries.length >= limit || isAtEnd) return entries
  }
}
