import type { LoaderFunctionArgs } from 'react-router'
import {
  type SiteScope,
  loadPageScope,
  getSiteScope,
  getRequestScope,
} from '../../frame/request/scopes.ts'
import { mapPageErrors } from '../../frame/request/page-problem.server.ts'

/**
 * Loads the data of a custom page, in its route's loader. Handles errors as on built-in pages: 404 if `load` throws
 * `notFound()`, 503 if the platform or the CMS is unreachable.
 *
 * @param args - arguments of the loader
 * @param load - returns the page's data, which must be serialisable
 */
export function loadPage<Page>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  load: (scope: SiteScope) => Page | Promise<Page>,
): Promise<Page> {
  return mapPageErrors(async () =>
    load(getSiteScope(await loadPageScope(getRequestScope(context)))),
  )
}
