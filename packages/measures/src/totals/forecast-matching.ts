import { sumMinor } from '../money/money.ts'
import { toWhole } from '../input.ts'

/** What a funder promises to add to gifts. Amounts are in minor units of one currency. */
export interface MatchingTerms {
  /** The most that the funder adds in all. What is not above 0 adds nothing. */
  readonly potMinor: number
  /** Hundredths that are added for one unit given: 100 adds as much as was given, 50 half of it. */
  readonly ratioPercent: number
  /** The most that is added to one gift; undefined for no such limit. */
  readonly capMinor?: number | undefined
}

/**
 * Forecasts what a funder adds to gifts: of each its share, rounded down and no more than the cap; of all together no
 * more than the pot. The order of the gifts makes no difference. It is no part of any total: the funder pays, and
 * decides.
 *
 * @param amountsMinor - what each gift brings, in minor units; what is not above 0 adds nothing
 * @returns minor units, from 0 to the pot; 0 without gifts
 */
export function forecastMatching(amountsMinor: readonly number[], terms: MatchingTerms): number {
  const potMinor = atLeast0(terms?.potMinor)
  const gifts = Array.isArray(amountsMinor) ? (amountsMinor as readonly number[]) : []
  const added = gifts.map((amountMinor) => matchedMinor(amountMinor, terms ?? {}))
  return Math.min(potMinor, sumMinor(added))
}

function matchedMinor(
  amountMinor: number,
  { ratioPercent, capMinor }: Partial<MatchingTerms>,
): number {
  // Floats would round an amount near 2^53 times a ratio.
  const share = Number((BigInt(atLeast0(amountMinor)) * BigInt(atLeast0(ratioPercent))) / 100n)
  const most = capMinor === undefined ? Number.MAX_SAFE_INTEGER : atLeast0(capMinor)
  return Math.min(share, most)
}

function atLeast0(value: unknown): number {
  return Math.max(0, toWhole(value))
}
