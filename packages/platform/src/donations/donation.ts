import { toMinor } from '@milepost/measures'
import { toSlug } from '../values/texts.ts'
import {
  asRecord,
  type MinorAmounts,
  readAmount,
  toAmount,
  toText,
  toDateText,
  type NumericId,
} from '../values/values.ts'

/** A donation (Spec §3). */
export interface Donation {
  /** Numeric ID; '' if unknown. */
  id: string
  /** Major units of `currency`; 0 if the donor hid the amount. */
  amount: number
  /** Whether the donor gave no name, or the name 'anonymous'. */
  anonymous: boolean
  charity: NumericId | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  /** The donor's currency if known, otherwise the page's. */
  currency: string | undefined
  donationRef: string | undefined
  event: NumericId | undefined
  /** Whether the donor hid the amount. If so, `amount` and `money` are 0. @default false */
  isAmountHidden?: boolean | undefined
  message: string | undefined
  money: MinorAmounts<'amount'>
  name: string | undefined
  /** Slug of the page, if the donation was made on one. */
  page: string | undefined
  /** The platform's status, for example `Accepted`. Its case varies. */
  status: string | undefined
}

/** Donation totals in one currency (Spec §3). */
export interface DonationTotals {
  /** Major units. */
  raised: number
  /** Offline donations, in major units. */
  offline: number
  money: MinorAmounts<'raised' | 'offline'>
  /** Number of donations. */
  donations: number
}

/** Whether a donor is anonymous: the name is blank or 'anonymous', case-insensitive (Spec §3). */
export function isAnonymous(name: string | undefined): boolean {
  return /^\s*(anonymous\s*)?$/i.test(name ?? '')
}

interface DonationAmount {
  /** Major units; undefined if hidden. */
  amount: number | undefined
  currency: string | undefined
  money: MinorAmounts<'amount'>
}

/**
 * Reads an amount together with its currency, because an amount in one currency must not be labelled with another.
 *
 * @param pairs - candidates from the response, in order of preference
 * @returns the first pair with both an amount and a currency; failing that, the first amount
 */
function readDonationAmount(
  pairs: readonly (readonly [amount: unknown, currencyCode: unknown])[],
): DonationAmount {
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

/** Parses a donation from the REST API. Never throws: a missing amount is 0, other missing fields are undefined. */
export function parseDonation(wire: unknown): Donation {
  const row = asRecord(wire)
  const name = toText(row['donorDisplayName'])
  const { amount, currency, money } = readDonationAmount([
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
    // Responses omit hidden amounts.
    ...(amount === undefined && { isAmountHidden: true }),
    message: toText(row['message']),
    money,
    name,
    page: toSlug(row['pageShortName']) || undefined,
    status: toText(row['status']),
  }
}

/** Parses a donation from a list. Like `parseDonation`, but `donationRef` is the third-party reference. */
export function parseDonationListRow(wire: unknown): Donation {
  return { ...parseDonation(wire), donationRef: toText(asRecord(wire)['thirdPartyReference']) }
}

/** Parses a donation from the feed. Never throws: a missing amount is 0, other missing fields are undefined. */
export function parseDonationFeedRow(wire: unknown): Donation {
  const row = asRecord(wire)
  const name = toText(asRecord(row['donor'])['name'])
  const { amount, currency, money } = readDonationAmount([
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
    // Responses omit hidden amounts.
    ...(amount === undefined && { isAmountHidden: true }),
    message: toText(row['message'], row['donorMessage']),
    money,
    name,
    page: toSlug(row['pageShortName']) || undefined,
    status: toText(row['status']),
  }
}

/**
 * Parses a response with totals from any of the platform's endpoints. Never throws: missing amounts are 0.
 *
 * @param requested - requested currency, used if the response has none
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
    // Always in GBP, so it cannot be used for other currencies. Totals without a currency are in GBP (Spec §9).
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
