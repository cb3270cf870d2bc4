import { toNumber } from './to-number.ts'

/**
 * Rounds to a whole number, halves away from zero, and stays within ±(2^53 − 1), beyond which
 * whole numbers are no longer exact. What is not a number gives 0; there is no negative zero.
 *
 * @param decimals - how many decimal places to move before rounding: 2 makes minor units of major ones
 */
export function toWhole(value: unknown, decimals = 0): number {
  const number = toNumber(value)
  // Moving the point in the shortest decimal text keeps 1.005 from becoming 100.49999999999999.
  const [digits, exponent = '0'] = String(Math.abs(number)).split('e')
  const moved = Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
  return Math.min(moved, Number.MAX_SAFE_INTEGER) * (number < 0 ? -1 : 1) + 0
}
