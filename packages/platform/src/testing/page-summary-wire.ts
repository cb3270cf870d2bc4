import type { PageSummaryWire } from '../pages/page-summary.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One row of a list of pages: Sam's, with numbers as numbers. */
export function pageSummaryWire(overrides: Partial<PageSummaryWire> = {}): PageSummaryWire {
  return {
    pageId: world.pageId,
    pageGuid: world.pageGuid,
    pageShortName: world.pageShortName,
    pageTitle: "Sam's River Mile",
    pageStatus: 'Active',
    campaignGuid: world.campaignGuid,
    charityId: world.charityId,
    eventId: world.eventId,
    raisedAmount: 140,
    totalRaisedOnline: 120,
    totalRaisedOffline: 20,
    targetAmount: 500,
    currencyCode: 'GBP',
    currencySymbol: '£',
    pageImages: ['42010/65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg'],
    pageOwner: { fullName: 'Sam Okafor' },
    donationCount: 6,
    ...overrides,
  }
}
