// Makes the declarations visible to projects that compile this package's sources.
// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./numbro-languages.d.ts" />
import numbro from 'numbro'
import enAu from 'numbro/languages/en-AU.js'
import enGb from 'numbro/languages/en-GB.js'
import enIe from 'numbro/languages/en-IE.js'
import enNz from 'numbro/languages/en-NZ.js'
import enZa from 'numbro/languages/en-ZA.js'
import { type Numeric, toWhole } from '../input.ts'
import {
  toCountryCode,
  currencyCode,
  getCurrencySymbol,
  getMinorDigits,
} from '../money/currencies.ts'

/** Logs a message. */
export type Log = (message: string) => void

declare const console: { warn(message: string): void }

export interface NumberFormatOptions {
  /** The reader's country, or a locale such as `en-au`. @default 'au' (Spec §9) */
  country?: string | undefined
  /** Maximum number of decimals, 0 to 6. Trailing zeros are dropped. @default 0 */
  decimals?: number | undefined
  /** Receives a warning about an unsupported culture, once per country. @default console.warn */
  log?: Log | undefined
}

export interface MoneyFormatOptions extends Pick<NumberFormatOptions, 'log'> {
  /** Currency code, case-insensitive. */
  currency: string
  /** The reader's country, which decides separators and the prefix of foreign dollars (`A$`). @default the currency's country */
  country?: string | undefined
  /** `auto` drops decimals that are zero; `never` rounds, halves away from zero. @default 'auto' */
  decimals?: 'auto' | 'always' | 'never' | undefined
}

// numbro has no culture for India.
const enIn = {
  ...enGb,
  languageTag: 'en-IN',
  currency: { ...enGb.currency, symbol: '₹', code: 'INR' },
}
const cultures = [enAu, enGb, enIe, enNz, enZa, enIn]

/** Cultures by country, cached so that an unsupported one is logged only once. */
const cultureByCountry = new Map<string | undefined, numbro.NumbroLanguage>()
/** Maximum number of cached countries. The country can come from a URL, so the cache must be bounded. */
const maxCountries = 200

/** Formatted numbers by culture, value and style. Pages repeat the same totals, and numbro is slow. */
const formatted = new Map<string, string>()
const maxFormatted = 5000

/** Largest amount to format with decimals, in minor units. Above 2^46 major units, doubles are more than a hundredth apart. */
const maxMinorWithDecimals = 7e15

/**
 * Registers a country's number culture with numbro. Supported are AU, GB, IE, NZ, ZA (Spec §9) and IN. For any other country, logs
 * `Numbro culture en-XX is not supported` and registers the default.
 *
 * @param country - a country or a locale such as `en-au`. @default 'au'
 * @param log - receives the warning. @default console.warn
 * @returns the culture's language tag
 */
export function registerCulture(country: string | null | undefined, log?: Log): string {
  const culture = findCulture(country, log)
  numbro.registerLanguage(culture)
  return culture.languageTag
}

function findCulture(
  country: string | null | undefined,
  log: Log = (message) => console.warn(message),
): numbro.NumbroLanguage {
  const tag = `en-${toCountryCode(country).toUpperCase()}`
  const culture = cultures.find(({ languageTag }) => languageTag === tag)
  if (!culture) log(`Numbro culture ${tag} is not supported`)
  return culture ?? enAu
}

/**
 * Formats an amount in minor units: £1,250.50. Exact up to 7·10^15 minor units (70 trillion pounds). Larger amounts are rounded to whole
 * major units.
 */
export function formatMoney(amountMinor: Numeric, format: MoneyFormatOptions): string {
  const { currency, country, decimals = 'auto', log } = format ?? {}
  const code = currencyCode(currency)
  const symbol = getCurrencySymbol(code, country)
  const digits = getMinorDigits(code)
  const perMajor = 10 ** digits
  const minor = toWhole(amountMinor)
  const isWhole =
    decimals === 'never' ||
    (decimals !== 'always' && minor % perMajor === 0) ||
    Math.abs(minor) > maxMinorWithDecimals
  const major = minor / perMajor
  const home = cultures.find((culture) => culture.currency.code === code)?.languageTag
  return formatIn(country ?? home, log, isWhole ? toWhole(major) : major, {
    mantissa: isWhole ? 0 : digits,
    // numbro replaces an empty symbol with its culture's. A code needs a space before the digits, a symbol does not.
    symbol: symbol === code && symbol.length > 2 ? `${symbol}\u00A0` : symbol,
  })
}

/** Formats a number with the reader's separators: 1,234.5. Clamped to ±(2^53 − 1) units of the last decimal place. */
export function formatNumber(value: Numeric, format: NumberFormatOptions = {}): string {
  const { country, log } = format ?? {}
  const decimals = Math.min(Math.max(toWhole(format?.decimals), 0), 6)
  // Rounded first, because numbro rounds negative halves up.
  const rounded = toWhole(value, decimals) / 10 ** decimals
  return formatIn(country, log, rounded, { mantissa: decimals, trimMantissa: true })
}

/** Formats a number in a country's culture. Neither uses nor changes the application's global numbro settings. */
function formatIn(
  country: string | undefined,
  log: Log | undefined,
  value: number,
  style: { mantissa: number; trimMantissa?: boolean; symbol?: string },
): string {
  let culture = cultureByCountry.get(country)
  if (!culture) {
    const found = findCulture(country, log)
    // A private-use script subtag, because the application may register its own en-GB.
    culture = { ...found, languageTag: found.languageTag.replace('-', '-Qaaa-') }
    numbro.registerLanguage(culture)
    if (cultureByCountry.size < maxCountries) cultureByCountry.set(country, culture)
  }
  const { symbol = '', ...options } = style
  const key = `${culture.languageTag} ${value} ${symbol} ${JSON.stringify(options)}`
  const known = formatted.get(key)
  if (known !== undefined) return known
  const language = numbro.language()
  numbro.setLanguage(culture.languageTag)
  const defaults = numbro.defaultFormat()
  numbro.setDefaults({ thousandSeparated: true })
  try {
    // Not exactly 0, which numbro would replace with the application's zero format.
    const number = numbro(value || 1e-9)
    const text =
      symbol === ''
        ? number.format(options)
        : number.formatCurrency({ ...options, currencySymbol: symbol })
    const grouped = culture.currency.code === 'INR' ? groupInLakhs(text) : text
    if (formatted.size >= maxFormatted) formatted.clear()
    formatted.set(key, grouped)
    return grouped
  } finally {
    numbro.setDefaults(defaults)
    numbro.setLanguage(language)
  }
}

/** Groups digits as in India (12,34,567.50), which numbro cannot, because its groups all have the same size. */
function groupInLakhs(text: string): string {
  return text.replace(/\d[\d,]*/, (whole) =>
    BigInt(whole.replaceAll(',', '')).toLocaleString('en-IN'),
  )
}
