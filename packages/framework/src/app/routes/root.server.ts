import type { LoaderFunctionArgs } from 'react-router'
import { loadPageScope } from '../../frame/request/page-scope.ts'
import { requestScope } from '../../services/request-context.ts'
import { toShellView } from '../../shell/to-shell-view.ts'
import { withPageProblems } from '../../frame/request/with-page-problems.ts'

/** Loads the data around every page. A separate module keeps its dependencies out of the browser. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return withPageProblems(async () => toShellView(await loadPageScope(requestScope(context)), url))
}
