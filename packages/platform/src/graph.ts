// Fitness
export type { ActivityInputs } from './fitness/fitness-activity.ts'
export * from './fitness/timeline.ts'

// Leaderboards
export {
  type CampaignBoards,
  type CampaignBoardsSelection,
  type CampaignLeaderboardSelection,
  fetchCampaignBoards,
  fetchCampaignLeaderboard,
  fetchTagLeaderboard,
  type TagLeaderboardSelection,
} from './leaderboards/graph-leaderboards.ts'

// Totals
export { fetchTotals, type TotalsSelection } from './totals/fetch-totals.ts'
export * from './totals/page-totals.ts'

// Teams
export { fetchCampaignTeams, fetchTeamPages } from './teams/graph-teams.ts'
export * from './teams/fetch-team-slug.ts'
