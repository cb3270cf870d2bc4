import { tabStorage } from '@milepost/supporter/store'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNonce, WithoutScriptsContext } from '../../services/contexts.ts'

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

/**
 * Shows a giver their gift in the figures of the next page, too. A page that is loaded whole may be one cached for
 * all, some seconds old: its figures are read again, once. Pages that are reached by links within the site are read
 * afresh anyway. Strangers cause nothing by it: what is asked for is what any visit asks for.
 *
 * Renders nothing but a short script on a receipt, for givers who leave it before the site's scripts run.
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
    // The browser has no nonce of its own to compare: it hides the attribute once the document is read.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: noteOwnGiftScript }}
    />
  )
}
