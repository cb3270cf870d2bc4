// Whoever compiles this package from its sources needs the declaration too, so it is named here.
// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./numbro-languages.d.ts" />
import numbro from 'numbro'
import enAu from 'numbro/languages/en-AU.js'
import enGb from 'numbro/languages/en-GB.js'
import enIe from 'numbro/languages/en-IE.js'
import enNz from 'numbro/languages/en-NZ.js'
import enZa from 'numbro/languages/en-ZA.js'
import { countryCode, currencySymbol as symbolOf, minorDigits } from '../money/currencies.ts'
import { type Numeric, toWhole, upperText } from '../input.ts'

/** Receives a line for the developer. */
export type Log = (message: string) => void

declare const console: { warn(message: string): void }

/** Options of `formatNumber`. */
export interface NumberFormat {
  /** The reader's country, also behind a language (`en-au`). @default 'au' (Spec §9) */
  country?: string | undefined
  /** Maximum number of decimals, 0 to 6; trailing zeros are dropped. @default 0 */
  decimals?: number | undefined
  /** Receives the line about an unsupported culture, once for each country. */
  log?: Log | undefined
}

/** Options of `formatMoney`. */
export interface MoneyFormat {
  /** The amount's currency code in either case. */
  currency: string
  /**
   * The reader's country, also behind a language (`en-au`). It chooses the separators, and distinguishes
   * another country's dollars (`A$`). By default the currency's own country.
   */
  country?: string | undefined
  /** `auto` shows decimals unless they are zero; `never` rounds, halves away from zero. */
  decimals?: 'auto' | 'always' | 'never' | undefined
  /** Receives the line about an unsupported culture, once for each country. */
  log?: Log | undefined
}

// The five cultures of Spec §9, and India, for which numbro has none.
const enIn = {
  ...enGb,
  languageTag: 'en-IN',
  currency: { symbol: '₹', position: 'prefix', code: 'INR' },
}
const cultures = [enAu, enGb, enIe, enNz, enZa, enIn]

const homes: ReadonlyMap<string, string> = new Map([
  ['EUR', 'ie'],
  ['GBP', 'gb'],
  ['INR', 'in'],
  ['NZD', 'nz'],
  ['ZAR', 'za'],
])

/** Options that an application may have set as numbro's defaults. */
const plain = {
  average: false,
  characteristic: 0,
  forceSign: false,
  negative: 'sign',
  postfix: '',
  prefix: '',
  spaceSeparated: false,
  thousandSeparated: true,
  totalLength: 0,
} as const

/** Cultures of the countries so far, so that each is registered once and each unsupported one is logged once. */
const cultureByCountry = new Map<string | undefined, string>()
/** Strangers can make up countries. */
const maxCountries = 200

/**
 * Largest amount that numbro writes with decimals, in minor units. Above 2^46 major units, neighbouring doubles are more than a
 * hundredth apart.
 */
const maxMinorWithDecimals = 7e15

/**
 * Registers the number culture of a country with numbro: AU, GB, IE, NZ, ZA (Spec §9) and IN have one. For another country it logs
 * `Numbro culture en-XX is not supported` and uses the default.
 *
 * @param country - a country code, also behind a language (`en-au`). @default 'au'
 * @param log - by default, the console's warnings
 * @returns the culture's tag
 */
export function cultureOf(
  country: string | null | undefined,
  log: Log = (message) => console.warn(message),
): string {
  const tag = `en-${countryCode(country).toUpperCase()}`
  const culture = cultures.find(({ languageTag }) => languageTag === tag)
  if (!culture) {
    log(`Numbro culture ${tag} is not supported`)
    return cultureOf(undefined, log)
  }
  numbro.registerLanguage(culture)
  return tag
}

/**
 * Formats an amount of money: £1,250.50. Exact up to 7·10^15 minor units (70 trillion pounds); a larger amount is rounded to whole
 * major units.
 *
 * @param amountMinor - minor units; a value that isn't a number counts as 0, fractions are rounded
 */
export function formatMoney(amountMinor: Numeric, format: MoneyFormat): string {
  const { currency, country, decimals = 'auto', log } = format ?? {}
  const code = upperText(currency)
  const symbol = symbolOf(code, country)
  const digits = minorDigits(currency)
  const perMajor = 10 ** digits
  const minor = toWhole(amountMinor)
  const isWhole =
    decimals === 'never' ||
    (decimals !== 'always' && minor % perMajor === 0) ||
    Math.abs(minor) > maxMinorWithDecimals
  const major = minor / perMajor
  const options = { ...plain, mantissa: isWhole ? 0 : digits, trimMantissa: false }
  return writeIn(country ?? homes.get(code), log, () => {
    const value = numbro(isWhole ? toWhole(major) : major)
    // numbro replaces an empty symbol by its culture's.
    if (symbol === '') return value.format(options)
    // A code needs a space before the digits, a symbol does not.
    const currencySymbol = symbol.length > 2 && symbol === code ? `${symbol}\u00A0` : symbol
    return value.formatCurrency({ ...options, currencySymbol })
  })
}

/**
 * Formats a number with the reader's separators: 1,234.5.
 *
 * @param value - a number or numeric text; anything else counts as 0. It is clamped to ±(2^53 − 1) units of the last decimal
 */
export function formatNumber(value: Numeric, format: NumberFormat = {}): string {
  const { country, log } = format ?? {}
  const decimals = Math.min(Math.max(toWhole(format?.decimals), 0), 6)
  // Rounded before, because numbro rounds a negative half up.
  const rounded = toWhole(value, decimals) / 10 ** decimals
  return writeIn(country, log, () =>
    numbro(rounded).format({ ...plain, mantissa: decimals, trimMantissa: true }),
  )
}

/** Has numbro write in the culture of a country. The application's own numbro keeps its language. */
function writeIn(country: string | undefined, log: Log | undefined, write: () => string): string {
  const culture = cultureByCountry.get(country) ?? cultureOf(country, log)
  if (cultureByCountry.size < maxCountries) cultureByCountry.set(country, culture)
  const before = numbro.language()
  numbro.setLanguage(culture)
  try {
    const text = write()
    return culture === enIn.languageTag ? groupInLakhs(text) : text
  } finally {
    numbro.setLanguage(before)
  }
}

/** Moves the separators of thousands to those of India, because numbro has groups of one size only: 12,34,567.50. */
function groupInLakhs(text: string): string {
  return text.replace(/\d[\d,]*/, (whole) =>
    BigInt(whole.replaceAll(',', '')).toLocaleString('en-IN'),
  )
}
