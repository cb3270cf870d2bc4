export { fetchCampaignPages } from '../campaigns/fetch-campaign-pages.ts'
export { fetchCampaign } from '../campaigns/fetch-campaign.ts'
