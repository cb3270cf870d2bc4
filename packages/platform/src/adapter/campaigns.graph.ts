export { fetchCampaignLeaderboards } from '../leaderboards/graph-leaderboards.ts'
