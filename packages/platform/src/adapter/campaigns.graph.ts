export { fetchCampaignBoards } from '../leaderboards/fetch-campaign-boards.ts'
