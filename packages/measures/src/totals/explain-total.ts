import type { DateValue } from '../dates/date-value.ts'
import { parseDate } from '../dates/parse-date.ts'
import { upperText } from '../money/upper-text.ts'
import { sumMinor } from '../money/sum-minor.ts'
import { toWhole } from '../number/to-whole.ts'
import type { ExplainedTotal } from './explained-total.ts'

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
