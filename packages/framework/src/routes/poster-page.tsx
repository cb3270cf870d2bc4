import { loadSupporterPage, supporterFigures } from '../request/load-supporter-page.ts'
import { loadPageScope, type PageScope } from '../request/page-scope.ts'
import { PosterScreen } from '../poster/poster-screen.tsx'
import { toPosterView } from '../poster/to-poster-view.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import { loadTeamPage } from '../team-page/load-team-page.ts'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../navigation/should-revalidate-page.ts'

/** Poster of a supporter's page (`slug`) or of a team (`team`). */
export function loader({ url, params, context }: RouteArgs<'slug' | 'team'>) {
  const { slug = '', team } = params as Partial<typeof params>
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const content = await (team === undefined
      ? supporterPoster(scope, slug)
      : teamPoster(scope, team, url))
    if (!content) throw notFound()
    return toPosterView(scope, content, url)
  })
}

async function supporterPoster(scope: PageScope, slug: string) {
  const reading = await loadSupporterPage(scope, slug)
  if (!reading) return undefined
  const page = reading.page.value
  return {
    href: `/fundraising/${encodeURIComponent(page.slug)}`,
    title: page.name,
    subtitle: [page.owner, page.charity],
    image: page.image,
    figures: await supporterFigures(scope, reading),
    invitation: scope.messages.qrCode.scan,
  }
}

async function teamPoster(scope: PageScope, slug: string, url: URL) {
  const team = await loadTeamPage(scope, slug, url)
  return (
    team && {
      href: `/teams/${encodeURIComponent(team.slug)}`,
      title: team.name,
      subtitle: [team.figures.donations, team.campaign],
      image: team.image,
      figures: team.figures,
      invitation: scope.messages.qrCode.scanTeam,
    }
  )
}

export default function PosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
