import { toMajor } from '../money/to-major.ts'
import { sumMinor } from '../money/sum-minor.ts'
import { clampToFinite } from '../number/clamp-to-finite.ts'
import { domainRows, type SummaryField } from './measurement-domains.ts'
import { wireUnit } from './primary-unit-of.ts'
import { totalsByDomain } from './totals-by-domain.ts'
import type { TotalsRecord } from './totals-record.ts'

/**
 * Totals under the specification's names (Spec §3): `raised` and `offlineAmount` in major units,
 * distances and elevations in metres, durations in seconds. Every field is always there.
 */
export type TotalsSummary = Record<SummaryField, number>

/**
 * Summarises totals records. A domain's value is the amount in its primary unit; of several records
 * of one domain, the sum.
 *
 * @param records - what the server sent; nothing gives zeros
 * @param currency - the wanted currency in either case, GBP by default (Spec §9)
 */
export function summariseTotals(
  records: readonly TotalsRecord[] | null | undefined,
  currency = 'GBP',
): TotalsSummary {
  const amounts = totalsByDomain(records)
  const summary: Partial<TotalsSummary> = {}
  for (const [domain, unit, field] of domainRows) {
    if (field === undefined) continue
    const wanted = wireUnit(unit, currency)
    const values = amounts[domain]
      .filter((amount) => amount.unit === wanted)
      .map((amount) => amount.value)
    summary[field] =
      unit === 'currency'
        ? toMajor(sumMinor(values), currency)
        : clampToFinite(values.reduce((sum, value) => sum + value, 0))
  }
  return summary as TotalsSummary
}
