import { lowerText } from '../money/upper-text.ts'
import { domainTable, type PrimaryUnit } from './measurement-domains.ts'

/**
 * The unit whose amount is a domain's value: the currency for money, metres for distance and
 * elevation, seconds for time, otherwise the count (Spec §9).
 *
 * @param currency - the wanted currency; a record's units are compared with it regardless of case
 * @returns the unit in lower case as the server spells it, undefined for an unknown domain
 */
export function primaryUnitOf(domain: string, currency = 'GBP'): string | undefined {
  const row = domainTable.find(([known]) => known === domain)
  return row && serverUnitName(row[1], currency)
}

/** A unit as the server spells it. */
export function serverUnitName(unit: PrimaryUnit, currency: string): string {
  return unit === 'currency' ? lowerText(currency) : unit
}
