import { type Numeric, asList, toNumber, toWhole, upperText } from '../input.ts'
import { minorDigits } from './currencies.ts'

/** An amount that knows its currency; the type parameter keeps currencies apart when compiling. */
export interface Money<Code extends string = string> {
  /** Whole minor units. */
  readonly amountMinor: number
  /** The currency code in upper case. */
  readonly currency: Code
}

/**
 * Puts an amount and its currency together.
 *
 * @param amountMinor - minor units, rounded to a whole number; what is not a number counts as 0
 * @param currency - a currency code in either case
 */
export function money<Code extends string>(
  amountMinor: Numeric,
  currency: Code,
): Money<Uppercase<Code>> {
  return {
    amountMinor: toWhole(amountMinor),
    currency: upperText(currency) as Uppercase<Code>,
  }
}

/** Amounts of different currencies were about to be added. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
}

/**
 * Lets only amounts of one currency meet; case does not matter.
 *
 * @throws CurrencyMismatchError when the two differ
 */
export function sameCurrency(first: string, second: string): void {
  if (first !== second && upperText(first) !== upperText(second))
    throw new CurrencyMismatchError(`Cannot add ${second} to ${first}`)
}

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

/**
 * Converts an amount in major units to whole minor units: 12.5 pounds are 1250 pence, 500 yen are 500.
 * The decimal digits are moved, not multiplied, so 1.005 is 101 and never 100; halves go away from zero.
 *
 * @param major - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns a whole number within ±(2^53 − 1), at which it stops
 */
export function toMinor(major: Numeric, currency: string): number {
  return toWhole(major, minorDigits(currency))
}

/**
 * Converts minor units to major ones: 1250 pence are 12.5 pounds, 500 yen are 500 yen. Every whole
 * amount comes back through `toMinor`.
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 */
export function toMajor(amountMinor: Numeric, currency: string): number {
  return toNumber(amountMinor) / 10 ** minorDigits(currency)
}

/**
 * Writes an amount in major units for links and form fields: `12.50`, and `12` for whole amounts.
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 */
export function toMajorText(amountMinor: Numeric, currency: string): string {
  const major = toMajor(amountMinor, currency)
  return Number.isInteger(major) ? String(major) : major.toFixed(minorDigits(currency))
}

/**
 * Converts an amount of the platform's graph to minor units. The graph counts hundredths of every
 * currency (Spec §9: divide by 100), also of yen, which have none.
 *
 * @param hundredths - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns a whole number of the currency's own minor units
 */
export function fromHundredths(hundredths: Numeric, currency: string): number {
  return toWhole(hundredths, minorDigits(currency) - 2)
}

/**
 * Converts minor units to hundredths, in which the platform's graph counts every currency (Spec §9).
 *
 * @param amountMinor - a number or numeric text; anything else counts as 0
 * @param currency - the amount's currency code
 * @returns tenths of a hundredth for currencies of three digits, else a whole number
 */
export function toHundredths(amountMinor: Numeric, currency: string): number {
  return toWhole(toMajor(amountMinor, currency), 3) / 10
}
