import type { Money } from './money.ts'
import { sameCurrency } from './same-currency.ts'
import { sumMinor } from './sum-minor.ts'

/**
 * Adds two amounts of one currency. Mixing literal currencies does not compile.
 *
 * @throws CurrencyMismatchError when the currencies differ at run time
 */
export function addMoney<Code extends string>(
  first: Money<Code>,
  second: Money<NoInfer<Code>>,
): Money<Code> {
  sameCurrency(first.currency, second.currency)
  return {
    amountMinor: sumMinor([first.amountMinor, second.amountMinor]),
    currency: first.currency,
  }
}
