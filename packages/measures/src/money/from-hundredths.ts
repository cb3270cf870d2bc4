import type { Numeric } from '../number/numeric.ts'
import { toWhole } from '../number/to-whole.ts'
import { minorDigits } from './minor-digits.ts'

/**
 * Converts an amount of the platform's graph to minor units. The graph counts hundredths of every
 * currency (Spec §9: divide by 100), also of yen, which have none.
 *
 * @param hundredths - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns a whole number of the currency's own minor units
 */
export function fromHundredths(hundredths: Numeric, currency: string): number {
  return toWhole(hundredths, minorDigits(currency) - 2)
}
