import { requireNode } from '../graph/require-node.ts'
import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toBase64 } from '../values/to-base64.ts'
import { parseTeamPage } from './parse-team-page.ts'
import { teamPagesDocument } from './team-documents.ts'
import type { TeamPage } from './team.ts'

// Spec §9
export const teamPagesPerRequest = 10
export const mostTeamPages = 250

/**
 * Reads ten pages of a team. The list tells no cursors: the one after row n is base64 of n.
 *
 * @param offset - how many rows come before
 * @throws {NotFoundError} for a team that the graph does not know
 */
export async function readTeamPages(
  platform: Platform,
  { slug, offset, signal }: { slug: string; offset: number; signal: AbortSignal | undefined },
): Promise<{ items: TeamPage[]; totalCount: number }> {
  const after = offset > 0 ? toBase64(String(offset - 1)) : null
  const data = await requestGraph(platform, teamPagesDocument, { slug, after }, signal)
  const team = requireNode(platform, data.page, { kind: 'team', id: slug })
  const members = asRecord(team.relationships?.members)
  return {
    items: asList(members['nodes']).map((node) => parseTeamPage(platform, node)),
    totalCount: toAmount(members['totalCount']),
  }
}
