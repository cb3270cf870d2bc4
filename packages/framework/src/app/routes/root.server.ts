import type { LoaderFunctionArgs } from 'react-router'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import { toShellView } from '../../shell/to-shell-view.ts'

/** Loads the layout data of every page. Separate from the route module, to keep its dependencies out of the browser. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadInPageScope(context, (scope) => toShellView(scope, url))
}
