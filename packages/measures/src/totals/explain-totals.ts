import type { DateValue } from '../dates/date-value.ts'
import type { ExplainedTotal } from './explained-total.ts'
import { explainTotal } from './explain-total.ts'
import { summariseTotals } from './summarise-totals.ts'
import type { TotalsRecord } from './totals-record.ts'

/** How totals records become one total. */
export interface ExplainTotalsOptions<Code extends string> {
  /** The wanted currency in either case. */
  currency: Code
  /** When the records were fetched: anything `parseDate` reads. */
  asOf: DateValue
  /** Leaves offline gifts out of the total, and says so. */
  excludeOffline?: boolean | undefined
}

/**
 * Makes one total of totals records: donations received are its online part, offline donations its
 * offline part, or its excluded one.
 *
 * @param records - what the server sent; nothing gives zeros
 */
export function explainTotals<Code extends string>(
  records: readonly TotalsRecord[] | null | undefined,
  options: ExplainTotalsOptions<Code>,
): ExplainedTotal<Uppercase<Code>> {
  const { currency, asOf, excludeOffline = false } = options ?? {}
  const { raisedMinor, offlineMinor } = summariseTotals(records, currency).money
  return explainTotal({
    currency,
    asOf,
    onlineMinor: raisedMinor,
    ...(excludeOffline ? { excludedMinor: offlineMinor } : { offlineMinor }),
  })
}
