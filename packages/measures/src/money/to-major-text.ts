import type { Numeric } from '../number/numeric.ts'
import { minorDigits } from './minor-digits.ts'
import { toMajor } from './to-major.ts'

/**
 * Writes an amount in major units for links and form fields: `12.50`, and `12` for whole amounts.
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 */
export function toMajorText(amountMinor: Numeric, currency: string): string {
  const major = toMajor(amountMinor, currency)
  return Number.isInteger(major) ? String(major) : major.toFixed(minorDigits(currency))
}
