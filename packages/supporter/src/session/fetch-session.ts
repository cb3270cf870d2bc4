import { isHttpError } from '@milepost/platform'
import { fetchSelectedPage } from './fetch-selected-page.ts'
import { requireGroup } from './require-group.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'
import { toSessionPage } from './to-session-page.ts'

/**
 * Loads the session: user, pages on this site, and the selected page's team. A single active page is selected automatically
 * (Spec §4).
 *
 * @throws any error, after setting the status to `failed` (Spec §7). If the platform rejects the token, the session is cleared
 * first
 */
export async function fetchSession(scope: SessionScope): Promise<void> {
  const { user } = scope.session()
  if (user === undefined) return
  scope.change({ type: 'fetching' })
  let askedWith = user.token
  try {
    if (!(await refreshCredentials(scope))) return
    const { token, authType } = scope.session().user ?? user
    askedWith = token
    const platform = scope.platformFor({ token, authType })
    const [known, pages] = await Promise.all([
      requireGroup(platform, 'accounts').fetchCurrentUser(),
      // Without page editing, users have no pages here, because they are created elsewhere.
      platform.pageEditing?.fetchUserPages(selectionOf(scope)) ?? [],
    ])
    const current = scope.session().user
    // The user signed out or changed during the request.
    if (current?.id !== user.id) return
    scope.change({
      type: 'userFetched',
      user: {
        ...current,
        id: known.uuid || current.id,
        uuid: known.uuid || current.uuid,
        name: known.name ?? current.name,
        countryCode: known.country === undefined ? current.countryCode : known.countryCode,
      },
    })
    scope.change({ type: 'pagesFetched', pages: pages.map(toSessionPage) })
    await fetchSelectedPage(scope)
    scope.change({ type: 'fetched' })
  } catch (error) {
    const current = scope.session().user
    if (isHttpError(error, 401) && current?.id === user.id) {
      // Another tab has refreshed the token meanwhile, so retry with the new one.
      if (current.token !== askedWith) return fetchSession(scope)
      scope.change({ type: 'cleared' })
      scope.showToast(scope.messages.sessionEnded, 'warning')
    }
    scope.change({ type: 'failed' })
    throw error
  }
}

function selectionOf({ settings }: SessionScope) {
  const { campaign = [], charity = [], event = [] } = settings.pagesOf ?? {}
  if (campaign.length > 0) return { campaign: [...campaign] }
  if (event.length > 0) return { event: [...event] }
  return charity.length > 0 ? { charity: [...charity] } : {}
}
