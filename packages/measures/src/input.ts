/**
 * A number, or its text: the platform sends many numbers so. Anything else, such as a whole record, does not
 * compile; what is no number counts as 0 where that is said.
 */
export type Numeric = number | string | null | undefined

/**
 * Reads a number from whatever arrived, so that nothing but finite numbers enters the arithmetic.
 * Numeric strings count, because the platform sends many numbers as text.
 *
 * @returns the finite number; 0 for everything else, `NaN` and infinities included (Spec §9)
 */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : 0
}

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

/** A product of finite numbers may still overflow: the largest number replaces infinity. */
export function clampToFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}

/** A list to go through: an empty one for everything else. */
export function asList<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}

/** Codes and typed amounts in the one form that is compared: trimmed, upper case; '' for no text. */
export function upperText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toUpperCase() : ''
}

/** The same in lower case, as the server spells units. */
export function lowerText(value: unknown): string {
  return upperText(value).toLowerCase()
}
