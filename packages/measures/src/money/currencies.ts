import { lowerText, upperText } from '../input.ts'

/** Country of a currency, its symbol there, and the prefix that distinguishes it elsewhere: `$`, but `A$` outside Australia. */
type CurrencyRow = readonly [country: string, symbol: string, prefix?: string]

const currencies = {
  AUD: ['au', '$', 'A'],
  USD: ['us', '$', 'US'],
  EUR: ['ie', '€'],
  NZD: ['nz', '$', 'NZ'],
  SGD: ['sg', '$', 'S'],
  HKD: ['hk', 'HK$'],
  CAD: ['ca', '$', 'CA'],
  ZAR: ['za', 'R'],
  GBP: ['gb', '£'],
} as const satisfies Record<string, CurrencyRow>

/** The platform's currencies (Spec §9). */
export type Currency = keyof typeof currencies

/** Returns the country of a setting that may start with a language, `en-AU` or `en_au`, in lower case; `au` by default (Spec §9). */
export function countryCode(country: string | null | undefined): string {
  return lowerText(country).replace(/^.*[-_]/, '') || 'au'
}

/** Returns the currency of a country (Spec §9), given as for `countryCode`: GBP for an unlisted country, AUD if there is none. */
export function countryCurrency(country?: string | null): Currency {
  const code = countryCode(country)
  const known = Object.keys(currencies) as Currency[]
  return known.find((currency) => currencies[currency][0] === code) ?? 'GBP'
}

/**
 * Returns the symbol of a currency, for example `£`, or its code if it has none.
 *
 * @param country - reader's country, in which dollars of another country have a prefix (`A$`)
 */
export function currencySymbol(currency: string, country?: string): string {
  const code = currencyCode(currency)
  const [abroad, home] = symbolsFor(code)
  return country === undefined || countryCurrency(country) === code ? home : abroad
}

/** Returns the letters and symbols of a currency code in upper case. Other characters, such as digits, would blend into an amount. */
export function currencyCode(currency: string): string {
  return upperText(currency).replaceAll(/[^\p{L}\p{Sc}]/gu, '')
}

/** Symbols of a currency elsewhere and in its own country; the code for an unknown currency. */
export function symbolsFor(code: string): [abroad: string, home: string] {
  // No property of Object.prototype is in upper case.
  const row: Partial<CurrencyRow> = currencies[code as Currency] ?? []
  const [, home = code, prefix = ''] = row
  return [prefix + home, home]
}

// Unicode CLDR, as in Intl of Node, not ISO 4217, which still has two digits for the forint. A table, because browsers differ
// (Firefox follows ISO), and the server, the site and the embedded elements must agree.
const withoutMinorUnits =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThousandths = 'BHD JOD KWD LYD OMR TND'

/** Returns the number of digits of a currency's minor unit: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars; 2 if it is unknown. */
export function minorDigits(currency: string): 0 | 2 | 3 {
  const code = currencyCode(currency)
  if (code.length !== 3) return 2
  return withoutMinorUnits.includes(code) ? 0 : withThousandths.includes(code) ? 3 : 2
}
