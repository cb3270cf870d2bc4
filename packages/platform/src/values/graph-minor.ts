import { fromHundredths } from '@milepost/measures'
import { asRecord } from './as-record.ts'
import { toAmount } from './to-amount.ts'
import { toText } from './to-text.ts'

/**
 * Reads an amount of money of the graph.
 *
 * @param currency - of the entity that the amount belongs to, in upper case
 * @returns minor units of `currency`; 0 for an amount in another currency
 */
export function graphMinor(money: unknown, currency: string | undefined): number {
  const { value, currencyCode } = asRecord(money)
  const code = toText(currencyCode)?.toUpperCase()
  if (code !== undefined && code !== currency) return 0
  return fromHundredths(toAmount(value), currency ?? '')
}
