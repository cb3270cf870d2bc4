import { isPlatformError } from '@milepost/platform'
import type { SessionScope } from './session-scope.ts'
import { toSessionPage } from './to-session-page.ts'

/**
 * Refetches the selected page and its team (Spec §4: selecting a page loads its team). Platform errors are ignored (Spec §7:
 * page fetches swallow errors).
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
      // Metadata may have been loaded meanwhile.
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
