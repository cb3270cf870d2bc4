import { normaliseCurrency } from './currency.ts'
import { CurrencyMismatchError } from './currency-mismatch-error.ts'

/**
 * Lets only amounts of one currency meet; case does not matter.
 *
 * @throws CurrencyMismatchError when the two differ
 */
export function sameCurrency(first: string, second: string): void {
  if (normaliseCurrency(first) !== normaliseCurrency(second))
    throw new CurrencyMismatchError(first, second)
}
