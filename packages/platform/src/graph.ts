// Fitness
export type { ActivityInputs } from './fitness/activity-inputs.ts'
export {
  createFitnessActivity,
  type CreateFitnessActivityInputs,
} from './fitness/create-fitness-activity.ts'
export { deleteFitnessActivity } from './fitness/delete-fitness-activity.ts'
export {
  fetchFitnessActivities,
  type FitnessActivitiesSelection,
} from './fitness/fetch-fitness-activities.ts'
export { iterateFitnessActivities } from './fitness/iterate-fitness-activities.ts'
export { readBackFitnessActivity } from './fitness/read-back-fitness-activity.ts'

// Leaderboards
export {
  type CampaignBoards,
  type CampaignBoardsSelection,
  fetchCampaignBoards,
} from './leaderboards/fetch-campaign-boards.ts'
export {
  type CampaignLeaderboardSelection,
  fetchCampaignLeaderboard,
} from './leaderboards/fetch-campaign-leaderboard.ts'
export {
  fetchTagLeaderboard,
  type TagLeaderboardSelection,
} from './leaderboards/fetch-tag-leaderboard.ts'
export { iterateCampaignLeaderboard } from './leaderboards/iterate-campaign-leaderboard.ts'

// Totals
export { fetchPageTotals } from './totals/fetch-page-totals.ts'
export { fetchPagesTotals } from './totals/fetch-pages-totals.ts'
export { fetchTotals, type TotalsSelection } from './totals/fetch-totals.ts'

// Teams
export { fetchCampaignTeams } from './teams/fetch-campaign-teams.ts'
export { fetchTeamPages } from './teams/fetch-team-pages.ts'
export { fetchTeamSlug } from './teams/fetch-team-slug.ts'
export { iterateCampaignTeams } from './teams/iterate-campaign-teams.ts'
export { iterateTeamPages } from './teams/iterate-team-pages.ts'
