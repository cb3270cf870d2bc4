export { fetchTagLeaderboard } from '../leaderboards/graph-leaderboards.ts'
export { fetchTotals } from '../totals/fetch-totals.ts'
