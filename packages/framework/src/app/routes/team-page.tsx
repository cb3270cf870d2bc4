import type { RouteArgs } from './route-types.ts'
import { loadOrKeepPage } from '../../frame/navigation/revalidate.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageHandle } from '../../frame/navigation/page-handle.ts'
import { loadTeamPage } from '../../pages/team/load-team-page.ts'
import { TeamPage } from '../../pages/team/team-page-screen.tsx'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export const handle: PageHandle = { refreshes: true, worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return loadInPageScope(context, (scope) => loadTeamPage(scope, params.slug, url))
}

export const clientLoader = loadOrKeepPage<typeof loader>

export default TeamPage
