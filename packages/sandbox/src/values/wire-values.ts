import { fromHundredths, toMajor } from '@milepost/measures'
import { formatMoney, type MoneyFormatOptions } from '@milepost/measures/format'

/** `{api}` REST writes moments as `/Date(1747733400000+0000)/` (wire contract §4.1). */
export function millisecondDate(ms: number): string {
  return `/Date(${ms}+0000)/`
}

/** Services and the graph write ISO-8601 in UTC, to the second: `2025-05-20T09:30:00Z`. */
export function isoDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

/**
 * Exchange rates of one pound. Fixed, so that a donation has the same value in every test. Pounds to Australian dollars
 * is the rate in the wire contract's examples.
 */
const perPound: Readonly<Record<string, number>> = {
  GBP: 1,
  AUD: 1.92157,
  USD: 1.27,
  EUR: 1.17,
  NZD: 2.11,
  SGD: 1.71,
  HKD: 9.9,
  CAD: 1.74,
  ZAR: 23.5,
}

/** The currencies the sandbox takes, in upper case. */
export const currencyCodes: readonly string[] = Object.keys(perPound)

/** Converts whole minor units between currencies, rounded to a whole one and never below 1. */
export function exchangeMinor(amountMinor: number, from: string, to: string): number {
  if (from === to) return amountMinor
  const pounds = amountMinor / (perPound[from] ?? 1)
  return Math.max(Math.sign(amountMinor), Math.round(pounds * (perPound[to] ?? 1)))
}

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
  decimals: MoneyFormatOptions['decimals'] = 'always',
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
