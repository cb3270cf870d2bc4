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
import { parseCampaignTeam } from './parse-campaign-team.ts'
import { campaignTeamsDocument } from './team-documents.ts'
import type { Team, TeamOptions } from './team.ts'

/**
 * Goes through the teams of a campaign in the platform's order, without their members.
 *
 * @param perRequest - how many a request gives, by default 100
 * @throws {MissingArgumentError} without a campaign, at the first step
 * @throws {NotFoundError} for a campaign that does not exist, at the first step
 * @throws {GraphError} with the first message the graph reports
 */
export async function* iterateCampaignTeams(
  platform: Platform,
  inputs: TeamOptions & {
    campaign: Id
    perRequest?: number | undefined
    signal?: AbortSignal | undefined
  },
): AsyncGenerator<Team, void, undefined> {
  const { campaign, perRequest = 100, includeTeamsOffline, signal } = emptyIfMissing(inputs)
  const id = singleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  yield* readListInParts<Team, string | null>(null, async (after) => {
    const variables = { id, limit: perRequest, after }
    const data = await requestGraph(platform, campaignTeamsDocument, variables, signal)
    const board = asRecord(requireNode(platform, data.page, { kind: 'campaign', id }).leaderboard)
    const edges = asList(board['edges'])
    const { hasNextPage, endCursor } = asRecord(board['pageInfo'])
    return {
      items: edges.map((edge) =>
        parseCampaignTeam(platform, asRecord(edge)['node'], { includeTeamsOffline }),
      ),
      next: hasNextPage === true && edges.length > 0 ? toText(endCursor) : undefined,
    }
  })
}
