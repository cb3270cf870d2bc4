import { toMajor } from '@milepost/measures'
import type { LeaderboardEntry, Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { pageIdOf } from './page-id-of.ts'

/**
 * The entries of a charity's or an event's leaderboard without the offline donations that the site does not count. These
 * leaderboards do not contain offline amounts, the pages do. An entry whose page cannot be found stays as it is.
 *
 * @param excludesOffline - whether the settings of a page's item exclude offline donations
 * @param isOfEvents - how the pages of a row are known: by short name, or else by guid
 * @throws PlatformError when the pages cannot be read
 */
export async function subtractOffline(
  platform: PlatformAdapter,
  entries: readonly LeaderboardEntry[],
  {
    isOfEvents,
    excludesOffline,
    country,
    signal,
  }: {
    isOfEvents: boolean
    excludesOffline: (page: Page) => boolean
    country: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<LeaderboardEntry[]> {
  if (entries.length === 0) return []
  const ids = entries.map((entry) => pageIdOf(entry, isOfEvents))
  const pages = await platform.pages.fetchPages({ ids, country, includeOffline: true, signal })
  return entries.map((entry) => {
    const page = pages.find(({ slug }) => slug === entry.slug)
    if (page === undefined || !excludesOffline(page)) return entry
    const code = page.currencyCode ?? entry.currency ?? ''
    const offlineMinor = page.money.raisedMinor - page.money.raisedOnlineMinor
    const raisedMinor = entry.money.raisedMinor - offlineMinor
    const money = { ...entry.money, raisedMinor, offlineMinor: 0 }
    return { ...entry, raised: toMajor(raisedMinor, code), offline: 0, money }
  })
}
