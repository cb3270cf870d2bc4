import { toMajor } from '@milepost/measures'
import type { LeaderboardEntry } from '@milepost/platform'

import type { ExcludeSettings } from './left-out.ts'

/** What counts on a board. */
export interface CountEntriesOptions {
  /** Entries in another are left out: they cannot be ranked beside each other. */
  currency: string
  isLeftOut: (entry: LeaderboardEntry) => boolean
  limit: number
}

/** Ranks the entries of one or more boards by what counts of them; who has nothing left has no place. */
export function countEntries(
  entries: readonly LeaderboardEntry[],
  { currency, isLeftOut, limit }: CountEntriesOptions,
): LeaderboardEntry[] {
  return entries
    .filter((entry) => (entry.currency ?? currency) === currency && !isLeftOut(entry))
    .filter((entry) => entry.money.raisedMinor !== 0)
    .toSorted((one, other) => other.money.raisedMinor - one.money.raisedMinor)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}

/** Entries by what their item counts: without offline donations if its settings exclude them. */
export function countedEntries(
  entries: readonly LeaderboardEntry[],
  { excludeOffline }: Pick<ExcludeSettings, 'excludeOffline'>,
  currency: string,
): readonly LeaderboardEntry[] {
  return excludeOffline ? entries.map((entry) => withoutOffline(entry, currency)) : entries
}

function withoutOffline(entry: LeaderboardEntry, currency: string): LeaderboardEntry {
  const raisedMinor = entry.money.raisedMinor - entry.money.offlineMinor
  const money = { ...entry.money, raisedMinor, offlineMinor: 0 }
  return { ...entry, raised: toMajor(raisedMinor, entry.currency ?? currency), offline: 0, money }
}
