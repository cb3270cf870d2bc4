import { lowerText, upperText } from '../input.ts'

/** The currencies the platform takes (Spec §9). */
export type Currency = 'AUD' | 'USD' | 'EUR' | 'NZD' | 'SGD' | 'HKD' | 'CAD' | 'ZAR' | 'GBP'

/** A currency's country, its symbol at home, and what is before that abroad. */
type CurrencyRow = readonly [country: string, home: string, prefix?: string]

/** The currencies of the platform (Spec §9). A Map: a currency called "constructor" is not known. */
export const currencies: ReadonlyMap<Currency, CurrencyRow> = /* @__PURE__ */ new Map<
  Currency,
  CurrencyRow
>([
  ['AUD', ['au', '$', 'A']],
  ['USD', ['us', '$', 'US']],
  ['EUR', ['ie', '€']],
  ['NZD', ['nz', '$', 'NZ']],
  ['SGD', ['sg', '$', 'S']],
  ['HKD', ['hk', 'HK$']],
  ['CAD', ['ca', '$', 'CA']],
  ['ZAR', ['za', 'R']],
  ['GBP', ['gb', '£']],
])

/** A currency's symbol elsewhere and where it is at home; the code for one that is not known. */
export function symbolsOf(currency: string): [abroad: string, home: string] {
  const [, home = currency, prefix = ''] = currencies.get(currency as Currency) ?? []
  return [prefix + home, home]
}

/**
 * The country of a site's country setting, which may carry a language first: `en-AU`, `en_au`, `au`.
 *
 * @returns the last part in lower case; `au`, the default country, for nothing (Spec §9)
 */
export function countryCode(country: string | null | undefined): string {
  return lowerText(country).split(/[-_]/).at(-1) || 'au'
}

/**
 * The currency that a country's sites raise in (Spec §9).
 *
 * @param country - a country code, also behind a language (`en-au`), in either case
 * @returns GBP for a country that is not listed, AUD (the default country's) when none is given
 */
export function currencyOfCountry(country?: string | null): Currency {
  const wanted = countryCode(country)
  for (const [currency, [known]] of currencies) if (known === wanted) return currency
  return 'GBP'
}

/**
 * The symbol that is before an amount.
 *
 * @param currency - a currency code in either case
 * @param country - where it is read: dollars of another country are told apart there (`A$`)
 * @returns the code itself for a currency without a known symbol, '' for none
 */
export function currencySymbol(currency: string, country?: string): string {
  const code = upperText(currency)
  const [abroad, home] = symbolsOf(code)
  return country === undefined || currencyOfCountry(country) === code ? home : abroad
}

// The digits of Unicode CLDR, as in Intl of Node, and not those of ISO 4217: ISO still has two for the forint, whose fillér was
// withdrawn in 1999. A table, because browsers differ (Firefox follows ISO), and the site, its server and the elements on other
// pages must agree.
const withoutMinorUnits =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThousandths = 'BHD JOD KWD LYD OMR TND'

/**
 * Number of decimal digits of a currency's minor unit: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars.
 *
 * @param currency - a currency code in either case
 * @returns 2 for an unknown currency
 */
export function minorDigits(currency: string): 0 | 2 | 3 {
  const code = upperText(currency)
  if (!/^[A-Z]{3}$/.test(code)) return 2
  if (withoutMinorUnits.includes(code)) return 0
  return withThousandths.includes(code) ? 3 : 2
}
