import { getCampaign } from './get-campaign.ts'
import { getCampaignPages } from '../pages/get-campaign-pages.ts'

export const campaignCalls = [getCampaign, getCampaignPages]
