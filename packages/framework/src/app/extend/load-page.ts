import type { LoaderFunctionArgs } from 'react-router'
import { loadPageScope, siteScope, type SiteScope } from '../../frame/request/page-scope.ts'
import { requestScope } from '../../services/request-context.ts'
import { withPageProblems } from '../../frame/request/with-page-problems.ts'

/**
 * Loads a page of the application's own, for the loader of its route. What goes wrong is answered as on the kit's
 * pages: 404 where `load` throws `notFound()`, 503 when the platform or the content service cannot be reached.
 *
 * @param args - what the router gives to the loader
 * @param load - makes what the page shows: plain data, because it goes to the browser
 */
export function loadPage<Page>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  load: (scope: SiteScope) => Page | Promise<Page>,
): Promise<Page> {
  return withPageProblems(async () => load(siteScope(await loadPageScope(requestScope(context)))))
}
