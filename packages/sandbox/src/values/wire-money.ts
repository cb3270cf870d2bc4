import { minorDigits, toMajor } from '@milepost/measures'

// The platform counts hundredths of every currency, also of those without minor units (Spec §9). The database stores hundredths,
// and every `…Minor` of this package is in hundredths.

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

/** Minor units as people read them, with the decimals of the currency: `12.50` pounds, `1250` yen. */
export function amountText(amountMinor: number, currencyCode: string): string {
  return toMajorNumber(amountMinor).toFixed(minorDigits(currencyCode))
}

/** A decimal number of major units, as callers send it, in minor units: 12.5 is 1250. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}

/** An amount in the currency's minor units, as `parseAmount` returns it, in the platform's. */
export function toPlatformMinor(amountMinor: number, currencyCode: string): number {
  return toMinorUnits(toMajor(amountMinor, currencyCode))
}
