import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import type { DonationTotals } from './donation-totals.ts'

/** Reads donation totals from any of the platform's totals answers. What is missing is 0; never throws. */
export function parseDonationTotals(wire: unknown): DonationTotals {
  const row = asRecord(wire)
  const meta = asRecord(row['meta'])
  const totals = asRecord(row['totals'])
  const summary = asRecord(row['donationSummary'])
  const pascal = asRecord(row['DonationSummary'])
  return {
    raised: toAmount(
      row['raised'],
      row['totalRaised'],
      row['raisedAmount'],
      row['DonationsTotal'],
      meta['totalAmount'],
      summary['totalAmount'],
      totals['donationTotalAmount'],
      pascal['TotalAmount'],
    ),
    offline: toAmount(
      row['offline'],
      row['offlineAmount'],
      row['raisedAmountOfflineInGBP'],
      summary['offlineAmount'],
      pascal['offlineAmount'],
    ),
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
