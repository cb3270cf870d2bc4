import { isPlatformError } from '@milepost/platform'
import type { SessionScope } from './session-scope.ts'
import { toSessionPage } from './to-session-page.ts'

/**
 * Reads the selected page, which knows its team, and that team (Spec §4: selecting a page loads its
 * team). A page or a team that cannot be read is left as it is known (Spec §7: page fetches swallow
 * errors).
 */
export async function fetchSelectedPage(scope: SessionScope): Promise<void> {
  const selected = scope.session().page
  if (selected === undefined) return
  const isStillSelected = () => scope.session().page?.slug === selected.slug
  try {
    const { pages, teams } = scope.platformFor()
    const page = await pages.fetchPage({ slug: selected.slug })
    const known = scope.session().page
    if (known?.slug !== selected.slug) return
    const read = toSessionPage(page)
    scope.change({
      type: 'pageFetched',
      // The page's metadata may have arrived meanwhile.
      page: {
        ...read,
        data: { ...read.data, metadata: { ...known.data.metadata, ...read.data.metadata } },
      },
    })
    const slug = page.teamShortName
    if (slug === undefined || teams === undefined) {
      scope.change({ type: 'teamFetched', team: undefined })
      return
    }
    const { id, name, owner, slug: teamSlug, url, uuid } = await teams.fetchTeam({ slug })
    if (!isStillSelected()) return
    scope.change({ type: 'teamFetched', team: { id, name, owner, slug: teamSlug, url, uuid } })
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
}
