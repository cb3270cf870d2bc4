import type { Currency } from './currency.ts'

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
