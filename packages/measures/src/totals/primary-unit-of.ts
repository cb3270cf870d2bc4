import { normaliseCurrency } from '../money/currency.ts'
import { domainRows } from './measurement-domains.ts'

/**
 * The unit whose amount is a domain's value: the currency for money, metres for distance and
 * elevation, seconds for time, otherwise the count (Spec §9).
 *
 * @param currency - the wanted currency; a record's units are compared with it regardless of case
 * @returns the unit in lower case as the server spells it, undefined for an unknown domain
 */
export function primaryUnitOf(domain: string, currency = 'GBP'): string | undefined {
  const unit = domainRows.find((row) => row.domain === domain)?.unit
  return unit === 'currency' ? normaliseCurrency(currency).toLowerCase() : unit
}
