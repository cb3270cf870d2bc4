import { toLowerText, toUpperText } from '../input.ts'

/** Country of a currency, its local symbol, and the prefix that disambiguates it elsewhere: `$`, but `A$` outside Australia. */
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

/** Extracts the country code, in lower case, from a country or locale such as `AU` or `en-AU`. @default 'au' (Spec §9) */
export function toCountryCode(country: string | null | undefined): string {
  return toLowerText(country).replace(/^.*[-_]/, '') || 'au'
}

/** Returns the currency of a country or locale (Spec §9): GBP for an unlisted country, AUD if omitted. */
export function getCountryCurrency(country?: string | null): Currency {
  const code = toCountryCode(country)
  const known = Object.keys(currencies) as Currency[]
  return known.find((currency) => currencies[currency][0] === code) ?? 'GBP'
}

/**
 * Returns a currency's symbol, such as `£`, or its code if the currency is unknown.
 *
 * @param country - the reader's country: dollars of other countries get a prefix (`A$`). If omitted, no currency gets one
 */
export function getCurrencySymbol(currency: string, country?: string): string {
  const code = currencyCode(currency)
  const [abroad, home] = getSymbols(code)
  return country === undefined || getCountryCurrency(country) === code ? home : abroad
}

/** Normalises a currency code: upper case, with only letters and currency symbols. A digit, for example, would blend into the amount. */
export function currencyCode(currency: string): string {
  return toUpperText(currency).replaceAll(/[^\p{L}\p{Sc}]/gu, '')
}

/** Returns a currency's symbol abroad and in its own country. Both are the code if the currency is unknown. */
export function getSymbols(code: string): [abroad: string, home: string] {
  // Safe without `hasOwn`: no property of Object.prototype is all upper case.
  const row: Partial<CurrencyRow> = currencies[code as Currency] ?? []
  const [, home = code, prefix = ''] = row
  return [prefix + home, home]
}

// Follows Unicode CLDR, as Node's Intl does, not ISO 4217, which still lists two digits for the forint. Hard-coded because browsers
// differ (Firefox follows ISO), and the server, the site and the embedded elements must agree.
const withoutMinorUnits =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThousandths = 'BHD JOD KWD LYD OMR TND'

/** Returns the number of minor-unit digits: 2 for pounds, 0 for yen, 3 for Kuwaiti dinars; 2 for an unknown currency. */
export function getMinorDigits(currency: string): 0 | 2 | 3 {
  const code = currencyCode(currency)
  if (code.length !== 3) return 2
  return withoutMinorUnits.includes(code) ? 0 : withThousandths.includes(code) ? 3 : 2
}
