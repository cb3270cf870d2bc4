import type { LoaderFunctionArgs } from 'react-router'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import { toShellView } from '../../shell/to-shell-view.ts'

/** Loads the layout data of every page. In a server-only module, to keep its dependencies out of the browser bundle. */
export function loader({ context, url }: LoaderFunctionArgs) {
  return loadInPageScope(context, (scope) => toShellView(scope, url))
}
