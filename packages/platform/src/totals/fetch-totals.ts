import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs } from '../request/arguments.ts'
import { parseTotals } from './totals.ts'

export const totalsDocument = /* @__PURE__ */ graphDocument(`
query Totals($segment: String!, $tagDefinitionId: String!, $tagValue: String!, $measurementDomain: String) {
  totals(segment: $segment, tagDefinitionId: $tagDefinitionId, tagValue: $tagValue, measurementDomain: $measurementDomain) {
    measurementDomain
    amounts { value unit }
  }
}`)

/** Selects totals by tag. */
export interface TotalsQuery {
  /** Pages to include, for example `page:campaign:{guid}`. */
  segment: string
  /** ID of the tag definition. */
  tagId: string
  tagValue: string
  /** For example, `fundraising:donations_received`. @default all domains */
  measurementDomain?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches totals by tag: money raised, donations, activities, distances. Returns an empty list for an unknown tag.
 *
 * @returns one record per measurement domain, for `summariseTotals` of `@milepost/measures`
 * @throws {MissingArgumentError} if `segment`, `tagId` or `tagValue` is missing (Spec §5)
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchTotals(
  platform: Platform,
  selection: TotalsQuery,
): Promise<TotalsRecord[]> {
  const { segment, tagId, tagValue, measurementDomain, signal } = cleanInputs(selection)
  for (const [name, value] of Object.entries({ segment, tagId, tagValue })) {
    if (!value) throw new MissingArgumentError(name)
  }
  const variables = {
    segment,
    tagDefinitionId: tagId,
    tagValue,
    measurementDomain: measurementDomain ?? null,
  }
  // A response without data means that there are no totals (Spec §7).
  const none = { totals: null }
  const data = await requestGraph(platform, totalsDocument, variables, signal, none)
  return parseTotals(data.totals)
}
