import { isPlatformError } from '@milepost/platform'
import { fetchPage, fetchTeam } from '@milepost/platform/rest'
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
    const page = await fetchPage(scope.platformFor(), { slug: selected.slug })
    if (!isStillSelected()) return
    const read = toSessionPage(page)
    scope.change({
      type: 'pageFetched',
      page: { ...read, metadata: { ...selected.metadata, ...read.metadata } },
    })
    const slug = page.teamShortName
    if (slug === undefined) {
      scope.change({ type: 'teamFetched', team: undefined })
      return
    }
    const {
      id,
      name,
      owner,
      slug: teamSlug,
      url,
      uuid,
    } = await fetchTeam(scope.platformFor(), { slug })
    if (!isStillSelected()) return
    scope.change({ type: 'teamFetched', team: { id, name, owner, slug: teamSlug, url, uuid } })
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
}
