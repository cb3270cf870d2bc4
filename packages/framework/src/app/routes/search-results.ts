import { cleanText } from '@milepost/content'
import type { RouteArgs } from './route-types.ts'
import { loadInPageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { findResults, maxSearchResults } from '../../sections/search/search.server.ts'
import type { SearchResponse } from '../../sections/search/search.tsx'

/** Serves the results of the live search as JSON. The search text is the query parameter `q`. */
export function loader({ url, context }: RouteArgs): Promise<SearchResponse> {
  return loadInPageScope(context, async (scope) => {
    const text = cleanText(url.searchParams.get('q') ?? '').trim()
    const kind = url.searchParams.get('kind') === 'teams' ? 'teams' : 'supporters'
    const limit = Number(url.searchParams.get('limit')) || maxSearchResults
    const reading = await readIfPossible(scope, () => findResults(scope, { kind, text, limit }))
    return { text, results: reading?.value }
  })
}
