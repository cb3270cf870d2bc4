import { upperText } from '../money/upper-text.ts'
import { toNumber } from '../number/to-number.ts'
import { type MeasurementDomain, measurementDomains } from './measurement-domains.ts'
import type { TotalsAmount, TotalsRecord } from './totals-record.ts'

/** Amounts under the domain they belong to. */
export type TotalsByDomain = Record<MeasurementDomain, readonly TotalsAmount[]>

/**
 * Sorts totals records by domain. Several records of one domain (of several pages, say) are put
 * one behind the other; what is malformed is left out.
 *
 * @returns every known domain, its units in lower case; an empty list for one that is missing (Spec §9), unknown ones ignored
 */
export function totalsByDomain(
  records: readonly TotalsRecord[] | null | undefined,
): TotalsByDomain {
  const byDomain = {} as Record<MeasurementDomain, TotalsAmount[]>
  for (const domain of measurementDomains) byDomain[domain] = []
  for (const record of list(records)) {
    const domain = measurementDomains.find((known) => known === record?.measurementDomain)
    if (domain === undefined) continue
    for (const amount of list(record.amounts))
      byDomain[domain].push({
        value: toNumber(amount?.value),
        unit: upperText(amount?.unit).toLowerCase(),
      })
  }
  return byDomain
}

function list<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}
