import { countryCurrency } from '@milepost/measures'
import { logOnce } from '../base/log-once.server.ts'

/**
 * Says once that a site's figures are not in the currency of its country, or that what it raises money
 * for is in several: only the first can be added up.
 *
 * @param currencies - what the platform says, the project's own first
 */
export function warnOfMixedCurrencies(
  country: string,
  currencies: readonly (string | undefined)[],
): void {
  const [own, ...others] = new Set(currencies.filter((currency) => currency !== undefined))
  if (own === undefined) return
  const usual = countryCurrency(country)
  if (own !== usual) {
    logOnce(
      `project: The site's country is ${country} (${usual}), but what it raises money for is in ${own}: its figures are shown in ${own}.`,
    )
  }
  if (others.length > 0) {
    logOnce(
      `project: What the site raises money for is in several currencies: only ${own} is added up, and ${others.join(', ')} is left out.`,
    )
  }
}
