import {
  deleteLeaderboardDefinition,
  getLeaderboardDefinition,
  postLeaderboardDefinition,
} from './definition-calls.ts'
import { getDonationsLeaderboard } from './get-donations-leaderboard.ts'
import { getEventLeaderboard } from './get-event-leaderboard.ts'

export const leaderboardCalls = [
  getDonationsLeaderboard,
  getEventLeaderboard,
  getLeaderboardDefinition,
  postLeaderboardDefinition,
  deleteLeaderboardDefinition,
]
