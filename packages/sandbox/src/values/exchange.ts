/**
 * Exchange rates of one pound. Fixed, so that a donation has the same value in every test. Pounds to Australian dollars
 * is the rate in the wire contract's examples.
 */
const perPound: Readonly<Record<string, number>> = {
  GBP: 1,
  AUD: 1.92157,
  USD: 1.27,
  EUR: 1.17,
  NZD: 2.11,
  SGD: 1.71,
  HKD: 9.9,
  CAD: 1.74,
  ZAR: 23.5,
}

/** The currencies the sandbox takes, in upper case. */
export const currencyCodes: readonly string[] = Object.keys(perPound)

/** Converts whole minor units between currencies, rounded to a whole one and never below 1. */
export function exchangeMinor(amountMinor: number, from: string, to: string): number {
  if (from === to) return amountMinor
  const pounds = amountMinor / (perPound[from] ?? 1)
  return Math.max(Math.sign(amountMinor), Math.round(pounds * (perPound[to] ?? 1)))
}
