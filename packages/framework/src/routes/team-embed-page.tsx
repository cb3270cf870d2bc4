import { EmbedScreen } from '../embed-page/embed-screen.tsx'
import { loadEmbedPage } from '../embed-page/load-embed-page.ts'
import { loadPageScope } from '../request/page-scope.ts'
import { requestScope } from '../services/request-context.ts'
import { PageError } from '../shell/page-error.tsx'
import { notFound, withPageProblems } from '../shell/with-page-problems.ts'
import type { PageErrorProps, PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../navigation/should-revalidate-page.ts'

export function loader({ url, params, context }: RouteArgs<'slug'>) {
  return withPageProblems(async () => {
    const scope = await loadPageScope(requestScope(context))
    const view = await loadEmbedPage(scope, { kind: 'team', slug: params.slug }, url)
    if (!view) throw notFound()
    return view
  })
}

export default function TeamEmbedPage({ loaderData }: PageProps<typeof loader>) {
  return <EmbedScreen view={loaderData} />
}

export function ErrorBoundary({ error }: PageErrorProps) {
  return <PageError error={error} />
}
