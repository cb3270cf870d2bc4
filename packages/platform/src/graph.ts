// Fitness
export type { ActivityInputs } from './fitness/activity-inputs.ts'
export {
  createFitnessActivity,
  type CreateFitnessActivityInputs,
  deleteFitnessActivity,
  fetchFitnessActivities,
  type FitnessActivitiesSelection,
  iterateFitnessActivities,
  readBackFitnessActivity,
} from './fitness/timeline.ts'

// Leaderboards
export {
  type CampaignBoards,
  type CampaignBoardsSelection,
  type CampaignLeaderboardSelection,
  fetchCampaignBoards,
  fetchCampaignLeaderboard,
  fetchTagLeaderboard,
  iterateCampaignLeaderboard,
  type TagLeaderboardSelection,
} from './leaderboards/graph-leaderboards.ts'

// Totals
export {
  fetchPagesTotals,
  fetchPageTotals,
  fetchTotals,
  type TotalsSelection,
} from './totals/fetch-totals.ts'

// Teams
export {
  fetchCampaignTeams,
  fetchTeamPages,
  fetchTeamSlug,
  iterateCampaignTeams,
  iterateTeamPages,
} from './teams/graph-teams.ts'
