import type { LoaderFunctionArgs } from 'react-router'
import { loadPageScope, withPageProblems } from '../../frame/request/page-scope.ts'
import { requestScope } from '../../services/request-context.ts'
import { toShellView } from '../../shell/to-shell-view.ts'

/** Loads the layout data of every page. Separate from the route module, to keep its dependencies out of the browser. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return withPageProblems(async () => toShellView(await loadPageScope(requestScope(context)), url))
}
