import type { PageSummaryWire } from '../pages/page-summary.wire.ts'

/** `GET {services}/v1/{provider}/campaigns/{campaignGuid}/pages`: ten pages an answer, major units. */
export interface CampaignPagesWire {
  meta: {
    /** May be a numeric string. */
    currentPage: number | string
    /** 0 when there is nothing. */
    totalPages: number
    totalResults?: number
    totalAmount: number
    currency?: string
  }
  results: PageSummaryWire[]
}
