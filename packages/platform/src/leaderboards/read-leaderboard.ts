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
import { rankEntries } from './rank-entries.ts'

/** The most rows that one request of the graph gives. */
export const mostGraphRows = 25

/** Which rows to keep, and how many. */
export interface LeaderboardFilter {
  limit: number
  withZero: boolean
  excluded: ReadonlySet<string>
}

/** Rows of one campaign's leaderboard, as the server says them. */
export interface LeaderboardRows {
  nodes: readonly unknown[]
  totalCount: number
}

/**
 * Reads a campaign's leaderboard until there are enough rows.
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
    signal,
  }: {
    campaign: string
    type: 'FUNDRAISERS' | 'TEAMS'
    first?: unknown
    limit: number
    signal: AbortSignal | undefined
  },
): Promise<LeaderboardRows> {
  const nodes: unknown[] = []
  let answer = first
  let after: string | null = null
  for (;;) {
    if (answer === undefined) {
      const variables = {
        id: campaign,
        limit: Math.min(mostGraphRows, limit - nodes.length),
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
    nodes.push(...rows)
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    after = toText(endCursor) ?? null
    if (hasNextPage !== true || after === null || rows.length === 0 || nodes.length >= limit) {
      return { nodes, totalCount: toAmount(board['totalCount']) }
    }
    answer = undefined
  }
}

/** Makes a leaderboard of the rows of one or more campaigns. */
export function toLeaderboard(
  platform: Platform,
  boards: readonly LeaderboardRows[],
  { limit, withZero, excluded }: LeaderboardFilter,
): CampaignLeaderboard {
  const entries = boards
    .flatMap(({ nodes }) => nodes)
    .filter((node) => !isExcluded(node, excluded))
    .map((node) => parseGraphEntry(platform, node))
    .filter(({ slug, raised }) => slug !== '' && (withZero || raised !== 0))
  return {
    entries: rankEntries(entries, limit),
    totalCount: boards.reduce((sum, { totalCount }) => sum + totalCount, 0),
  }
}
