import { getCampaign } from './get-campaign.ts'

export const campaignCalls = [getCampaign]
