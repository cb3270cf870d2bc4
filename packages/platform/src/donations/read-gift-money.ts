import { toMinor } from '@milepost/measures'
import type { MoneyOf } from '../values/money-of.ts'
import { readAmount } from '../values/read-amount.ts'
import { toText } from '../values/to-text.ts'

interface GiftMoney {
  /** Major units; undefined if no amount is given. */
  amount: number | undefined
  currency: string | undefined
  money: MoneyOf<'amount'>
}

/**
 * Reads the amount of a donation together with its currency: what the donor paid, else what the page received.
 *
 * @param pairs - amounts with their currencies as the platform sends them, the preferred one first
 * @returns the first pair that is complete; an amount without a currency only if there is no complete pair
 */
export function readGiftMoney(
  pairs: readonly (readonly [amount: unknown, currencyCode: unknown])[],
): GiftMoney {
  const read = pairs.map(([amount, currency]) => ({
    amount: readAmount([amount]),
    currency: toText(currency),
  }))
  const given = read.filter(({ amount }) => amount !== undefined)
  const { amount, currency } = given.find((pair) => pair.currency !== undefined) ??
    given[0] ?? { amount: undefined, currency: toText(...read.map((pair) => pair.currency)) }
  return {
    amount,
    currency,
    money: {
      amountMinor: toMinor(amount ?? 0, currency ?? ''),
      currency: currency?.toUpperCase(),
    },
  }
}
