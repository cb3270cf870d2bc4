import { toNumber } from './to-number.ts'

/**
 * Rounds to a whole number, halves away from zero, and stays within ±(2^53 − 1), beyond which
 * whole numbers are no longer exact. What is not a number gives 0; there is no negative zero.
 *
 * @param decimals - how many decimal places to move before rounding: 2 makes minor units of major ones
 */
export function toWhole(value: unknown, decimals = 0): number {
  const number = toNumber(value)
  const largest = Number.MAX_SAFE_INTEGER
  const size = Math.min(Math.abs(number), largest)
  const factor = 10 ** decimals
  let moved = Math.round(size * factor)
  // Most amounts have no more decimals than that: of so few digits, no other number is this quotient.
  // For others, moving the point in the shortest decimal text keeps 1.005 from becoming 100.49999999999999.
  // What is below a millionth has an exponent in that text, makes no number, and is 0.
  if (moved / factor !== size || moved > 1e15)
    moved = Math.round(Number(`${size}e${decimals}`)) || 0
  return Math.min(moved, largest) * (number < 0 ? -1 : 1) + 0
}
