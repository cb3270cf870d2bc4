import type { LoaderFunctionArgs } from 'react-router'
import {
  type SiteScope,
  loadPageScope,
  getSiteScope,
  getRequestScope,
} from '../../frame/request/scopes.ts'
import { mapPageErrors } from '../../frame/request/page-problem.server.ts'

/**
 * Loads a custom page, in the loader of its route. Errors are handled as on built-in pages: 404 if `load` throws `notFound()`,
 * 503 if the platform or the CMS is unreachable.
 *
 * @param args - arguments of the loader
 * @param load - returns the page's data. It must be serialisable, because it is sent to the browser
 */
export function loadPage<Page>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  load: (scope: SiteScope) => Page | Promise<Page>,
): Promise<Page> {
  return mapPageErrors(async () =>
    load(getSiteScope(await loadPageScope(getRequestScope(context)))),
  )
}
