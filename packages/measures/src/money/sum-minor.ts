import type { Numeric } from '../number/numeric.ts'
import { asList } from '../number/as-list.ts'
import { toWhole } from '../number/to-whole.ts'

/**
 * Adds amounts in minor units: exact, and the same in any order.
 *
 * @param amountsMinor - whole amounts of one currency; others are rounded first, non-numbers are 0
 * @returns a whole number; 0 for none; a sum beyond ±(2^53 − 1) stops there
 */
export function sumMinor(amountsMinor: readonly Numeric[]): number {
  let sum = 0
  let beyond = 0n
  for (const amount of asList(amountsMinor)) {
    const whole = Number.isSafeInteger(amount) ? (amount as number) : toWhole(amount)
    const next = sum + whole
    if (Number.isSafeInteger(next)) sum = next
    else {
      // Refunds may bring the sum back into range: what does not fit is kept, not rounded.
      beyond += BigInt(sum) + BigInt(whole)
      sum = 0
    }
  }
  return beyond === 0n ? sum : toWhole(Number(beyond + BigInt(sum)))
}
