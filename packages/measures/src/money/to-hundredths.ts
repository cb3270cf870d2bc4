import type { Numeric } from '../number/numeric.ts'
import { toMajor } from './to-major.ts'
import { toWhole } from '../number/to-whole.ts'

/**
 * Converts minor units to hundredths, in which the platform's graph counts every currency (Spec §9).
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns tenths of a hundredth for currencies of three digits, else a whole number
 */
export function toHundredths(amountMinor: Numeric, currency: string): number {
  return toWhole(toMajor(amountMinor, currency), 3) / 10
}
