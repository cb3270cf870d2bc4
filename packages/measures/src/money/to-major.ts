import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { minorDigits } from './minor-digits.ts'

/**
 * Converts minor units to major ones: 1250 pence are 12.5 pounds, 500 yen are 500 yen. Every whole
 * amount comes back through `toMinor`.
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 */
export function toMajor(amountMinor: Numeric, currency: string): number {
  return toNumber(amountMinor) / 10 ** minorDigits(currency)
}
