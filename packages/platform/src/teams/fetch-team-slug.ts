import { graphDocument, requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, requireArguments } from '../request/arguments.ts'
import { toSlug } from '../values/texts.ts'
import type { Guid } from '../values/values.ts'

// In a separate file, because REST calls load it on demand.

const teamSlugDocument = /* @__PURE__ */ graphDocument(`
query TeamSlug($id: ID!) {
  page(type: TEAM, id: $id) { slug }
}`)

/**
 * Fetches a team's slug.
 *
 * @param team - GUID
 * @returns undefined if the team does not exist
 * @throws {MissingArgumentError} if the GUID is missing
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchTeamSlug(
  platform: Platform,
  inputs: { team: Guid; signal?: AbortSignal | undefined },
): Promise<string | undefined> {
  const { team, signal } = cleanInputs(inputs)
  requireArguments({ team })
  const data = await requestGraph(platform, teamSlugDocument, { id: team }, signal)
  return toSlug(data.page?.slug) || undefined
}
