import { asList, toWhole } from '../input.ts'
import { sumMinor } from '../money/money.ts'

/** A funder's promise to match donations. Amounts are in minor units of one currency. */
export interface MatchingTerms {
  /** Maximum that the funder adds in total. */
  readonly potMinor: number
  /** Percentage of each donation that the funder adds: 100 doubles the donation, 50 adds half. */
  readonly ratioPercent: number
  /** Maximum that the funder adds to one donation. @default no limit */
  readonly capMinor?: number | undefined
}

/**
 * Forecasts a funder's match in minor units: each donation's match is rounded down and capped, and the sum is limited to the pot. The
 * order of donations makes no difference. Never part of a total, because the funder makes the final decision.
 */
export function forecastMatching(amountsMinor: readonly number[], terms: MatchingTerms): number {
  const { potMinor, ratioPercent, capMinor = Number.MAX_SAFE_INTEGER } = terms ?? {}
  const matched = asList(amountsMinor).map((amountMinor) => {
    // In floating point, an amount near 2^53 times a ratio would be rounded.
    const share = (BigInt(atLeast0(amountMinor)) * BigInt(atLeast0(ratioPercent))) / 100n
    return Math.min(Number(share), atLeast0(capMinor))
  })
  return Math.min(atLeast0(potMinor), sumMinor(matched))
}

function atLeast0(value: unknown): number {
  return Math.max(0, toWhole(value))
}
