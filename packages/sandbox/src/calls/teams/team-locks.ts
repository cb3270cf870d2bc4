/** Attributes that a page and its team must share. */
interface LockedAttributes {
  campaignId: number | null
  charityId: number
  eventId: number
}

const lockedAttributes = [
  ['campaign', 'campaignId'],
  ['charity', 'charityId'],
  ['event', 'eventId'],
] as const

/** Returns an error message listing the attributes that differ; '' if there are none (wire contract §2.6.5). */
export function describeLockConflicts(page: LockedAttributes, team: LockedAttributes): string {
  return lockedAttributes
    .filter(([, key]) => page[key] !== team[key])
    .map(([name]) => `incompatible-with-locks:${name}`)
    .join(' ')
}
