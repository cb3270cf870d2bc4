export { fetchCampaignTeams } from '../teams/graph-teams.ts'
