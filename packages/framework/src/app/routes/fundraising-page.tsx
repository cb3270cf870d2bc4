import type { RouteErrorProps, RouteArgs } from './route-types.ts'
import { loadOrKeepShownPage } from '../../frame/navigation/revalidate.ts'
import { loadPageScope, notFound, withPageProblems } from '../../frame/request/page-scope.ts'
import { PageError } from '../../shell/page-error.tsx'
import { type PageHandle, requestScope } from '../../services/request-context.ts'
import { loadSupporterPage } from '../../frame/request/read-page.ts'
import {
  readDonationsPage,
  readPageExtras,
  toSupporterView,
  shownDonations,
} from '../../pages/supporter/to-supporter-view.ts'
import { SupporterPage } from '../../pages/supporter/supporter-page-screen.tsx'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'

export const handle: PageHandle = { refreshes: true, worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const [reading, extras] = await Promise.all([
      loadSupporterPage(scope, params.slug, readDonationsPage(url) * shownDonations),
      readPageExtras(scope, params.slug),
    ])
    if (!reading) throw notFound()
    return toSupporterView(scope, reading, extras, url)
  })
}

export const clientLoader = loadOrKeepShownPage<typeof loader>

export default SupporterPage

export function ErrorBoundary({ error }: RouteErrorProps) {
  return <PageError error={error} />
}
