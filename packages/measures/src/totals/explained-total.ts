import { type DateValue, parseDate } from '../dates/dates.ts'
import { toWhole, upperText } from '../input.ts'
import { sameCurrency, sumMinor } from '../money/money.ts'
import { type TotalsRecord, summariseTotals } from './totals-summary.ts'

/** A total that can say where it comes from. */
export interface ExplainedTotal<Code extends string = string> {
  /** The currency code in upper case. */
  readonly currency: Code
  /** What is shown: online and offline together. */
  readonly totalMinor: number
  readonly onlineMinor: number
  readonly offlineMinor: number
  /** Known, but left out of the total: offline gifts a site does not count, excluded teams. */
  readonly excludedMinor: number
  /** What the server's own total exceeds the parts by; 0 when it stated none. */
  readonly differenceMinor: number
  /** When the parts were true, in ISO 8601; undefined when that is not known. */
  readonly asOf: string | undefined
}

/** The parts of a total, in minor units; a missing one counts as 0. */
export interface TotalParts<Code extends string> {
  currency: Code
  onlineMinor?: number | undefined
  offlineMinor?: number | undefined
  excludedMinor?: number | undefined
  /** The total as the server itself states it, to be compared with the parts. */
  statedMinor?: number | undefined
  /** When the parts were true: anything `parseDate` reads. */
  asOf: DateValue
}

/**
 * Makes a total of its parts: the total is computed from them, never taken on trust.
 *
 * @returns a total for which `addsUp` is true, unless the server stated a different one
 */
export function explainTotal<Code extends string>(
  parts: TotalParts<Code>,
): ExplainedTotal<Uppercase<Code>> {
  const { currency, asOf, statedMinor } = parts ?? {}
  const onlineMinor = toWhole(parts?.onlineMinor)
  const offlineMinor = toWhole(parts?.offlineMinor)
  const totalMinor = sumMinor([onlineMinor, offlineMinor])
  return {
    currency: upperText(currency) as Uppercase<Code>,
    totalMinor,
    onlineMinor,
    offlineMinor,
    excludedMinor: toWhole(parts?.excludedMinor),
    differenceMinor: statedMinor === undefined ? 0 : sumMinor([toWhole(statedMinor), -totalMinor]),
    asOf: parseDate(asOf)?.toISOString(),
  }
}

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

/**
 * Adds two totals part by part. The sum is as old as its older half, and of unknown age when one of
 * them is. Mixing literal currencies does not compile.
 *
 * @throws CurrencyMismatchError when the currencies differ at run time
 */
export function addTotals<Code extends string>(
  first: ExplainedTotal<Code>,
  second: ExplainedTotal<NoInfer<Code>>,
): ExplainedTotal<Code> {
  sameCurrency(first.currency, second.currency)
  const sum = (
    part: 'totalMinor' | 'onlineMinor' | 'offlineMinor' | 'excludedMinor' | 'differenceMinor',
  ) => sumMinor([first[part], second[part]])
  return {
    currency: first.currency,
    totalMinor: sum('totalMinor'),
    onlineMinor: sum('onlineMinor'),
    offlineMinor: sum('offlineMinor'),
    excludedMinor: sum('excludedMinor'),
    differenceMinor: sum('differenceMinor'),
    asOf: older(first.asOf, second.asOf),
  }
}

/** ISO dates in UTC sort as text; only years beyond 9999 would not. */
function older(first: string | undefined, second: string | undefined): string | undefined {
  if (first === undefined || second === undefined) return undefined
  return first < second ? first : second
}

/**
 * Proves a total: its parts give exactly what it says, and the server did not state another one.
 *
 * @returns false for anything that is no total
 */
export function addsUp(total: ExplainedTotal): boolean {
  return (
    Number.isSafeInteger(total?.totalMinor) &&
    sumMinor([total.onlineMinor, total.offlineMinor]) === total.totalMinor &&
    total.differenceMinor === 0
  )
}
