import { asList, toWhole } from '../input.ts'
import { sumMinor } from '../money/money.ts'

/** A funder's promise to match donations. Amounts are in minor units of one currency. */
export interface MatchingTerms {
  /** Maximum that the funder adds in total. */
  readonly potMinor: number
  /** Percentage of a donation to add: 100 doubles it, 50 adds half of it. */
  readonly ratioPercent: number
  /** Maximum that the funder adds to one donation. By default, there is no such limit. */
  readonly capMinor?: number | undefined
}

/**
 * Forecasts a funder's match in minor units: for each donation its share, rounded down and capped, and no more than the pot for all of
 * them, in any order. It is not part of any total, because the decision is the funder's.
 */
export function forecastMatching(amountsMinor: readonly number[], terms: MatchingTerms): number {
  const { potMinor, ratioPercent, capMinor = Number.MAX_SAFE_INTEGER } = terms ?? {}
  const matched = asList(amountsMinor).map((amountMinor) => {
    // Floats would round an amount near 2^53 times a ratio.
    const share = (BigInt(atLeast0(amountMinor)) * BigInt(atLeast0(ratioPercent))) / 100n
    return Math.min(Number(share), atLeast0(capMinor))
  })
  return Math.min(atLeast0(potMinor), sumMinor(matched))
}

function atLeast0(value: unknown): number {
  return Math.max(0, toWhole(value))
}
