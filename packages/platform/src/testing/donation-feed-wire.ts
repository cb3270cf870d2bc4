import type { DonationFeedRowWire, DonationFeedWire } from '../donations/donation-feed.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One row of the feed: 25.00 by Ana for Sam's page. */
export function donationFeedRowWire(
  overrides: Partial<DonationFeedRowWire> = {},
): DonationFeedRowWire {
  return {
    donationId: world.donationGuid,
    id: world.donationId,
    amount: 25,
    donationAmount: 25,
    currencyCode: 'GBP',
    donorLocalAmount: 25,
    donorLocalCurrencyCode: 'GBP',
    donor: { name: 'Ana Silva' },
    donorMessage: 'Go Sam!',
    date: '2025-05-20T09:30:00Z',
    charityId: world.charityId,
    eventId: world.eventId,
    campaignGuid: world.campaignGuid,
    fundraisingPageId: world.pageId,
    pageShortName: world.pageShortName,
    thirdPartyReference: world.donationReference,
    status: 'Accepted',
    ...overrides,
  }
}

/** One answer of the donation feed, with one donation. */
export function donationFeedWire(overrides: Partial<DonationFeedWire> = {}): DonationFeedWire {
  return {
    meta: { totalAmount: 25, totalResults: 1, currencyCode: 'GBP' },
    results: [donationFeedRowWire()],
    ...overrides,
  }
}
