import { lowerText } from '../money/upper-text.ts'
import { asList } from '../number/as-list.ts'
import { toNumber } from '../number/to-number.ts'
import { domainTable, type MeasurementDomain } from './measurement-domains.ts'
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
  return Object.fromEntries(
    domainTable.map(([domain]) => [
      domain,
      asList(records)
        .flatMap((record) => (record?.measurementDomain === domain ? asList(record.amounts) : []))
        .map((amount) => ({
          value: toNumber(amount?.value),
          unit: lowerText(amount?.unit),
        })),
    ]),
  ) as unknown as TotalsByDomain
}
