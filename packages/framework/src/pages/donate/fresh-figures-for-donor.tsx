import { getTabStorage } from '@milepost/supporter/store'
import { useContext, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { useNonce, WithoutScriptsContext } from '../../services/contexts.ts'

/** `sessionStorage` key of the time of the visitor's donation, in ms since the Unix epoch. */
const donationTimeKey = 'milepost:gave'
/** Period after a donation in which cached totals may lack it, in ms. */
const recentDonationMs = 10_000

/** Stores the time of the visitor's donation. */
export function recordOwnDonation(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  try {
    storage.setItem(donationTimeKey, String(nowMs))
  } catch {
    // Without storage, the donor's next page may be a few seconds old.
  }
}

/** `recordOwnDonation` as an inline script for the receipt page, which runs before the application starts. */
export const recordOwnDonationScript = `try{sessionStorage.setItem(${JSON.stringify(donationTimeKey)},String(Date.now()))}catch{}`

/**
 * Whether the visitor donated shortly before requesting the page, which may then be cached without the donation.
 *
 * @param askedMs - time of the page request, in ms since the Unix epoch
 */
export function hasRecentDonation(storage: Pick<Storage, 'getItem'>, askedMs: number): boolean {
  try {
    const ageMs = askedMs - Number(storage.getItem(donationTimeKey) ?? Number.NaN)
    // Clock differences may make the request appear earlier than the donation.
    return Math.abs(ageMs) < recentDonationMs
  } catch {
    return false
  }
}

/**
 * Refetches the totals of a page once after the visitor's donation, because a full page load may return a cached page without
 * it. On a receipt, renders an inline script that stores the time, for donors who leave it before the application starts.
 */
export function FreshTotalsForDonor() {
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
    if (!isReceipt && tab && hasRecentDonation(tab, performance.timeOrigin)) void revalidate()
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
