import type { fetchCampaignPages } from '../campaigns/fetch-campaign-pages.ts'
import type { fetchCampaign } from '../campaigns/fetch-campaign.ts'
import type { fetchCampaignBoards } from '../leaderboards/fetch-campaign-boards.ts'
import type { Call } from './call.ts'

/** Campaigns, their pages, and what a campaign's home page ranks. */
export interface CampaignCalls {
  readonly fetchCampaign: Call<typeof fetchCampaign>
  /** Without teams on the platform, `teams` is empty. */
  readonly fetchCampaignBoards: Call<typeof fetchCampaignBoards>
  readonly fetchCampaignPages: Call<typeof fetchCampaignPages>
}
