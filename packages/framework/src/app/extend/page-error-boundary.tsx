import { useRouteError } from 'react-router'
import { PageError } from '../../shell/page-error.tsx'

/** Says what went wrong on a page of the application's own: its route exports this as `ErrorBoundary`. */
export function PageErrorBoundary() {
  return <PageError error={useRouteError()} />
}
