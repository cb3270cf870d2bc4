import type { LeaderboardEntry } from './leaderboard-entry.ts'

/** Whether a page or a team is cancelled, by its status. */
export function isCancelled(status: string | undefined): boolean {
  return status?.toLowerCase() === 'cancelled'
}

/** Leaves cancelled pages out (Spec §4), sorts by amount, largest first, and numbers the rest. */
export function rankEntries(
  entries: readonly LeaderboardEntry[],
  limit = entries.length,
): LeaderboardEntry[] {
  return entries
    .filter(({ status }) => !isCancelled(status))
    .toSorted((one, other) => other.raised - one.raised)
    .slice(0, limit)
    .map((entry, index) => ({ ...entry, position: index + 1 }))
}

/** Rows of the next request: the missing ones, or as many as possible if those that were read did not count. */
export function rowsToRequest(missing: number, most: number): number {
  return missing > 0 ? Math.min(most, missing) : most
}
