import type { LeaderboardEntry } from './leaderboard-entry.ts'

/** One row of a tag leaderboard: what the tag's value stands for, and what it is ranked by. */
export interface TagLeaderboardEntry extends LeaderboardEntry {
  /** The amount in `unit`. Money is in major units. */
  amount: number
  /** `amount` in whole minor units of `unit`; undefined where it is no money. */
  amountMinor: number | undefined
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  unit: string
  tagValue: string
}
