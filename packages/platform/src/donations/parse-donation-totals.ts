import { toMinor } from '@milepost/measures'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import type { DonationTotals } from './donation-totals.ts'

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
