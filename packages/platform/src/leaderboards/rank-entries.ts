import type { LeaderboardEntry } from './leaderboard-entry.ts'

/** Leaves cancelled pages out (Spec §4), sorts by amount, largest first, and numbers the rest. */
export function rankEntries(
  entries: readonly LeaderboardEntry[],
  limit = entries.length,
): LeaderboardEntry[] {
  return entries
    .filter(({ status }) => status?.toLowerCase() !== 'cancelled')
    .toSorted((one, other) => other.raised - one.raised)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}
