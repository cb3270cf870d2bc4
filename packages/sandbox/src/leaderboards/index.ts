import { getDonationsLeaderboard } from './get-donations-leaderboard.ts'

export const leaderboardCalls = [getDonationsLeaderboard]
