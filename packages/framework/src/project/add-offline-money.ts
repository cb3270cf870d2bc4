import { toMajor } from '@milepost/measures'
import type { LeaderboardEntry } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { pageIdOf } from './page-id-of.ts'

/**
 * The entries of a charity's or an event's board with the money that was given offline: these boards do not tell it,
 * the pages do. An entry whose page cannot be found stays as it is.
 *
 * @param isOfEvents - how the pages of a row are known: by short name, or else by guid
 * @throws PlatformError when the pages cannot be read
 */
export async function addOfflineMoney(
  platform: PlatformAdapter,
  entries: readonly LeaderboardEntry[],
  { isOfEvents, signal }: { isOfEvents: boolean; signal?: AbortSignal | undefined },
): Promise<LeaderboardEntry[]> {
  if (entries.length === 0) return []
  const ids = entries.map((entry) => pageIdOf(entry, isOfEvents))
  const pages = await platform.pages.fetchPages({ ids, signal })
  return entries.map((entry) => {
    const page = pages.find(({ slug }) => slug === entry.slug)
    if (page === undefined) return entry
    const code = page.currencyCode ?? entry.currency ?? ''
    const offlineMinor = page.money.raisedMinor - page.money.raisedOnlineMinor
    const offline = toMajor(offlineMinor, code)
    return { ...entry, offline, money: { ...entry.money, offlineMinor } }
  })
}
