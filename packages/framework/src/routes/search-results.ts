import { cleanText } from '@milepost/content'
import type { RouteArgs } from './route-types.ts'
import { withPageProblems } from '../shell/with-page-problems.ts'
import { loadPageScope, readIfPossible } from '../request/page-scope.ts'
import { findResults, maxSearchResults } from '../slices/find-results.ts'
import { requestScope } from '../services/request-context.ts'
import type { SearchAnswer } from '../slices/search-answer.ts'

/** Finds supporters or teams for a search field. The text is in `q`, which no cache keeps. */
export function loader({ url, context }: RouteArgs): Promise<SearchAnswer> {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const text = cleanText(url.searchParams.get('q') ?? '').trim()
    const kind = url.searchParams.get('kind') === 'teams' ? 'teams' : 'supporters'
    const limit = Number(url.searchParams.get('limit')) || maxSearchResults
    const reading = await readIfPossible(scope, () => findResults(scope, { kind, text, limit }))
    return { text, results: reading?.value }
  })
}
