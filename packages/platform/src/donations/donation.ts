import { toMinor } from '@milepost/measures'
import { toSlug } from '../values/texts.ts'
import {
  asRecord,
  type MinorAmounts,
  readAmount,
  toAmount,
  toText,
  toDateText,
} from '../values/values.ts'

/** One gift, as the product speaks of it (Spec §3). */
export interface Donation {
  /** '' when the platform gives none. */
  id: string
  /** Major units of `currency`; 0 where the donor hid it. */
  amount: number
  /** There is no donor's name, or it is 'anonymous'. */
  anonymous: boolean
  /** The charity's id. */
  charity: string | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  /** The currency that the donor paid in, if it is known. */
  currency: string | undefined
  donationRef: string | undefined
  /** The event's id. */
  event: string | undefined
  /** The donor wished that nobody sees how much they gave: `amount` and `money` are 0 then. @default false */
  isAmountHidden?: boolean | undefined
  message: string | undefined
  /** The amount to reckon with. */
  money: MinorAmounts<'amount'>
  name: string | undefined
  /** The page's short name. */
  page: string | undefined
  /** The status in the platform's words. Compare it without case. */
  status: string | undefined
}

/** What was given to something, in one currency (Spec §3). */
export interface DonationTotals {
  /** Major units. */
  raised: number
  /** Major units given offline. */
  offline: number
  /** The amounts to reckon with. */
  money: MinorAmounts<'raised' | 'offline'>
  /** How many donations. */
  donations: number
}

/** Whether a donor is anonymous: there is no name, or it is 'anonymous' (Spec §3). */
export function isAnonymous(name: string | undefined): boolean {
  return /^\s*(anonymous\s*)?$/i.test(name ?? '')
}

interface GiftMoney {
  /** Major units; undefined if no amount is given. */
  amount: number | undefined
  currency: string | undefined
  money: MinorAmounts<'amount'>
}

/**
 * Reads the amount of a donation together with its currency: what the donor paid, else what the page received.
 *
 * @param pairs - amounts with their currencies as the platform sends them, the preferred one first
 * @returns the first pair that is complete; an amount without a currency only if there is no complete pair
 */
function readGiftMoney(
  pairs: readonly (readonly [amount: unknown, currencyCode: unknown])[],
): GiftMoney {
  const read = pairs.map(([amount, currency]) => ({
    amount: readAmount([amount]),
    currency: toText(currency),
  }))
  const given = read.filter(({ amount }) => amount !== undefined)
  const { amount, currency } = given.find((pair) => pair.currency !== undefined) ??
    given[0] ?? { amount: undefined, currency: toText(...read.map((pair) => pair.currency)) }
  return {
    amount,
    currency,
    money: {
      amountMinor: toMinor(amount ?? 0, currency ?? ''),
      currency: currency?.toUpperCase(),
    },
  }
}

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
    createdAt: toDateText(row['donationDate']),
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

/** Reads a row of a list of donations, where the site's own reference is the third party's. */
export function parseListedDonation(wire: unknown): Donation {
  return { ...parseDonation(wire), donationRef: toText(asRecord(wire)['thirdPartyReference']) }
}

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

/**
 * Reads donation totals from any of the platform's totals responses. What is missing is 0; never throws.
 *
 * @param requested - the requested currency, for responses that do not name theirs
 */
export function parseDonationTotals(wire: unknown, requested?: string): DonationTotals {
  const row = asRecord(wire)
  const meta = asRecord(row['meta'])
  const totals = asRecord(row['totals'])
  const summary = asRecord(row['donationSummary'])
  const pascal = asRecord(row['DonationSummary'])
  const currency = toText(
    row['currency'],
    asRecord(row['currency'])['currencyCode'],
    row['currencyCode'],
    row['CurrencyCode'],
    meta['currencyCode'],
    requested,
  )?.toUpperCase()
  const raised = toAmount(
    row['raised'],
    row['totalRaised'],
    row['raisedAmount'],
    row['DonationsTotal'],
    meta['totalAmount'],
    summary['totalAmount'],
    totals['donationTotalAmount'],
    pascal['TotalAmount'],
  )
  const offline = toAmount(
    row['offline'],
    row['offlineAmount'],
    // Always in pounds, so it is unknown in any other currency. Totals without a currency are in pounds (Spec §9).
    (currency ?? 'GBP') === 'GBP' ? row['raisedAmountOfflineInGBP'] : undefined,
    summary['offlineAmount'],
    pascal['offlineAmount'],
  )
  const code = currency ?? ''
  return {
    raised,
    offline,
    money: {
      raisedMinor: toMinor(raised, code),
      offlineMinor: toMinor(offline, code),
      currency,
    },
    donations: toAmount(
      row['donations'],
      row['totalResults'],
      row['numberOfDirectDonations'],
      row['NumberOfDonations'],
      summary['totalNumberOfDonations'],
      totals['donationCount'],
      pascal['TotalNumberOfDonations'],
    ),
  }
}
