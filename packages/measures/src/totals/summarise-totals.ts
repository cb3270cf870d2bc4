import { fromHundredths } from '../money/from-hundredths.ts'
import { sumMinor } from '../money/sum-minor.ts'
import { toMajor } from '../money/to-major.ts'
import { upperText } from '../money/upper-text.ts'
import { clampToFinite } from '../number/clamp-to-finite.ts'
import { domainTable, type SummaryField } from './measurement-domains.ts'
import { serverUnitName } from './primary-unit-of.ts'
import { totalsByDomain } from './totals-by-domain.ts'
import type { TotalsRecord } from './totals-record.ts'

/**
 * Totals under the specification's names (Spec §3): `raised` and `offlineAmount` in major units,
 * distances and elevations in metres, durations in seconds. Every field is always there.
 */
export type TotalsSummary = Record<SummaryField, number> & {
  /** `raised` and `offlineAmount` to reckon with. */
  money: TotalsMoney
}

/** The money of totals, in whole minor units of the currency. */
export interface TotalsMoney {
  readonly raisedMinor: number
  readonly offlineMinor: number
  /** The currency's code, in upper case. */
  readonly currency: string
}

/**
 * Summarises totals records. A domain's value is the amount in its primary unit; of several records
 * of one domain, the sum.
 *
 * @param records - what the server sent, money in hundredths; nothing gives zeros
 * @param currency - the wanted currency in either case, GBP by default (Spec §9)
 */
export function summariseTotals(
  records: readonly TotalsRecord[] | null | undefined,
  currency = 'GBP',
): TotalsSummary {
  const amounts = totalsByDomain(records)
  const summary: Partial<Record<SummaryField, number>> = {}
  for (const [domain, unit, field] of domainTable) {
    if (field) {
      const wanted = serverUnitName(unit, currency)
      const values = amounts[domain]
        .filter((amount) => amount.unit === wanted)
        .map((amount) => amount.value)
      summary[field] =
        unit === 'currency'
          ? sumMinor(values.map((value) => fromHundredths(value, currency)))
          : clampToFinite(values.reduce((sum, value) => sum + value, 0))
    }
  }
  const { raised, offlineAmount } = summary as Record<SummaryField, number>
  return {
    ...summary,
    raised: toMajor(raised, currency),
    offlineAmount: toMajor(offlineAmount, currency),
    money: { raisedMinor: raised, offlineMinor: offlineAmount, currency: upperText(currency) },
  } as TotalsSummary
}
