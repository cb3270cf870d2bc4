/** Money of which a part was given offline, in minor units. */
export interface MoneyWithOfflinePart {
  /** The offline part included. */
  readonly raisedMinor: number
  readonly offlineMinor: number
}

/**
 * What is left of an amount without what is left out, never below 0. Its offline part never exceeds the whole: platforms tell the
 * two by different answers, which may be of different moments.
 */
export function countedMoney(
  whole: MoneyWithOfflinePart,
  leftOut: MoneyWithOfflinePart,
): MoneyWithOfflinePart {
  const raisedMinor = Math.max(0, whole.raisedMinor - leftOut.raisedMinor)
  const offlineMinor = Math.max(0, whole.offlineMinor - leftOut.offlineMinor)
  return { raisedMinor, offlineMinor: Math.min(raisedMinor, offlineMinor) }
}
