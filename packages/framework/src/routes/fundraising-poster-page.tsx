import { loadSupporterPage, supporterFigures } from '../request/load-supporter-page.ts'
import { loadPageScope } from '../request/page-scope.ts'
import { PosterScreen } from '../poster/poster-screen.tsx'
import { toPosterView } from '../poster/to-poster-view.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../navigation/should-revalidate-page.ts'

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const reading = await loadSupporterPage(scope, params.slug)
    if (!reading) throw notFound()
    const page = reading.page.value
    return toPosterView(
      scope,
      {
        href: `/fundraising/${encodeURIComponent(page.slug)}`,
        title: page.name,
        subtitle: [page.owner, page.charity],
        image: page.image,
        figures: await supporterFigures(scope, reading),
        invitation: scope.messages.qrCode.scan,
      },
      url,
    )
  })
}

export default function FundraisingPosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
