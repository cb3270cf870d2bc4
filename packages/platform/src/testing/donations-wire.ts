import type {
  DonationFeedRowWire,
  DonationFeedWire,
  DonationWire,
  DonationsTotalsWire,
  PageDonationsWire,
  PaginationWire,
} from '../wire/rest.wire.ts'
import { exampleIds as ids } from './example-ids.ts'

/** REST response for a donation: 25.00 from Ana to Sam's page. */
export function createDonationWire(overrides: Partial<DonationWire> = {}): DonationWire {
  return {
    id: ids.donationId,
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
    thirdPartyReference: ids.donationReference,
    charityId: ids.charityId,
    charityName: 'The Demo Charity',
    eventId: ids.eventId,
    pageShortName: ids.pageShortName,
    pageId: ids.pageId,
    pageTitle: "Sam's River Mile",
    pageOwnerName: 'Sam Okafor',
    paymentType: 'Card',
    ...overrides,
  }
}

/** Pagination of a list with a single row. */
export function createPaginationWire(overrides: Partial<PaginationWire> = {}): PaginationWire {
  return {
    pageNumber: 1,
    pageSizeRequested: 150,
    pageSizeReturned: 1,
    totalPages: 1,
    totalResults: 1,
    ...overrides,
  }
}

/** Donations to a page: a single one. */
export function createPageDonationsWire(
  overrides: Partial<PageDonationsWire> = {},
): PageDonationsWire {
  return {
    donations: [createDonationWire()],
    pagination: createPaginationWire(),
    pageShortName: ids.pageShortName,
    ...overrides,
  }
}

/** Row of the donation feed: 25.00 from Ana to Sam's page. */
export function createDonationFeedRowWire(
  overrides: Partial<DonationFeedRowWire> = {},
): DonationFeedRowWire {
  return {
    donationId: ids.donationGuid,
    id: ids.donationId,
    amount: 25,
    donationAmount: 25,
    currencyCode: 'GBP',
    donorLocalAmount: 25,
    donorLocalCurrencyCode: 'GBP',
    donor: { name: 'Ana Silva' },
    donorMessage: 'Go Sam!',
    date: '2025-05-20T09:30:00Z',
    charityId: ids.charityId,
    eventId: ids.eventId,
    campaignGuid: ids.campaignGuid,
    fundraisingPageId: ids.pageId,
    pageShortName: ids.pageShortName,
    thirdPartyReference: ids.donationReference,
    status: 'Accepted',
    ...overrides,
  }
}

/** Donation feed with a single donation. */
export function createDonationFeedWire(
  overrides: Partial<DonationFeedWire> = {},
): DonationFeedWire {
  return {
    meta: { totalAmount: 25, totalResults: 1, currencyCode: 'GBP' },
    results: [createDonationFeedRowWire()],
    ...overrides,
  }
}

/** Totals of a charity or campaign: 153.00 from eight donations, without offline donations. */
export function createDonationsTotalsWire(
  overrides: Partial<DonationsTotalsWire> = {},
): DonationsTotalsWire {
  return {
    totals: { donationTotalAmount: 153, donationCount: 8 },
    currencyCode: 'GBP',
    meta: { totalAmount: 153 },
    ...overrides,
  }
}
