import type { Numeric } from '../number/numeric.ts'
import { toWhole } from '../number/to-whole.ts'
import { upperText } from './upper-text.ts'

/** An amount that knows its currency; the type parameter keeps currencies apart when compiling. */
export interface Money<Code extends string = string> {
  /** Whole minor units. */
  readonly amountMinor: number
  /** The currency code in upper case. */
  readonly currency: Code
}

/**
 * Puts an amount and its currency together.
 *
 * @param amountMinor - minor units, rounded to a whole number; what is not a number counts as 0
 * @param currency - a currency code in either case
 */
export function money<Code extends string>(
  amountMinor: Numeric,
  currency: Code,
): Money<Uppercase<Code>> {
  return {
    amountMinor: toWhole(amountMinor),
    currency: upperText(currency) as Uppercase<Code>,
  }
}
