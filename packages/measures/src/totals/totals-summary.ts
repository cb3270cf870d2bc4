import { asList, clampToFinite, lowerText, toNumber, upperText } from '../input.ts'
import {
  type MeasurementDomain,
  type SummaryField,
  domainTable,
  serverUnitName,
} from './measurement-domains.ts'
import { fromHundredths, sumMinor, toMajor } from '../money/money.ts'

/** One value of a totals record: a whole number of its unit, minor units for a currency. */
export interface TotalsAmount {
  readonly value: number
  /** `count`, `meters`, `seconds`, … or a currency code, in any case. */
  readonly unit: string
}

/** A totals record as the server sends it: a domain, and its value in one or more units (Spec §3). */
export interface TotalsRecord {
  /** `category:measure`; unknown domains are ignored. */
  readonly measurementDomain: string
  readonly amounts: readonly TotalsAmount[]
}

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
