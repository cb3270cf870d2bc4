import type { RouteArgs } from './route-types.ts'
import { loadOrKeepPage } from '../../frame/navigation/revalidate.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { loadSupporterPage } from '../../frame/request/read-page.ts'
import {
  getDonationPageNumber,
  readPageExtras,
  toSupporterView,
  donationsPerPage,
} from '../../pages/supporter/to-supporter-view.ts'
import { SupporterPage } from '../../pages/supporter/supporter-page-screen.tsx'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { refreshes: true, worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, async (scope) => {
    const [reading, extras] = await Promise.all([
      loadSupporterPage(scope, params.slug, getDonationPageNumber(url) * donationsPerPage),
      readPageExtras(scope, params.slug),
    ])
    return reading && toSupporterView(scope, reading, extras, url)
  })
}

export const clientLoader = loadOrKeepPage<typeof loader>

export default SupporterPage
