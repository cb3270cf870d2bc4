import type { PageProps, RouteArgs } from './route-types.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import { useMessages } from '@milepost/supporter'
import { toTaskLayout } from '../../frame/layout/to-page-overrides.ts'
import { loadReports } from '../../pages/reports/load-reports.ts'
import { reportsMessages } from '../../pages/reports/reports-messages.ts'
import { ReportsScreen } from '../../pages/reports/reports-screen.tsx'
import PageHead from 'virtual:milepost/components/PageHead'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'

export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { isClosed: true }

export function loader({ url, context }: RouteArgs) {
  return loadInPageScope(context, async (scope) => {
    const view = loadReports(scope)
    if (view === undefined) return undefined
    return {
      ...view,
      layoutOverrides: await toTaskLayout(scope, url, { actions: [], hasMenu: false }),
    }
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
