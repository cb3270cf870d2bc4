import { trackEvent } from '../../frame/consent/track-event.ts'
import { type CountedGift, donationEvent } from './donation-event.ts'

/** Pushes a gift to the data layer, once a tab: reloading the thanks counts nothing again. */
export function trackDonation(gift: CountedGift, affiliation: string): void {
  const key = `milepost:counted:${gift.id}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage a reload may count twice; the transaction's id tells them apart.
  }
  const query = new URLSearchParams(window.location.search)
  trackEvent({ ...donationEvent(gift, { affiliation, query }) })
}
