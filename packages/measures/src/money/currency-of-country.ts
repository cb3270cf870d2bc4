import { countryCode } from './country-code.ts'
import type { Currency } from './currency.ts'

const currencies: ReadonlyMap<string, Currency> = /* @__PURE__ */ new Map([
  ['au', 'AUD'],
  ['us', 'USD'],
  ['ie', 'EUR'],
  ['nz', 'NZD'],
  ['sg', 'SGD'],
  ['hk', 'HKD'],
  ['ca', 'CAD'],
  ['za', 'ZAR'],
])

/**
 * The currency that a country's sites raise in (Spec §9).
 *
 * @param country - a country code, also behind a language (`en-au`), in either case
 * @returns GBP for a country that is not listed, AUD (the default country's) when none is given
 */
export function currencyOfCountry(country?: unknown): Currency {
  return currencies.get(countryCode(country)) ?? 'GBP'
}
