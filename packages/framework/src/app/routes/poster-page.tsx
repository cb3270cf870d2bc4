import { loadPoster } from '../../pages/poster/load-poster.ts'
import { PosterScreen } from '../../pages/poster/poster.tsx'
import { loadPageScope, notFound, withPageProblems } from '../../frame/request/page-scope.ts'
import { requestScope } from '../../services/request-context.ts'
import { PageError } from '../../shell/page-error.tsx'
import type { RouteErrorProps, PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'

export function loader({ url, params, context }: RouteArgs<'slug' | 'team'>) {
  return withPageProblems(async () => {
    const poster = await loadPoster(await loadPageScope(requestScope(context)), params, url)
    if (!poster) throw notFound()
    return poster
  })
}

export default function PosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}

export function ErrorBoundary({ error }: RouteErrorProps) {
  return <PageError error={error} />
}
