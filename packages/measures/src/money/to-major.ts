import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { minorDigits } from './currency.ts'

/**
 * Converts minor units to major ones: 1250 pence are 12.5 pounds (Spec §9: divide by 100). Every
 * whole amount comes back through `toMinor`.
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param _currency - the amount's currency code
 */
export function toMajor(amountMinor: Numeric, _currency: string): number {
  return toNumber(amountMinor) / 10 ** minorDigits
}
