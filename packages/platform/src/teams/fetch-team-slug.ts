import { requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import type { Guid } from '../values/guid.ts'
import { toSlug } from '../values/to-slug.ts'
import { teamSlugDocument } from './team-documents.ts'

/**
 * Reads the short name of a team.
 *
 * @param team - its guid
 * @returns undefined when there is no such team
 * @throws {MissingArgumentError} without a guid
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTeamSlug(
  platform: Platform,
  inputs: { team: Guid; signal?: AbortSignal | undefined },
): Promise<string | undefined> {
  const { team, signal } = emptyIfMissing(inputs)
  requireArguments({ team })
  const data = await requestGraph(platform, teamSlugDocument, { id: team }, signal)
  return toSlug(data.page?.slug) || undefined
}
