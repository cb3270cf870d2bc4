import type { PagesBulkRowWire } from '../pages/pages-bulk.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One row of the bulk call: Sam's page. */
export function pagesBulkRowWire(overrides: Partial<PagesBulkRowWire> = {}): PagesBulkRowWire {
  return {
    pageId: world.pageId,
    pageGuid: world.pageGuid,
    shortName: world.pageShortName,
    title: "Sam's River Mile",
    status: 'Active',
    story: '',
    photo: '65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg',
    raisedAmount: 140,
    totalRaisedOnline: 120,
    totalRaisedOffline: 20,
    target: 500,
    currencyCode: 'GBP',
    currencySymbol: '£',
    charityId: world.charityId,
    eventId: world.eventId,
    campaignGuid: world.campaignGuid,
    owner: { firstName: 'Sam', lastName: 'Okafor', userGuid: world.userGuid },
    createdDate: '2025-02-01T00:00:00Z',
    eventDate: '2025-09-14T00:00:00Z',
    expiryDate: '2025-12-31T00:00:00Z',
    ...overrides,
  }
}
