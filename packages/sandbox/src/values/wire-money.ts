/** Minor units as the decimal number of `{api}` and `{services}`: 1250 is 12.5. */
export function toMajorNumber(amountMinor: number): number {
  return amountMinor / 100
}

/**
 * Minor units as decimal text: 1250 is `12.50`.
 *
 * @param decimals - 2, or the 4 that some page fields carry
 */
export function decimalText(amountMinor: number, decimals: 2 | 4 = 2): string {
  return (amountMinor / 100).toFixed(decimals)
}

/** A decimal number of major units, as callers send it, in minor units: 12.5 is 1250. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}
