import { sameCurrency } from '../money/same-currency.ts'
import { sumMinor } from '../money/sum-minor.ts'
import type { ExplainedTotal } from './explained-total.ts'

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
