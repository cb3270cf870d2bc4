import { type DateValue, parseDate } from '../dates/dates.ts'
import { toWhole, toUpperText } from '../input.ts'
import { addMoney, sumMinor } from '../money/money.ts'
import { summariseTotals, type TotalsRecord } from './totals-summary.ts'

/** A total and its breakdown, in minor units. */
export interface TotalBreakdown<Code extends string = string> {
  /** Currency code in upper case. */
  readonly currency: Code
  /** Sum of the online and the offline part. */
  readonly totalMinor: number
  readonly onlineMinor: number
  readonly offlineMinor: number
  /** Donations not in the total: offline donations that the site excludes, and those of excluded teams. */
  readonly excludedMinor: number
  /** The platform's total minus this one; 0 if the platform did not return one. */
  readonly differenceMinor: number
  /** Date of the data in ISO 8601; undefined if unknown. */
  readonly asOf: string | undefined
}

/** Parts of a total in minor units. An omitted part counts as 0. */
export interface TotalParts<Code extends string> {
  currency: Code
  onlineMinor?: number | undefined
  offlineMinor?: number | undefined
  excludedMinor?: number | undefined
  /** The platform's total, for comparison with the sum of the parts. */
  platformTotalMinor?: number | undefined
  /** Date of the data. */
  asOf: DateValue
}

/** Options of `summariseTotalBreakdown`. */
export interface TotalBreakdownOptions<Code extends string> {
  /** Currency code, case-insensitive. */
  currency: Code
  /** Date on which the records were fetched. */
  asOf: DateValue
  /** Counts offline donations as excluded. */
  excludeOffline?: boolean | undefined
}

/** Calculates a total from its online and offline parts, and its difference from the platform's total. */
export function createTotalBreakdown<Code extends string>(
  parts: TotalParts<Code>,
): TotalBreakdown<Uppercase<Code>> {
  const { currency, asOf, platformTotalMinor } = parts ?? {}
  const onlineMinor = toWhole(parts?.onlineMinor)
  const offlineMinor = toWhole(parts?.offlineMinor)
  const totalMinor = sumMinor([onlineMinor, offlineMinor])
  return {
    currency: toUpperText(currency) as Uppercase<Code>,
    totalMinor,
    onlineMinor,
    offlineMinor,
    excludedMinor: toWhole(parts?.excludedMinor),
    differenceMinor:
      platformTotalMinor === undefined ? 0 : sumMinor([toWhole(platformTotalMinor), -totalMinor]),
    asOf: parseDate(asOf)?.toISOString(),
  }
}

/** Calculates a total from totals records. Offline donations are its offline part or, with `excludeOffline`, its excluded part. */
export function summariseTotalBreakdown<Code extends string>(
  records: readonly TotalsRecord[] | null | undefined,
  options: TotalBreakdownOptions<Code>,
): TotalBreakdown<Uppercase<Code>> {
  const { currency, asOf, excludeOffline = false } = options ?? {}
  const { raisedMinor, offlineMinor } = summariseTotals(records, currency).money
  return createTotalBreakdown({
    currency,
    asOf,
    onlineMinor: raisedMinor,
    ...(excludeOffline ? { excludedMinor: offlineMinor } : { offlineMinor }),
  })
}

const parts = [
  'totalMinor',
  'onlineMinor',
  'offlineMinor',
  'excludedMinor',
  'differenceMinor',
] as const

/**
 * Adds two totals part by part. The result has the earlier date, or none if either date is unknown. Mixing literal currencies is a compile
 * error.
 *
 * @throws CurrencyMismatchError if the currencies differ at run time
 */
export function addTotalBreakdowns<Code extends string>(
  first: TotalBreakdown<Code>,
  second: TotalBreakdown<NoInfer<Code>>,
): TotalBreakdown<Code> {
  const sum = (part: (typeof parts)[number]) =>
    addMoney(
      { amountMinor: first[part], currency: first.currency },
      { amountMinor: second[part], currency: second.currency },
    ).amountMinor
  return {
    ...first,
    ...Object.fromEntries(parts.map((part) => [part, sum(part)])),
    // ISO dates in UTC sort correctly as text, up to the year 9999.
    asOf: first.asOf && second.asOf && (first.asOf < second.asOf ? first.asOf : second.asOf),
  }
}

/** Whether the parts of a total add up to it and the platform's total is the same. */
export function isTotalConsistent(total: TotalBreakdown): boolean {
  return (
    Number.isSafeInteger(total?.totalMinor) &&
    sumMinor([total.onlineMinor, total.offlineMinor]) === total.totalMinor &&
    total.differenceMinor === 0
  )
}
