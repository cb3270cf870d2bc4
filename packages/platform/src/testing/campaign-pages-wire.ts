import type { CampaignPagesWire } from '../campaigns/campaign-pages.wire.ts'
import { pageSummaryWire } from './page-summary-wire.ts'

/** One answer of a campaign's pages, with Sam's page. */
export function campaignPagesWire(overrides: Partial<CampaignPagesWire> = {}): CampaignPagesWire {
  return {
    meta: { currentPage: 1, totalPages: 1, totalResults: 1, totalAmount: 140, currency: 'GBP' },
    results: [pageSummaryWire()],
    ...overrides,
  }
}
