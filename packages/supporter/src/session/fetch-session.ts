import {
  isHttpError,
  isPlatformError,
  type Page,
  type PageMetadata,
  wrapPage,
} from '@milepost/platform'
import { requireCallGroup, type SessionScope } from './session-scope.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionPage } from '../browser-store/session.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'

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
  let sentToken = user.token
  try {
    if (!(await refreshCredentials(scope))) return
    const { token, authType } = scope.session().user ?? user
    sentToken = token
    const platform = scope.platformFor({ token, authType })
    const [known, pages] = await Promise.all([
      requireCallGroup(platform, 'accounts').fetchCurrentUser(),
      // Without page editing, users have no pages here, because they are created elsewhere.
      platform.pageEditing?.fetchUserPages(getPageSelection(scope)) ?? [],
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
      if (current.token !== sentToken) return fetchSession(scope)
      scope.change({ type: 'cleared' })
      scope.showToast(scope.messages.sessionEnded, 'warning')
    }
    scope.change({ type: 'failed' })
    throw error
  }
}

function getPageSelection({ settings }: SessionScope) {
  const { campaign = [], charity = [], event = [] } = settings.pagesOf ?? {}
  if (campaign.length > 0) return { campaign: [...campaign] }
  if (event.length > 0) return { event: [...event] }
  return charity.length > 0 ? { charity: [...charity] } : {}
}

/**
 * Refetches the selected page and its team (Spec §4: selecting a page loads its team). Platform errors are ignored (Spec §7:
 * page fetches swallow errors).
 */
async function fetchSelectedPage(scope: SessionScope): Promise<void> {
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

/**
 * Loads the metadata of one of the user's pages, such as their registration answers. Does nothing for other pages, and if the
 * platform does not support metadata. Platform errors are ignored (Spec §7: page fetches swallow errors).
 */
export async function fetchPageMetadata(scope: SessionScope, slug: string): Promise<void> {
  const known = () => scope.session().pages.find((page) => page.slug === slug)
  const id = known()?.data.id ?? ''
  if (id === '') return
  try {
    const platform = await getCurrentPlatform(scope)
    if (platform.metadata === undefined) return
    const metadata = getMetadataValues(await platform.metadata.fetchMetadata({ page: id }))
    const page = known()
    if (page !== undefined)
      scope.change({ type: 'pageFetched', page: { ...page, data: { ...page.data, metadata } } })
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
}

/** Converts a page to the fields that the session stores. */
export function toSessionPage(page: Page): SessionPage {
  const { active, donationUrl, id, image, name, teamPageId, teamShortName, url, uuid } = page
  return {
    ...wrapPage(page),
    data: {
      active: active && !page.expired,
      donationUrl,
      id,
      image,
      name,
      teamPageId,
      teamShortName,
      url,
      uuid,
      metadata: getMetadataValues(page.pageMetadata),
    },
  }
}

/** Returns metadata values without their ids, which are only needed for changes. */
function getMetadataValues(metadata: PageMetadata): Record<string, string> {
  return Object.fromEntries(Object.entries(metadata).map(([key, { value }]) => [key, value]))
}

/** Selects one of the supporter's pages, and loads its team (Spec §4). */
export async function selectPage(scope: SessionScope, page: SessionPage): Promise<void> {
  scope.change({ type: 'pageSelected', page })
  await fetchSelectedPage(scope)
}

/** Delay in ms before a changed page is refetched, because reads lag behind writes (Spec §9). */
const pageRefetchDelayMs = 500

/** Refetches the selected page after a change. */
export async function refetchPage(scope: SessionScope): Promise<void> {
  await scope.wait(pageRefetchDelayMs)
  await fetchSelectedPage(scope)
}

/** Returns the platform for the signed-in user, or for an anonymous visitor. Refreshes an expired token first. */
export async function getCurrentPlatform(scope: SessionScope): Promise<PlatformAdapter> {
  await refreshCredentials(scope)
  const { user } = scope.session()
  return scope.platformFor(user && { token: user.token, authType: user.authType })
}

/** Ends the session in all tabs, removes unsaved work, and shows a toast. */
export async function signOut(scope: SessionScope): Promise<void> {
  scope.change({ type: 'cleared' })
  scope.showToast(scope.messages.signedOut, 'success')
  await scope.removeUnsavedWork()
}
