import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { type GraphDocument, requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs } from '../request/arguments.ts'
import { asList, asRecord, type Guid, toBatches } from '../values/values.ts'
import { parseTotals } from './totals.ts'

const maxPerRequest = 50

/**
 * Fetches the totals of several pages, in parallel batches of 50.
 *
 * @param pages - GUIDs
 * @returns the totals records of each page, in the order of `pages`
 * @throws {MissingArgumentError} if there are no pages, or a GUID is blank
 * @throws {GraphError} if the graph reports errors
 */
export async function fetchPagesTotals(
  platform: Platform,
  inputs: { pages: readonly Guid[]; signal?: AbortSignal | undefined },
): Promise<TotalsRecord[][]> {
  const { pages, signal } = cleanInputs(inputs)
  // JavaScript callers may omit the list.
  if (!asList(pages).every(Boolean) || !pages?.length) throw new MissingArgumentError('pages')
  const responses = await Promise.all(
    toBatches(pages, maxPerRequest).map(async (batch) => {
      const variables = Object.fromEntries(
        batch.map((page, index) => [`page${index}`, `page:fundraising:${page}`]),
      )
      const data = asRecord(
        await requestGraph(platform, documentFor(batch.length), variables, signal, {}),
      )
      return batch.map((_, index) => parseTotals(data[`page${index}`]))
    }),
  )
  return responses.flat()
}

/** Returns a query with an aliased field and a variable per page. */
function documentFor(count: number): GraphDocument<unknown, Record<string, string>> {
  const indexes = Array.from({ length: count }, (_, index) => index)
  const declarations = indexes.map((index) => `$page${index}: String!`).join(', ')
  const fields = indexes.map(
    (index) =>
      `page${index}: totals(segment: "page:totals", tagDefinitionId: "page:totals", tagValue: $page${index}) { measurementDomain amounts { value unit } }`,
  )
  const text = `query PagesTotals(${declarations}) { ${fields.join(' ')} }`
  return text as unknown as GraphDocument<unknown, Record<string, string>>
}
