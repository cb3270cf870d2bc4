import { countryCode } from './country-code.ts'
import { currencies } from './currencies.ts'
import type { Currency } from './currency.ts'

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
