import { asRecord } from '../values/as-record.ts'
import { toDateText } from '../values/to-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { Donation } from './donation.ts'
import { isAnonymous } from './is-anonymous.ts'
import { readGiftMoney } from './read-gift-money.ts'

/** Reads a row of the donation feed. Never throws; what is missing is undefined, and 0 as an amount. */
export function parseDonationFeedRow(wire: unknown): Donation {
  const row = asRecord(wire)
  const name = toText(asRecord(row['donor'])['name'])
  const { amount, currency, money } = readGiftMoney([
    [row['donorLocalAmount'], row['donorLocalCurrencyCode']],
    [row['amount'], row['currencyCode']],
    [row['donationAmount'], row['currencyCode']],
  ])
  return {
    id: toText(row['id']) ?? '',
    amount: amount ?? 0,
    anonymous: isAnonymous(name),
    charity: toText(row['charityId']),
    createdAt: toDateText(row['donationDate'], row['date']),
    currency,
    donationRef: toText(row['thirdPartyReference']),
    event: toText(row['eventId']),
    // None is told where the donor hid it.
    ...(amount === undefined && { isAmountHidden: true }),
    message: toText(row['message'], row['donorMessage']),
    money,
    name,
    page: toSlug(row['pageShortName']) || undefined,
    status: toText(row['status']),
  }
}
