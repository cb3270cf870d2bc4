import type { RouteErrorProps, RouteArgs } from './route-types.ts'
import { loadOrKeepShownPage } from '../../frame/navigation/revalidate.ts'
import { loadPageScope, notFound, withPageProblems } from '../../frame/request/page-scope.ts'
import { PageError } from '../../shell/page-error.tsx'
import { type PageHandle, requestScope } from '../../services/request-context.ts'
import { loadTeamPage } from '../../pages/team/load-team-page.ts'
import { TeamPage } from '../../pages/team/team-page-screen.tsx'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'

export const handle: PageHandle = { refreshes: true, worksWithoutScripts: true }

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const team = await loadTeamPage(scope, params.slug, url)
    if (!team) throw notFound()
    return team
  })
}

export const clientLoader = loadOrKeepShownPage<typeof loader>

export default TeamPage

export function ErrorBoundary({ error }: RouteErrorProps) {
  return <PageError error={error} />
}
