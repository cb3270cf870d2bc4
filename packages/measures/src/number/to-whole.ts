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
  const moved = number * 10 ** decimals
  // Most products are whole at once, and right: below 10^15 what is rounded off is less than a quarter.
  // Of others, moving the point in the shortest decimal text keeps 1.005 from becoming 100.49999999999999.
  // What is below a millionth has an exponent in that text, makes no number, and is 0.
  const whole =
    Number.isInteger(moved) && Math.abs(moved) < 1e15
      ? moved
      : Math.min(
          Math.round(Number(`${Math.min(Math.abs(number), largest)}e${decimals}`)) || 0,
          largest,
        ) * Math.sign(number)
  return whole + 0
}
