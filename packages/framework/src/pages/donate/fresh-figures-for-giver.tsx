import { tabStorage } from '@milepost/supporter/store'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNonce, WithoutScriptsContext } from '../../services/contexts.ts'

/** Session storage key for the time of the visitor's donation, in ms since 1970. */
const giftKey = 'milepost:gave'
/**
 * Period after a donation in which the donor's totals are fetched uncached, in ms. Cached pages are revalidated within
 * seconds.
 */
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
 * Whether this tab's visitor donated shortly before requesting the page, so that a cached page may lack the donation.
 *
 * @param askedMs - time of the page request, in ms since 1970. Not the start of the scripts: on a slow phone the page
 *   is older than that.
 */
export function hasJustGiven(storage: Pick<Storage, 'getItem'>, askedMs: number): boolean {
  try {
    const ageMs = askedMs - Number(storage.getItem(giftKey) ?? Number.NaN)
    // With a small clock difference, the request may appear to be earlier.
    return Math.abs(ageMs) < newsMs
  } catch {
    return false
  }
}

/**
 * Shows donors their donation in the totals of the next page. A full page load may return a cached page that is a few
 * seconds old, so its totals are refetched once. Client-side navigations fetch fresh data anyway. Strangers gain nothing by forging it: the refetch is one ordinary page data request. Renders only a short script on a receipt, for donors who leave it before the site's
 * scripts run.
 */
export function FreshFiguresForGiver() {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const nonce = useNonce()
  const isStill = useContext(WithoutScriptsContext)
  const isReceipt = new URLSearchParams(search).has('donation-id')
  useEffect(() => {
    const tab = tabStorage()
    if (isReceipt && tab) noteOwnGift(tab, Date.now())
  }, [isReceipt])
  const isChecked = useRef(false)
  useEffect(() => {
    // Once a load: the shell stays while pages come and go.
    if (isChecked.current) return
    isChecked.current = true
    const tab = tabStorage()
    if (!isReceipt && tab && hasJustGiven(tab, performance.timeOrigin)) void revalidate()
  }, [isReceipt, revalidate])
  if (!isReceipt || isStill) return null
  return (
    // Browsers hide the nonce attribute after parsing, so hydration would report a mismatch.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noteOwnGiftScript }}
    />
  )
}
