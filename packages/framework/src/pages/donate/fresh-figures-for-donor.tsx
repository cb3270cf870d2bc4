import { getTabStorage } from '@milepost/supporter/store'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNonce, WithoutScriptsContext } from '../../services/contexts.ts'

/** `sessionStorage` key of the time of the visitor's donation, in ms since the Unix epoch. */
const donationKey = 'milepost:gave'
/** Period after a donation in which the donor's totals are refetched, in ms. By its end, cached pages have been revalidated. */
const recentMs = 10_000

/** Stores the time when the visitor saw the receipt of a donation. */
export function recordOwnDonation(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  try {
    storage.setItem(donationKey, String(nowMs))
  } catch {
    // Without storage, the donor's next page may be a few seconds old.
  }
}

/** `recordOwnDonation` as an inline script for the receipt page, which runs before the application starts. */
export const recordOwnDonationScript = `try{sessionStorage.setItem(${JSON.stringify(donationKey)},String(Date.now()))}catch{}`

/**
 * Whether the visitor donated shortly before requesting the page, so that a cached page may lack the donation.
 *
 * @param askedMs - time of the page request, in ms since the Unix epoch. Not that of the scripts' start, which is much later on
 * slow phones
 */
export function hasJustGiven(storage: Pick<Storage, 'getItem'>, askedMs: number): boolean {
  try {
    const ageMs = askedMs - Number(storage.getItem(donationKey) ?? Number.NaN)
    // Clock differences may make the request appear earlier than the donation.
    return Math.abs(ageMs) < recentMs
  } catch {
    return false
  }
}

/**
 * Shows donors their donation in the totals of the next page. A full page load may return a cached page that is a few seconds
 * old, so its data is refetched once. Client-side navigations fetch current data anyway. Forging the stored time only causes
 * one ordinary data request. On a receipt, also renders an inline script, for donors who leave it before the application
 * starts.
 */
export function FreshFiguresForDonor() {
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const nonce = useNonce()
  const isStill = useContext(WithoutScriptsContext)
  const isReceipt = new URLSearchParams(search).has('donation-id')
  useEffect(() => {
    const tab = getTabStorage()
    if (isReceipt && tab) recordOwnDonation(tab, Date.now())
  }, [isReceipt])
  const isChecked = useRef(false)
  useEffect(() => {
    // Once per document, because the layout persists across navigations.
    if (isChecked.current) return
    isChecked.current = true
    const tab = getTabStorage()
    if (!isReceipt && tab && hasJustGiven(tab, performance.timeOrigin)) void revalidate()
  }, [isReceipt, revalidate])
  if (!isReceipt || isStill) return null
  return (
    // Browsers hide `nonce` after parsing, so hydration would report a mismatch.
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: recordOwnDonationScript }}
    />
  )
}
