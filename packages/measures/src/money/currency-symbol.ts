import { upperText } from './upper-text.ts'
import { currencyOfCountry } from './currency-of-country.ts'
import { symbolsOf } from './currencies.ts'

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
