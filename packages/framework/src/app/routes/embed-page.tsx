import { EmbedScreen } from '../../elsewhere/embed/embed-screen.tsx'
import { loadEmbedPage } from '../../elsewhere/embed/load-embed-page.ts'
import type { EmbeddedPart } from '../../elsewhere/embed/frame.ts'
import { loadInPageScope } from '../../frame/request/scopes.ts'
import type { PageProps, RouteArgs } from './route-types.ts'

export { shouldRevalidatePage as shouldRevalidate } from '../../frame/navigation/revalidate.ts'
export { PageErrorBoundary as ErrorBoundary } from '../../shell/page-error.tsx'

/** Loads the page with the embed code of the site, a supporter page (`slug`) or a team (`team`). */
export function loader({ url, params, context }: RouteArgs<'slug' | 'team'>) {
  const { slug, team } = params as Partial<typeof params>
  return loadInPageScope(context, (scope) => loadEmbedPage(scope, getEmbeddedPart(slug, team), url))
}

function getEmbeddedPart(slug: string | undefined, team: string | undefined): EmbeddedPart {
  if (team !== undefined) return { kind: 'team', slug: team }
  return slug === undefined ? { kind: 'site' } : { kind: 'page', slug }
}

export default function EmbedPage({ loaderData }: PageProps<typeof loader>) {
  return <EmbedScreen view={loaderData} />
}
