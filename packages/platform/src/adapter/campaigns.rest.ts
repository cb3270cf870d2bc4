export { fetchCampaign, fetchCampaignPages } from '../campaigns/read-campaigns.ts'
