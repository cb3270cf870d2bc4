import { loadPoster } from '../../pages/poster/load-poster.ts'
import { PosterScreen } from '../../pages/poster/poster.tsx'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export function loader({ url, params, context }: RouteArgs<'slug' | 'team'>) {
  return loadInPageScope(context, (scope) => loadPoster(scope, params, url))
}

export default function PosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}
