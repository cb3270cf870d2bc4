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
  // Moving the point in the shortest decimal text keeps 1.005 from becoming 100.49999999999999.
  // What is below a millionth has an exponent in that text, makes no number, and is 0.
  const moved = Number(`${Math.min(Math.abs(number), largest)}e${decimals}`) || 0
  return Math.min(Math.round(moved), largest) * (number < 0 ? -1 : 1) + 0
}
