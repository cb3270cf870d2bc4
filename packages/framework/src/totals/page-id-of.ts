import type { LeaderboardEntry } from '@milepost/platform'

/** The id by which the platform's calls find the page of a leaderboard's row. */
export function pageIdOf({ id, slug }: LeaderboardEntry, isOfEvents: boolean): string {
  return isOfEvents ? slug : id
}
