/** A number or numeric string: the platform sends many numbers as strings. Other values are treated as 0. */
export type Numeric = number | string | null | undefined

/** Trims text and converts it to upper case, for comparisons; '' for a value that is not text. */
export function toUpperText(value: unknown): string {
  return typeof value === 'string' ? value.trim().toUpperCase() : ''
}

/** Trims text and converts it to lower case, the case of units in the platform's records; '' for a value that is not text. */
export function toLowerText(value: unknown): string {
  return toUpperText(value).toLowerCase()
}

/** Returns an array unchanged, and an empty array for any other value. */
export function asList<Item>(items: readonly Item[] | null | undefined): readonly Item[] {
  return Array.isArray(items) ? items : []
}

/** Converts a number or numeric text to a finite number; 0 for any other value, including `NaN` and infinities (Spec §9). */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : 0
}

/**
 * Rounds to a whole number, halves away from zero, and clamps to the safe integers, ±(2^53 − 1). Never returns -0.
 *
 * @param decimals - places to move the decimal point before rounding: 2 converts pounds to pence
 */
export function toWhole(value: unknown, decimals = 0): number {
  const number = toNumber(value)
  const largest = Number.MAX_SAFE_INTEGER
  const moved = number * 10 ** decimals
  // Fast path: below 10^15 the rounding error is less than a quarter, so a whole product is exact. Otherwise the point is shifted in
  // the shortest decimal string, so that 1.005 doesn't become 100.49999999999999. Strings below a millionth have an exponent: NaN, so 0.
  const whole =
    Number.isInteger(moved) && Math.abs(moved) < 1e15
      ? moved
      : Math.min(
          Math.round(Number(`${Math.min(Math.abs(number), largest)}e${decimals}`)) || 0,
          largest,
        ) * Math.sign(number)
  return whole + 0
}

/** Clamps a product that overflowed to ±infinity to the largest finite number. */
export function clampToFinite(value: number): number {
  return Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE)
}
