import { upperText } from './upper-text.ts'
import { CurrencyMismatchError } from './currency-mismatch-error.ts'

/**
 * Lets only amounts of one currency meet; case does not matter.
 *
 * @throws CurrencyMismatchError when the two differ
 */
export function sameCurrency(first: string, second: string): void {
  if (first !== second && upperText(first) !== upperText(second))
    throw new CurrencyMismatchError(`Cannot add ${second} to ${first}`)
}
