import { requestScope } from '../services/request-context.ts'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { loadTextSources } from '../text-sources/load-text-sources.ts'
import type { RouteArgs } from './route-types.ts'

/** What the texts of a page may come from. */
export function loader({ context, url }: RouteArgs) {
  return withPageProblems(async () => {
    const scope = requestScope(context)
    if (scope.showsSources !== true) throw notFound()
    const sources = await loadTextSources(scope, url.searchParams.get('path') ?? '/')
    return Response.json(sources, { headers: { 'cache-control': 'private, no-store' } })
  })
}
