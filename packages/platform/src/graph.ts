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
