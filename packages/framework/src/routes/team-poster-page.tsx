import { loadPageScope } from '../request/page-scope.ts'
import { PosterScreen } from '../poster/poster-screen.tsx'
import { toPosterView } from '../poster/to-poster-view.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { loadTeamPage } from '../team-page/load-team-page.ts'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../navigation/should-revalidate-page.ts'

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const team = await loadTeamPage(scope, params.slug, url)
    if (!team) throw notFound()
    return toPosterView(
      scope,
      {
        href: `/teams/${encodeURIComponent(team.slug)}`,
        title: team.name,
        subtitle: [team.figures.donations, team.campaign],
        image: team.image,
        figures: team.figures,
        invitation: scope.messages.qrCode.scanTeam,
      },
      url,
    )
  })
}

export default function TeamPosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
