import Head from 'virtual:milepost/components/PageHead'
import type { PageHeadProps } from '../../frame/layout/page-head.tsx'
import { useRouteError } from 'react-router'
import { PageError } from '../../shell/page-error.tsx'

/** Head of a custom page: title, description, canonical URL and share metadata. */
export function PageHead(props: PageHeadProps) {
  return <Head {...props} />
}

/** Error page of custom routes, which export it as `ErrorBoundary`. */
export function PageErrorBoundary() {
  return <PageError error={useRouteError()} />
}
