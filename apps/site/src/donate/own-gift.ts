/** Where a tab keeps when its visitor's own gift arrived. */
const giftKey = 'milepost:gave'
/** Kept pages are made anew within a few seconds of a gift: so long, whoever gave has figures read for them alone. */
const newsMs = 10_000

/** Notes that this tab's visitor has just seen the receipt of their gift. */
export function noteOwnGift(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  try {
    storage.setItem(giftKey, String(nowMs))
  } catch {
    // Without storage the next page may be some seconds old.
  }
}

/** Whether this tab's visitor gave a moment ago, so that a page kept for all may not have their gift yet. */
export function hasJustGiven(storage: Pick<Storage, 'getItem'>, nowMs: number): boolean {
  try {
    const ageMs = nowMs - Number(storage.getItem(giftKey) ?? Number.NaN)
    return ageMs >= 0 && ageMs < newsMs
  } catch {
    return false
  }
}
