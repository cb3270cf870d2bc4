import { toMinor } from '@milepost/measures'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import type { DonationTotals } from './donation-totals.ts'

/**
 * Reads donation totals from any of the platform's totals answers. What is missing is 0; never throws.
 *
 * @param currency - the one that was asked for: not every answer tells it
 */
export function parseDonationTotals(wire: unknown, currency?: string): DonationTotals {
  const row = asRecord(wire)
  const meta = asRecord(row['meta'])
  const totals = asRecord(row['totals'])
  const summary = asRecord(row['donationSummary'])
  const pascal = asRecord(row['DonationSummary'])
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
    row['raisedAmountOfflineInGBP'],
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
      currency: currency?.toUpperCase(),
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
