import { trackEvent } from '../../frame/consent/track-event.ts'

/** Completed donation, for analytics. */
export interface TrackedDonation {
  id: string
  /** Amount in major units; 0 if the donor has hidden it. */
  amount: number
  /** Time in ISO 8601 (UTC); undefined if the platform omits it. */
  createdAt: string | undefined
  /** Name of the donor; undefined for anonymous donations. */
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
 * @param query - query of the receipt's URL, which may contain the donor's answers
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

/** Pushes a donation to the data layer once per tab, so that reloading the receipt does not count it twice. */
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
