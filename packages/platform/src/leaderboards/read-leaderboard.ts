import { requireNode } from '../graph/require-node.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { campaignLeaderboardDocument } from './campaign-leaderboard-document.ts'
import type { CampaignLeaderboard } from './campaign-leaderboard.ts'
import { isExcluded } from './is-excluded.ts'
import { parseGraphEntry } from './parse-graph-entry.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'
import { isCancelled, rankEntries, rowsToRequest } from './rank-entries.ts'

/** The most rows that one request of the graph gives. */
export const mostGraphRows = 25

/** Which rows to keep, and how many. */
export interface LeaderboardFilter {
  limit: number
  withZero: boolean
  excluded: ReadonlySet<string>
}

/**
 * Reads a campaign's leaderboard until enough of its rows count, or none is left.
 *
 * @param first - an answer that is already there, to go on from
 * @throws {NotFoundError} for a campaign that the graph does not know
 */
export async function readLeaderboard(
  platform: Platform,
  {
    campaign,
    type,
    first,
    limit,
    withZero,
    excluded,
    signal,
  }: LeaderboardFilter & {
    campaign: string
    type: 'FUNDRAISERS' | 'TEAMS'
    first?: unknown
    signal: AbortSignal | undefined
  },
): Promise<CampaignLeaderboard> {
  const entries: LeaderboardEntry[] = []
  let answer = first
  let after: string | null = null
  for (let read = 0; ;) {
    if (answer === undefined) {
      const variables = {
        id: campaign,
        limit: rowsToRequest(limit + excluded.size - read, mostGraphRows),
        type,
        after,
      }
      // Each answer contains the cursor of the next.
      // oxlint-disable-next-line no-await-in-loop
      const data = await requestGraph(platform, campaignLeaderboardDocument, variables, signal)
      answer = requireNode(platform, data.page, { kind: 'campaign', id: campaign }).leaderboard
    }
    const board = asRecord(answer)
    const rows = asList(board['nodes'])
    read += rows.length
    const parsed = rows.map((row) => ({ row, entry: parseGraphEntry(platform, row) }))
    entries.push(
      ...parsed.flatMap(({ row, entry }) =>
        isExcluded(row, excluded) || !isRanked(entry, withZero) ? [] : entry,
      ),
    )
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    after = toText(endCursor) ?? null
    // The platform returns the largest amounts first.
    const hasOnlyZeroLeft = !withZero && parsed.at(-1)?.entry.raised === 0
    const isAtEnd = hasNextPage !== true || after === null || rows.length === 0 || hasOnlyZeroLeft
    if (isAtEnd || entries.length >= limit) {
      return { entries, totalCount: toAmount(board['totalCount']) }
    }
    answer = undefined
  }
}

function isRanked({ slug, raised, status }: LeaderboardEntry, withZero: boolean): boolean {
  return slug !== '' && (withZero || raised !== 0) && !isCancelled(status)
}

/** Merges the leaderboards of one or more campaigns. */
export function mergeLeaderboards(
  boards: readonly CampaignLeaderboard[],
  limit: number,
): CampaignLeaderboard {
  return {
    entries: rankEntries(
      boards.flatMap(({ entries }) => entries),
      limit,
    ),
    totalCount: boards.reduce((sum, { totalCount }) => sum + totalCount, 0),
  }
}
