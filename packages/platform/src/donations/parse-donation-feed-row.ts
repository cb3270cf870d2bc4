import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { Donation } from './donation.ts'
import { isAnonymous } from './is-anonymous.ts'

/** Reads a row of the donation feed. Never throws; what is missing is undefined, and 0 as an amount. */
export function parseDonationFeedRow(wire: unknown): Donation {
  const row = asRecord(wire)
  const name = toText(asRecord(row['donor'])['name'])
  return {
    id: toText(row['id']) ?? '',
    amount: toAmount(row['donorLocalAmount'], row['amount'], row['donationAmount']),
    anonymous: isAnonymous(name),
    charity: toText(row['charityId']),
    createdAt: toDateText(row['donationDate'], row['date']),
    currency: toText(row['donorLocalCurrencyCode'], row['currencyCode']),
    donationRef: toText(row['thirdPartyReference']),
    event: toText(row['eventId']),
    message: toText(row['message'], row['donorMessage']),
    name,
    page: toSlug(row['pageShortName']) || undefined,
    status: toText(row['status']),
  }
}
