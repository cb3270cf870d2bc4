export { fetchTagLeaderboard } from '../leaderboards/fetch-tag-leaderboard.ts'
export { fetchTotals } from '../totals/fetch-totals.ts'
