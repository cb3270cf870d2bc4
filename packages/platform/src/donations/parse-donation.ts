import { asRecord } from '../values/as-record.ts'
import { toRestDateText } from '../values/to-rest-date-text.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import type { Donation } from './donation.ts'
import { isAnonymous } from './is-anonymous.ts'
import { readGiftMoney } from './read-gift-money.ts'

/** Reads a donation of the REST API. Never throws; what is missing is undefined, and 0 as an amount. */
export function parseDonation(wire: unknown): Donation {
  const row = asRecord(wire)
  const name = toText(row['donorDisplayName'])
  const { amount, currency, money } = readGiftMoney([
    [row['donorLocalAmount'], row['donorLocalCurrencyCode']],
    [row['amount'], row['currencyCode']],
  ])
  return {
    id: toText(row['id']) ?? '',
    amount: amount ?? 0,
    anonymous: isAnonymous(name),
    charity: toText(row['charityId']),
    createdAt: toRestDateText(row['donationDate']),
    currency,
    donationRef: toText(row['donationRef']),
    event: toText(row['eventId']),
    // None is told where the donor hid it.
    ...(amount === undefined && { isAmountHidden: true }),
    message: toText(row['message']),
    money,
    name,
    page: toSlug(row['pageShortName']) || undefined,
    status: toText(row['status']),
  }
}
