import type { TotalsRecord } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import { type GraphDocument, requestGraph } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/arguments.ts'
import { asList, asRecord, type Guid } from '../values/values.ts'
import { fetchTotals } from './fetch-totals.ts'
import { parseTotals } from './totals.ts'

const tagId = 'page:totals'

/**
 * Reads the totals of one page.
 *
 * @param page - its guid
 * @throws {MissingArgumentError} without one
 */
export async function fetchPageTotals(
  platform: Platform,
  inputs: { page: Guid; signal?: AbortSignal | undefined },
): Promise<TotalsRecord[]> {
  const { page, signal } = emptyIfMissing(inputs)
  if (!page) throw new MissingArgumentError('page')
  const tagValue = `page:fundraising:${page}`
  return fetchTotals(platform, { segment: tagId, tagId, tagValue, signal })
}

const mostPerRequest = 50

/**
 * Reads the totals of several pages, fifty a request and all requests at once.
 *
 * @param pages - their guids
 * @returns one list of records per page, in the order asked for; a page without totals has none
 * @throws {MissingArgumentError} without any page, and for a blank one
 * @throws {GraphError} with the first message the graph reports
 */
export async function fetchPagesTotals(
  platform: Platform,
  inputs: { pages: readonly Guid[]; signal?: AbortSignal | undefined },
): Promise<TotalsRecord[][]> {
  const { pages, signal } = emptyIfMissing(inputs)
  // Callers without types leave lists out.
  if (!asList(pages).every(Boolean) || !pages?.length) throw new MissingArgumentError('pages')
  const batches = Array.from({ length: Math.ceil(pages.length / mostPerRequest) }, (_, index) =>
    pages.slice(index * mostPerRequest, (index + 1) * mostPerRequest),
  )
  const answers = await Promise.all(
    batches.map(async (batch) => {
      const variables = Object.fromEntries(
        batch.map((page, index) => [`page${index}`, `page:fundraising:${page}`]),
      )
      const data = asRecord(
        await requestGraph(platform, documentFor(batch.length), variables, signal, {}),
      )
      return batch.map((_, index) => parseTotals(data[`page${index}`]))
    }),
  )
  return answers.flat()
}

/** One field per page, told apart by aliases; the guids travel as variables. */
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
