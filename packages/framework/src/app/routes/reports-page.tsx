import type { RouteErrorProps, PageProps, RouteArgs } from './route-types.ts'
import { loadPageScope, notFound, withPageProblems } from '../../frame/request/page-scope.ts'
import { useMessages } from '@milepost/supporter'
import { loadReports } from '../../pages/reports/load-reports.ts'
import { reportsMessages } from '../../pages/reports/reports-messages.ts'
import { ReportsScreen } from '../../pages/reports/reports-screen.tsx'
import { PageError } from '../../shell/page-error.tsx'
import PageHead from 'virtual:milepost/components/PageHead'
import { type PageHandle, requestScope } from '../../services/request-context.ts'

export const handle: PageHandle = { isClosed: true }

export function loader({ context }: RouteArgs) {
  return withPageProblems(async () => {
    const view = loadReports(await loadPageScope(requestScope(context)))
    if (view === undefined) throw notFound()
    return view
  })
}

/** Reports for administrators of a site. All data is loaded in the browser after sign-in. */
export default function ReportsPage({ loaderData: view }: PageProps<typeof loader>) {
  const messages = useMessages(reportsMessages)
  return (
    <>
      <PageHead title={messages.title} path="/reports" noIndex />
      <ReportsScreen view={view} />
    </>
  )
}

export function ErrorBoundary({ error }: RouteErrorProps) {
  return <PageError error={error} />
}
