// Fitness
export type { ActivityInputs } from './fitness/fitness-activity.ts'
export * from './fitness/timeline.ts'

// Leaderboards
export {
  type CampaignLeaderboards,
  type CampaignLeaderboardsQuery,
  type CampaignLeaderboardQuery,
  fetchCampaignLeaderboards,
  fetchCampaignLeaderboard,
  fetchTagLeaderboard,
  type TagLeaderboardQuery,
} from './leaderboards/graph-leaderboards.ts'

// Totals
export { fetchTotals, type TotalsQuery } from './totals/fetch-totals.ts'
export * from './totals/page-totals.ts'

// Teams
export { fetchCampaignTeams, fetchTeamPages } from './teams/graph-teams.ts'
export * from './teams/fetch-team-slug.ts'
