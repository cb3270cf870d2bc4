export { fetchCampaignBoards } from '../leaderboards/graph-leaderboards.ts'
