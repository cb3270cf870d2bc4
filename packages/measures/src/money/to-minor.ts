import type { Numeric } from '../number/numeric.ts'
import { toWhole } from '../number/to-whole.ts'
import { minorDigits } from './minor-digits.ts'

/**
 * Converts an amount in major units to whole minor units: 12.5 pounds are 1250 pence, 500 yen are 500.
 * The decimal digits are moved, not multiplied, so 1.005 is 101 and never 100; halves go away from zero.
 *
 * @param major - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns a whole number within ±(2^53 − 1), at which it stops
 */
export function toMinor(major: Numeric, currency: string): number {
  return toWhole(major, minorDigits(currency))
}
