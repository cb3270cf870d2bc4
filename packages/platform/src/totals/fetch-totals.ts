import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { graphDocument, requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/arguments.ts'
import { parseTotals } from './totals.ts'

export const totalsDocument = /* @__PURE__ */ graphDocument(`
query Totals($segment: String!, $tagDefinitionId: String!, $tagValue: String!, $measurementDomain: String) {
  totals(segment: $segment, tagDefinitionId: $tagDefinitionId, tagValue: $tagValue, measurementDomain: $measurementDomain) {
    measurementDomain
    amounts { value unit }
  }
}`)

/** Which totals. */
export interface TotalsSelection {
  /** The group of pages whose figures are added up, such as `page:campaign:{guid}`. */
  segment: string
  /** The definition of the tag. */
  tagId: string
  tagValue: string
  /** One domain, such as `fundraising:donations_received`. @default all of them */
  measurementDomain?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads totals by tag: money raised, donations, activities, distances. An unknown tag has none.
 *
 * @returns one record per domain; `summariseTotals` of `@milepost/measures` reads them
 * @throws {MissingArgumentError} without segment, tagId or tagValue (Spec §5)
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchTotals(
  platform: Platform,
  selection: TotalsSelection,
): Promise<TotalsRecord[]> {
  const { segment, tagId, tagValue, measurementDomain, signal } = emptyIfMissing(selection)
  for (const [name, value] of Object.entries({ segment, tagId, tagValue })) {
    if (!value) throw new MissingArgumentError(name)
  }
  const variables = {
    segment,
    tagDefinitionId: tagId,
    tagValue,
    measurementDomain: measurementDomain ?? null,
  }
  // What has no data has no totals (Spec §7).
  const none = { totals: null }
  const data = await requestGraph(platform, totalsDocument, variables, signal, none)
  return parseTotals(data.totals)
}
