import { fromHundredths, toMajor } from '@milepost/measures'
import { formatMoney, type MoneyFormatOptions } from '@milepost/measures/format'

/** Formats a timestamp for the REST API `{api}`: `/Date(1747733400000+0000)/` (wire contract §4.1). */
export function formatMillisecondDate(ms: number): string {
  return `/Date(${ms}+0000)/`
}

/** Formats a timestamp for `{services}` and GraphQL, in ISO 8601 without milliseconds: `2025-05-20T09:30:00Z`. */
export function formatIsoDate(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`
}

/**
 * Exchange rates for 1 GBP. Fixed, so that a donation has the same value in every test. The AUD rate is that of the
 * examples in the wire contract.
 */
const ratesPerPound: Readonly<Record<string, number>> = {
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

/** Supported currency codes, in upper case. */
export const currencyCodes: readonly string[] = Object.keys(ratesPerPound)

/** Converts an amount in minor units to another currency. Rounds to an integer, but positive amounts to at least 1. */
export function exchangeMinor(amountMinor: number, from: string, to: string): number {
  if (from === to) return amountMinor
  const pounds = amountMinor / (ratesPerPound[from] ?? 1)
  return Math.max(Math.sign(amountMinor), Math.round(pounds * (ratesPerPound[to] ?? 1)))
}

// The platform uses hundredths for all currencies, including those without minor units (Spec §9). So do the database
// and all `…Minor` values in this package.

/** Converts minor units to the decimal number that `{api}` and `{services}` use: 1250 to 12.5. */
export function toMajorNumber(amountMinor: number): number {
  return amountMinor / 100
}

/**
 * Formats minor units as a decimal string: 1250 as `12.50`.
 *
 * @param decimals - number of decimals; some page fields have 4
 */
export function formatDecimal(amountMinor: number, decimals: 2 | 4 = 2): string {
  return (amountMinor / 100).toFixed(decimals)
}

/** Formats an amount for display, with the decimals of its currency: `£12.50`, `JPY 1,250`. */
export function formatDisplayAmount(
  amountMinor: number,
  currency: string,
  decimals: MoneyFormatOptions['decimals'] = 'always',
): string {
  return formatMoney(fromHundredths(amountMinor, currency), { currency, decimals })
}

/** Converts major units, as in requests, to minor units: 12.5 to 1250. */
export function toMinorUnits(amount: number): number {
  return Math.round(amount * 100)
}

/** Converts the currency's minor units, as returned by `parseAmount`, to the platform's hundredths. */
export function toPlatformMinor(amountMinor: number, currencyCode: string): number {
  return toMinorUnits(toMajor(amountMinor, currencyCode))
}
