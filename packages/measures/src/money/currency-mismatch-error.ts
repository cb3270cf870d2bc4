/** Amounts of different currencies were about to be added. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
  readonly currencies: readonly [string, string]

  constructor(first: string, second: string) {
    super(`Cannot add ${second} to ${first}`)
    this.currencies = [first, second]
  }
}
