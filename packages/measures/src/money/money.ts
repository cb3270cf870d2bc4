import { asList, type Numeric, toNumber, toWhole, upperText } from '../input.ts'
import { minorDigits } from './currencies.ts'

/** An amount with its currency. The type parameter makes mixing currencies a compile error. */
export interface Money<Code extends string = string> {
  /** Whole minor units. */
  readonly amountMinor: number
  /** Currency code in upper case. */
  readonly currency: Code
}

/** Thrown instead of adding amounts of different currencies. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError'
}

/** Creates an amount, rounded to whole minor units, with its currency in upper case. */
export function money<Code extends string>(
  amountMinor: Numeric,
  currency: Code,
): Money<Uppercase<Code>> {
  return { amountMinor: toWhole(amountMinor), currency: upperText(currency) as Uppercase<Code> }
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
  if (upperText(first.currency) !== upperText(second.currency))
    throw new CurrencyMismatchError(`Cannot add ${second.currency} to ${first.currency}`)
  return {
    amountMinor: sumMinor([first.amountMinor, second.amountMinor]),
    currency: first.currency,
  }
}

/** Adds amounts of one currency in minor units, rounded to whole ones. The sum is exact in any order, and clamped to ±(2^53 − 1). */
export function sumMinor(amountsMinor: readonly Numeric[]): number {
  let sum = 0
  let beyond = 0n
  for (const amount of asList(amountsMinor)) {
    const whole = toWhole(amount)
    const next = sum + whole
    if (Number.isSafeInteger(next)) sum = next
    else {
      // Refunds may bring the sum back into range.
      beyond += BigInt(sum) + BigInt(whole)
      sum = 0
    }
  }
  return beyond === 0n ? sum : toWhole(Number(beyond + BigInt(sum)))
}

/**
 * Converts major units to whole minor units, halves away from zero: 12.5 pounds are 1250 pence, 500 yen are 500. Moves the decimal
 * point instead of multiplying, so 1.005 is 101, not 100. Clamped to ±(2^53 − 1).
 */
export function toMinor(major: Numeric, currency: string): number {
  return toWhole(major, minorDigits(currency))
}

/** Converts minor units to major units: 1250 pence are 12.5 pounds. `toMinor` reverses it for every whole amount. */
export function toMajor(amountMinor: Numeric, currency: string): number {
  return toNumber(amountMinor) / 10 ** minorDigits(currency)
}

/** Formats an amount in major units for URLs and form fields: `12.50`, or `12` without pence. Rounds to whole minor units. */
export function toMajorText(amountMinor: Numeric, currency: string): string {
  const major = toMajor(toWhole(amountMinor), currency)
  return Number.isInteger(major) ? String(major) : major.toFixed(minorDigits(currency))
}

/** Converts hundredths, in which the platform's GraphQL API counts every currency (Spec §9), also yen, to whole minor units. */
export function fromHundredths(hundredths: Numeric, currency: string): number {
  return toWhole(hundredths, minorDigits(currency) - 2)
}

/** Converts minor units to hundredths for the platform's GraphQL API (Spec §9), with one decimal for currencies of three digits. */
export function toHundredths(amountMinor: Numeric, currency: string): number {
  return toWhole(toMajor(amountMinor, currency), 3) / 10
}
