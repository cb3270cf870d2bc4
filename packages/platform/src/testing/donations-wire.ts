import type {
  DonationFeedRowWire,
  DonationFeedWire,
  DonationWire,
  DonationsTotalsWire,
  PageDonationsWire,
  PaginationWire,
} from '../wire/rest.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** A donation of the REST API: 25.00 by Ana for Sam's page. */
export function donationWire(overrides: Partial<DonationWire> = {}): DonationWire {
  return {
    id: world.donationId,
    amount: '25.00',
    currencyCode: 'GBP',
    donationDate: '/Date(1747733400000+0000)/',
    donationRef: '84512',
    donorDisplayName: 'Ana Silva',
    donorRealName: null,
    donorLocalAmount: '25.00',
    donorLocalCurrencyCode: 'GBP',
    estimatedTaxReclaim: 6.25,
    image: '',
    hasImage: false,
    message: 'Go Sam!',
    source: 'SponsorshipDonations',
    status: 'Accepted',
    thirdPartyReference: world.donationReference,
    charityId: world.charityId,
    charityName: 'The Demo Charity',
    eventId: world.eventId,
    pageShortName: world.pageShortName,
    pageId: world.pageId,
    pageTitle: "Sam's River Mile",
    pageOwnerName: 'Sam Okafor',
    paymentType: 'Card',
    ...overrides,
  }
}

/** Pagination of a list with one row. */
export function paginationWire(overrides: Partial<PaginationWire> = {}): PaginationWire {
  return {
    pageNumber: 1,
    pageSizeRequested: 150,
    pageSizeReturned: 1,
    totalPages: 1,
    totalResults: 1,
    ...overrides,
  }
}

/** A page's donations: one. */
export function pageDonationsWire(overrides: Partial<PageDonationsWire> = {}): PageDonationsWire {
  return {
    donations: [donationWire()],
    pagination: paginationWire(),
    pageShortName: world.pageShortName,
    ...overrides,
  }
}

/** A row of the feed: 25.00 by Ana for Sam's page. */
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

/** The donation feed with one donation. */
export function donationFeedWire(overrides: Partial<DonationFeedWire> = {}): DonationFeedWire {
  return {
    meta: { totalAmount: 25, totalResults: 1, currencyCode: 'GBP' },
    results: [donationFeedRowWire()],
    ...overrides,
  }
}

/** Totals of a charity or campaign: 153.00 by eight donations, without offline donations. */
export function donationsTotalsWire(
  overrides: Partial<DonationsTotalsWire> = {},
): DonationsTotalsWire {
  return {
    totals: { donationTotalAmount: 153, donationCount: 8 },
    currencyCode: 'GBP',
    meta: { totalAmount: 153 },
    ...overrides,
  }
}
