import { trackEvent } from '../../frame/consent/track-event.ts'

/** A completed donation. */
export interface TrackedDonation {
  id: string
  /** Major units; 0 if the donor hid the amount. */
  amount: number
  /** ISO 8601 in UTC; undefined if the platform omits it. */
  createdAt: string | undefined
  /** Undefined for anonymous donations. */
  name: string | undefined
}

/** Analytics event of a donation (Spec §3, donation completion analytics event). */
interface DonationEvent {
  readonly event: 'donation'
  readonly transactionId: string
  readonly transactionAffiliation: string
  readonly transactionTotal: number
  readonly transactionTimestamp: string
  readonly firstName: string
  readonly lastName: string
  readonly answer1: string
  readonly answer2: string
  readonly answer3: string
  readonly products: readonly {
    readonly sku: string
    readonly name: 'Donation'
    readonly price: number
    readonly quantity: 1
  }[]
}

/**
 * Creates the analytics event of a donation.
 *
 * @param affiliation - name of the site
 * @param query - query of the receipt's URL, which may contain answers
 */
export function createDonationEvent(
  { id, amount, createdAt, name }: TrackedDonation,
  { affiliation, query }: { affiliation: string; query: URLSearchParams },
): DonationEvent {
  const messages = (name ?? '').trim().split(/\s+/)
  const answer = (number: number) => query.get(`answer_${number}`) ?? ''
  return {
    event: 'donation',
    transactionId: id,
    transactionAffiliation: affiliation,
    transactionTotal: amount,
    transactionTimestamp: createdAt ?? '',
    firstName: messages[0] ?? '',
    lastName: messages.slice(1).join(' '),
    answer1: answer(1),
    answer2: answer(2),
    answer3: answer(3),
    products: [{ sku: id, name: 'Donation', price: amount, quantity: 1 }],
  }
}

/** Pushes a donation to the data layer once per tab, so reloading the receipt doesn't count it twice. */
export function trackDonation(gift: TrackedDonation, affiliation: string): void {
  const key = `milepost:counted:${gift.id}`
  try {
    if (sessionStorage.getItem(key) !== null) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage, a reload may push it again. Analytics can deduplicate by transaction ID.
  }
  const query = new URLSearchParams(window.location.search)
  trackEvent({ ...createDonationEvent(gift, { affiliation, query }) })
}
