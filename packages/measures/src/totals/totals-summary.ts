import { asList, clampToFinite, toLowerText, toNumber, toUpperText } from '../input.ts'
import { fromHundredths, sumMinor, toMajor } from '../money/money.ts'
import {
  domainTable,
  type MeasurementDomain,
  type SummaryField,
  getUnitInRecords,
} from './measurement-domains.ts'

/** A value of a totals record. Money is in hundredths of a major unit in every currency (Spec §9). */
export interface TotalsAmount {
  readonly value: number
  /** `count`, `meters`, `seconds` or a currency code, case-insensitive. */
  readonly unit: string
}

/** A totals record of the platform: a measurement domain and its value in one or more units (Spec §3). */
export interface TotalsRecord {
  /** `category:measure`. Unknown domains are ignored. */
  readonly measurementDomain: string
  readonly amounts: readonly TotalsAmount[]
}

/** Amounts by measurement domain. */
export type TotalsByDomain = Record<MeasurementDomain, readonly TotalsAmount[]>

/**
 * Totals under the specification's names (Spec §3): `raised` and `offlineAmount` in major units, distances and elevations in
 * metres, durations in seconds.
 */
export type TotalsSummary = Record<SummaryField, number> & {
  /** `raised` and `offlineAmount` in exact minor units, for calculations. */
  money: TotalsMoney
}

export interface TotalsMoney {
  readonly raisedMinor: number
  readonly offlineMinor: number
  /** Currency code in upper case. */
  readonly currency: string
}

/**
 * Groups totals records by domain, with units in lower case. Amounts of the same domain, for example of several pages, are concatenated.
 * Malformed records and unknown domains are ignored; a domain without records has an empty list (Spec §9).
 */
export function groupTotalsByDomain(
  records: readonly TotalsRecord[] | null | undefined,
): TotalsByDomain {
  return Object.fromEntries(
    domainTable.map(([domain]) => [
      domain,
      asList(records)
        .flatMap((record) => (record?.measurementDomain === domain ? asList(record.amounts) : []))
        .map((amount) => ({ value: toNumber(amount?.value), unit: toLowerText(amount?.unit) })),
    ]),
  ) as unknown as TotalsByDomain
}

/**
 * Summarises totals records. Each field is the sum of its domain's amounts in the primary unit; 0 if there are none.
 *
 * @param currency - case-insensitive. @default 'GBP' (Spec §9)
 */
export function summariseTotals(
  records: readonly TotalsRecord[] | null | undefined,
  currency = 'GBP',
): TotalsSummary {
  const amounts = groupTotalsByDomain(records)
  const summary: Partial<Record<SummaryField, number>> = {}
  for (const [domain, unit, field] of domainTable) {
    if (!field) continue
    const recordUnit = getUnitInRecords(unit, currency)
    const values = amounts[domain].map((amount) => (amount.unit === recordUnit ? amount.value : 0))
    summary[field] =
      unit === 'currency'
        ? sumMinor(values.map((value) => fromHundredths(value, currency)))
        : clampToFinite(values.reduce((sum, value) => sum + value, 0))
  }
  const { raised: raisedMinor, offlineAmount: offlineMinor } = summary as TotalsSummary
  return {
    ...(summary as TotalsSummary),
    raised: toMajor(raisedMinor, currency),
    offlineAmount: toMajor(offlineMinor, currency),
    money: { raisedMinor, offlineMinor, currency: toUpperText(currency) },
  }
}
