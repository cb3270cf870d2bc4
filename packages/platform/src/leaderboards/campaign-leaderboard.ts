import type { LeaderboardEntry } from './leaderboard-entry.ts'

/** A campaign's leaderboard of people or of teams. */
export interface CampaignLeaderboard {
  entries: LeaderboardEntry[]
  /** How many pages or teams there are, also beyond those that were read. */
  totalCount: number
}
