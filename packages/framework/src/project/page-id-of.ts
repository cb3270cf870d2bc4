import type { LeaderboardEntry } from '@milepost/platform'

/** How the bulk call and the page call know the page of a row. */
export function pageIdOf({ id, slug }: LeaderboardEntry, isOfEvents: boolean): string {
  return isOfEvents ? slug : id
}
