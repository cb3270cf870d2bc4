import type { GraphLeaderboardRowWire } from '../graph/graph.wire.ts'

/** A page that a tag value stands for. */
export interface TagLeaderboardNodeWire extends GraphLeaderboardRowWire {
  summary?: string | null
  url?: string | null
  heroMedia?: { url?: string | null } | null
}

/** One row of a tag leaderboard. */
export interface TagLeaderboardRowWire {
  tagValue: string
  /** null where the value is no page, such as the name of a branch. */
  tagValueAsNode?: TagLeaderboardNodeWire | null
  /** Money in minor units under its lower-case currency code. */
  amounts: { value: number; unit: string }[]
}

/** The `data` of the tag leaderboard query; null where there is no such definition. */
export interface TagLeaderboardDataWire {
  leaderboard: { totals: TagLeaderboardRowWire[] } | null
}
