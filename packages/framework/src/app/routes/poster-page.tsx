import { loadPoster } from '../../pages/poster/load-poster.ts'
import { PosterScreen } from '../../pages/poster/poster.tsx'
import { toTaskLayout } from '../../frame/layout/to-page-overrides.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

export function loader({ url, params, context }: RouteArgs<'slug' | 'team'>) {
  return loadInPageScope(context, async (scope) => {
    const poster = await loadPoster(scope, params, url)
    if (poster === undefined) return undefined
    return { ...poster, layoutOverrides: await toTaskLayout(scope, url, { actions: ['login'] }) }
  })
}

export default function PosterPage({ loaderData }: PageProps<typeof loader>) {
  return <PosterScreen poster={loaderData} />
}
