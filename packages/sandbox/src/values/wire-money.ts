import { fromHundredths, toMajor } from '@milepost/measures'
import { formatMoney, type MoneyFormat } from '@milepost/measures/format'

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

/** An amount for people, with the decimals of its currency: `£12.50`, `JPY 1,250`. */
export function moneyText(
  amountMinor: number,
  currency: string,
  decimals: MoneyFormat['decimals'] = 'always',
): string {
  return formatMoney(fromHundredths(amountMinor, currency), { currency, decimals })
}

/** A decimal number of major units, as callers send it, in minor units: 12.5 is 1250. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}

/** An amount in the currency's minor units, as `parseAmount` returns it, in the platform's. */
export function toPlatformMinor(amountMinor: number, currencyCode: string): number {
  return toMinorUnits(toMajor(amountMinor, currencyCode))
}
