import { currencyOfCountry } from '@milepost/measures'
import { logProblem } from '../telemetry/log-problem.server.ts'

const told = new Set<string>()

/**
 * Says once that a site's figures are not in the currency of its country, or that what it raises money
 * for is in several: only the first can be added up.
 *
 * @param currencies - what the platform says, the project's own first
 */
export function tellCurrencies(country: string, currencies: readonly (string | undefined)[]): void {
  const [own, ...others] = new Set(currencies.filter((currency) => currency !== undefined))
  if (own === undefined) return
  const usual = currencyOfCountry(country)
  if (own !== usual) {
    tellOnce(
      `The site's country is ${country} (${usual}), but what it raises money for is in ${own}: its figures are shown in ${own}.`,
    )
  }
  if (others.length > 0) {
    tellOnce(
      `What the site raises money for is in several currencies: only ${own} is added up, and ${others.join(', ')} is left out.`,
    )
  }
}

function tellOnce(line: string): void {
  if (told.has(line)) return
  if (told.size > 1000) told.clear()
  told.add(line)
  logProblem(`project: ${line}`, 'warn')
}
