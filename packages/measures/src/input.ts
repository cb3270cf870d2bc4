/** A number or numeric string: the platform sends many numbers as strings. Other values are treated as 0. */
export type Numeric = number | string | null | undefined

/** Trims text and converts it to upper case, for comparisons; '' for a value that is not text. */
export function upperText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toUpperCase() : ''
}

/** The same in lower case, the case of units in the platform's records. */
export function lowerText(value: unknown): string {
  return upperText(value).toLowerCase()
}

/** Returns an array as it is, and an empty one for any other value. */
export function asList<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}

/** Converts a number or numeric text to a finite number; 0 for any other value, including `NaN` and infinities (Spec §9). */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : 0
}

/**
 * Rounds to a whole number, halves away from zero, and clamps to ±(2^53 − 1), the range of exact whole numbers. Never returns -0.
 *
 * @param decimals - places to move the decimal point before rounding: 2 converts pounds to pence
 */
export function toWhole(value: unknown, decimals = 0): number {
  const number = toNumber(value)
  const largest = Number.MAX_SAFE_INTEGER
  const moved = number * 10 ** decimals
  // Most products are whole, and exact: below 10^15 the rounding error is less than a quarter. For others, moving the point in
  // the shortest decimal text keeps 1.005 from becoming 100.49999999999999. Text below a millionth has an exponent, and gives 0.
  const whole =
    Number.isInteger(moved) && Math.abs(moved) < 1e15
      ? moved
      : Math.min(
          Math.round(Number(`${Math.min(Math.abs(number), largest)}e${decimals}`)) || 0,
          largest,
        ) * Math.sign(number)
  return whole + 0
}

/** Replaces the infinity that a product of finite numbers may be by the largest number. */
export function clampToFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}
