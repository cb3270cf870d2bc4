import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { requireNode } from '../graph/require-node.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import { campaignLeaderboardDocument } from './campaign-leaderboard-document.ts'
import type { LeaderboardEntry } from './leaderboard-entry.ts'
import { parseGraphEntry } from './parse-graph-entry.ts'
import { isCancelled } from './rank-entries.ts'
import { mostGraphRows } from './read-leaderboard.ts'

/**
 * Goes through the whole leaderboard of a campaign in the platform's order, 25 rows a request.
 * Nothing is left out but cancelled pages; positions count from 1.
 *
 * @throws {MissingArgumentError} without a campaign, at the first step
 * @throws {NotFoundError} for a campaign that does not exist, at the first step
 * @throws {GraphError} with the first message the graph reports
 */
export async function* iterateCampaignLeaderboard(
  platform: Platform,
  inputs: {
    campaign: Id
    type?: 'people' | 'teams' | undefined
    signal?: AbortSignal | undefined
  },
): AsyncGenerator<LeaderboardEntry, void, undefined> {
  const { campaign, type = 'people', signal } = emptyIfMissing(inputs)
  const id = singleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  const rows = readListInParts<unknown, string | null>(null, async (after) => {
    const variables = {
      id,
      limit: mostGraphRows,
      type: type === 'teams' ? ('TEAMS' as const) : ('FUNDRAISERS' as const),
      after,
    }
    const data = await requestGraph(platform, campaignLeaderboardDocument, variables, signal)
    const board = asRecord(requireNode(platform, data.page, { kind: 'campaign', id }).leaderboard)
    const items = asList(board['nodes'])
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    return {
      items,
      next: hasNextPage === true && items.length > 0 ? toText(endCursor) : undefined,
    }
  })
  let position = 0
  for await (const row of rows) {
    const entry = parseGraphEntry(platform, row)
    if (isCancelled(entry.status)) continue
    position += 1
    yield { ...entry, position }
  }
}
