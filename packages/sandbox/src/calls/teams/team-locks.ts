/** Attributes that a page and its team must share. */
interface Locked {
  campaignId: number | null
  charityId: number
  eventId: number
}

const locks = [
  ['campaign', 'campaignId'],
  ['charity', 'charityId'],
  ['event', 'eventId'],
] as const

/** The locks that keep a page out of a team, by their names; '' when it fits (wire contract §2.6.5). */
export function teamLocksOf(page: Locked, team: Locked): string {
  return locks
    .filter(([, key]) => page[key] !== team[key])
    .map(([name]) => `incompatible-with-locks:${name}`)
    .join(' ')
}
