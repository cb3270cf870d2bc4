/** Where a tab keeps when its visitor's own gift arrived, in milliseconds since 1970. */
const giftKey = 'milepost:gave'
/** Cached pages are made anew within a few seconds of a gift: for so long the giver's figures are read for them alone. */
const newsMs = 10_000

/** Notes that this tab's visitor has just seen the receipt of their gift. */
export function noteOwnGift(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  try {
    storage.setItem(giftKey, String(nowMs))
  } catch {
    // Without storage the next page may be some seconds old.
  }
}

/** The same as a script of the receipt's own document: it runs before the site's scripts have come. */
export const noteOwnGiftScript = `try{sessionStorage.setItem(${JSON.stringify(giftKey)},String(Date.now()))}catch{}`

/**
 * Whether this tab's visitor gave a moment before they asked for the page, so that a page cached for all may not have
 * their gift yet.
 *
 * @param askedMs - when the page was asked for, in milliseconds since 1970. Not when its scripts ran: a slow phone
 *   shows a page that is older than that.
 */
export function hasJustGiven(storage: Pick<Storage, 'getItem'>, askedMs: number): boolean {
  try {
    const ageMs = askedMs - Number(storage.getItem(giftKey) ?? Number.NaN)
    // Two clocks that differ by a moment say that the page was asked for first.
    return Math.abs(ageMs) < newsMs
  } catch {
    return false
  }
}
