import { useRouteError } from 'react-router'
import { PageError } from '../../shell/page-error.tsx'

/** Error page of custom routes, which export it as `ErrorBoundary`. */
export function PageErrorBoundary() {
  return <PageError error={useRouteError()} />
}
