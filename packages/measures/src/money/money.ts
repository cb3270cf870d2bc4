import { asList, type Numeric, toNumber, toWhole, toUpperText } from '../input.ts'
import { getMinorDigits } from './currencies.ts'

/** An amount and its currency. The type parameter makes mixing currencies a compile error. */
export interface Money<Code extends string = string> {
  /** Whole minor units. */
  readonly amountMinor: number
  /** Currency code in upper case. */
  readonly currency: Code
}

/** Thrown on an attempt to add amounts in different currencies. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
}

/** Creates an amount, rounded to whole minor units. Converts the currency code to upper case. */
export function money<Code extends string>(
  amountMinor: Numeric,
  currency: Code,
): Money<Uppercase<Code>> {
  return { amountMinor: toWhole(amountMinor), currency: toUpperText(currency) as Uppercase<Code> }
}

/**
 * Adds two amounts in the same currency. Mixing literal currencies is a compile error.
 *
 * @throws CurrencyMismatchError if the currencies differ at run time
 */
export function addMoney<Code extends string>(
  first: Money<Code>,
  second: Money<NoInfer<Code>>,
): Money<Code> {
  if (toUpperText(first.currency) !== toUpperText(second.currency))
    throw new CurrencyMismatchError(`Cannot add ${second.currency} to ${first.currency}`)
  return {
    amountMinor: sumMinor([first.amountMinor, second.amountMinor]),
    currency: first.currency,
  }
}

/** Sums amounts in one currency, each rounded to whole minor units. The sum is exact in any order, and clamped to ±(2^53 − 1). */
export function sumMinor(amountsMinor: readonly Numeric[]): number {
  let sum = 0
  let overflow = 0n
  for (const amount of asList(amountsMinor)) {
    const whole = toWhole(amount)
    const next = sum + whole
    if (Number.isSafeInteger(next)) sum = next
    else {
      // Continues in a bigint, because refunds may bring the sum back into range.
      overflow += BigInt(sum) + BigInt(whole)
      sum = 0
    }
  }
  return overflow === 0n ? sum : toWhole(Number(overflow + BigInt(sum)))
}

/**
 * Converts major units to whole minor units: £12.50 is 1250, ¥500 is 500. Rounds halves away from zero, and shifts the decimal point
 * instead of multiplying, so £1.005 is 101, not 100. Clamped to ±(2^53 − 1).
 */
export function toMinor(major: Numeric, currency: string): number {
  return toWhole(major, getMinorDigits(currency))
}

/** Converts minor units to major units: 1250 pence is 12.5 pounds. `toMinor` is the exact inverse for whole amounts. */
export function toMajor(amountMinor: Numeric, currency: string): number {
  return toNumber(amountMinor) / 10 ** getMinorDigits(currency)
}

/** Formats minor units as major units for URLs and form fields: `12.50`, or `12` if there are no pence. */
export function toMajorText(amountMinor: Numeric, currency: string): string {
  const major = toMajor(toWhole(amountMinor), currency)
  return Number.isInteger(major) ? String(major) : major.toFixed(getMinorDigits(currency))
}

/** Converts hundredths of a major unit, which the platform's GraphQL API uses for all currencies, even yen (Spec §9), to minor units. */
export function fromHundredths(hundredths: Numeric, currency: string): number {
  return toWhole(hundredths, getMinorDigits(currency) - 2)
}

/** Converts minor units to hundredths of a major unit for the platform's GraphQL API (Spec §9). Thousandths become a decimal place. */
export function toHundredths(amountMinor: Numeric, currency: string): number {
  return toWhole(toMajor(amountMinor, currency), 3) / 10
}
