import PageHead from 'virtual:milepost/components/PageHead'
import { statusPath } from '../config/status-path.ts'
import { loadPageScope } from '../request/page-scope.ts'
import type { PageHandle } from '../services/page-handle.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { withPageProblems } from '../shell/with-page-problems.ts'
import { loadStatus } from '../status-page/load-status.ts'
import { StatusScreen } from '../status-page/status-screen.tsx'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export const handle: PageHandle = { worksWithoutScripts: true }

/** How the site is working just now, in words. */
export function loader({ context }: RouteArgs) {
  return withPageProblems(async () => loadStatus(await loadPageScope(requestScope(context))))
}

export default function SiteStatusPage({ loaderData }: PageProps<typeof loader>) {
  const { title, description } = loaderData
  return (
    <>
      <PageHead title={title} description={description} path={statusPath} noIndex />
      <StatusScreen status={loaderData} />
    </>
  )
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
