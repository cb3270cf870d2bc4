export { fetchCampaignTeams } from '../teams/fetch-campaign-teams.ts'
