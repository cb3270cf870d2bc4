import type { Currency } from './currency.ts'

/** A country, its currency, that currency's symbol at home, and what stands before it abroad. */
type CurrencyRow = readonly [country: string, code: Currency, home: string, prefix?: string]

/** The currencies of the platform (Spec §9). */
export const currencies: readonly CurrencyRow[] = [
  ['au', 'AUD', '$', 'A'],
  ['us', 'USD', '$', 'US'],
  ['ie', 'EUR', '€'],
  ['nz', 'NZD', '$', 'NZ'],
  ['sg', 'SGD', '$', 'S'],
  ['hk', 'HKD', 'HK$'],
  ['ca', 'CAD', '$', 'CA'],
  ['za', 'ZAR', 'R'],
  ['gb', 'GBP', '£'],
]

/** A currency's symbol elsewhere and where it is at home; the code for one that is not known. */
export function symbolsOf(currency: string): [abroad: string, home: string] {
  const [, , home = currency, prefix = ''] = currencies.find(([, code]) => code === currency) ?? []
  return [prefix + home, home]
}
