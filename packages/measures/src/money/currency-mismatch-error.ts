/** Amounts of different currencies were about to be added. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
}
