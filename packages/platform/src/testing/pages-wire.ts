import type {
  CampaignPagesWire,
  CampaignWire,
  PageSummaryWire,
  PageTagsWire,
  PageWire,
  PagesBulkRowWire,
  TagSearchWire,
  TagWire,
} from '../wire/rest.wire.ts'
import { exampleIds as ids } from './example-ids.ts'

/** REST response for the River Mile campaign: 1,253.00 raised of 10,000, 100.00 of it offline, from 25 donations. */
export function createCampaignWire(overrides: Partial<CampaignWire> = {}): CampaignWire {
  return {
    campaignGuid: ids.campaignGuid,
    title: 'River Mile 2025',
    shortName: ids.campaignShortName,
    status: 'Active',
    summary: 'One mile, one river.',
    story: '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"Join us."}]}]}]',
    eventId: ids.eventId,
    startDate: '2025-01-01T00:00:00Z',
    endDate: null,
    currency: { currencyCode: 'gbp', currencySymbol: '£' },
    targetAmount: 10000,
    offlineAmount: 100,
    offlineAmountUpdated: null,
    charities: [
      {
        charityId: ids.charityId,
        name: 'The Demo Charity',
        logoUrl: 'https://images.example/image/c2050.png',
      },
    ],
    heroImage: { imageName: 'hero-river.jpg', alt: 'River at dawn' },
    fundraisingEnabled: true,
    donationSummary: {
      totalAmount: 1253,
      directDonationAmount: 1000,
      directDonationGiftAid: 100,
      fundraiserRaisedAmount: 153,
      offlineAmount: 100,
      offlineAmountUpdated: null,
      totalGiftAid: 0,
      numberOfDirectDonations: 10,
      numberOfFundraiserDonations: 15,
      totalNumberOfDonations: 25,
    },
    ...overrides,
  }
}

/** Pages of a campaign: only Sam's. */
export function createCampaignPagesWire(
  overrides: Partial<CampaignPagesWire> = {},
): CampaignPagesWire {
  return {
    meta: { currentPage: 1, totalPages: 1, totalResults: 1, totalAmount: 140, currency: 'GBP' },
    results: [createPageSummaryWire()],
    ...overrides,
  }
}

/** REST response for Sam's page: 140.00 raised of 500.00, 20.00 of it offline. */
export function createPageWire(overrides: Partial<PageWire> = {}): PageWire {
  return {
    pageId: String(ids.pageId),
    pageGuid: ids.pageGuid,
    pageShortName: ids.pageShortName,
    title: "Sam's River Mile",
    status: 'Active',
    owner: 'Sam Okafor',
    pageOwnerGuid: ids.userGuid,
    consumerId: 90210,
    ownerProfileImageUrls: { OriginalSize: 'https://images.example/image/u1.jpg' },
    activityType: 'OtherCelebration',
    activityId: String(ids.eventId),
    activityCharityCreated: false,
    attribution: null,
    eventId: ids.eventId,
    eventName: 'River Mile',
    campaignGuid: ids.campaignGuid,
    currencyCode: 'GBP',
    currencySymbol: '£',
    fundraisingTarget: '500.00',
    totalRaisedPercentageOfFundraisingTarget: '28',
    totalRaisedOnline: '120.0000',
    totalRaisedOffline: '20.0000',
    totalRaisedSms: '0.0000',
    grandTotalRaisedExcludingGiftAid: '140.00',
    totalEstimatedGiftAid: '25.0000',
    showEventDate: 'true',
    eventDate: '/Date(1757835607106+0000)/',
    showExpiryDate: 'true',
    expiryDate: '/Date(1767225600000+0000)/',
    createdDate: '/Date(1738368000000+0000)/',
    image: {
      caption: 'Me',
      url: '//images.example/image/p1.jpg',
      absoluteUrl: 'https://images.example/image/p1.jpg',
    },
    imageCount: '2',
    media: {
      images: [
        {
          caption: 'Me',
          url: '//images.example/image/p1.jpg',
          absoluteUrl: 'https://images.example/image/p1.jpg',
        },
        {
          caption: 'qrcode',
          url: '//images.example/image/qr1.png',
          absoluteUrl: 'https://images.example/image/qr1.png',
        },
      ],
      videos: [],
    },
    charity: { id: ids.charityId, name: 'The Demo Charity', registrationNumber: '123456' },
    story: '<p>I am swimming a mile.</p>',
    pageSummary: '',
    pageSummaryWhat: '1609',
    pageSummaryWhy: 'For the river',
    teams: [{ teamGuid: ids.teamGuid, teamShortName: ids.teamShortName }],
    ...overrides,
  }
}

/** Row of a list of pages: Sam's page. Unlike in `createPageWire`, numbers are numbers. */
export function createPageSummaryWire(overrides: Partial<PageSummaryWire> = {}): PageSummaryWire {
  return {
    pageId: ids.pageId,
    pageGuid: ids.pageGuid,
    pageShortName: ids.pageShortName,
    pageTitle: "Sam's River Mile",
    pageStatus: 'Active',
    campaignGuid: ids.campaignGuid,
    charityId: ids.charityId,
    eventId: ids.eventId,
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

/** Row of a bulk response: Sam's page. */
export function createPagesBulkRowWire(
  overrides: Partial<PagesBulkRowWire> = {},
): PagesBulkRowWire {
  return {
    pageId: ids.pageId,
    pageGuid: ids.pageGuid,
    shortName: ids.pageShortName,
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
    charityId: ids.charityId,
    eventId: ids.eventId,
    campaignGuid: ids.campaignGuid,
    owner: { firstName: 'Sam', lastName: 'Okafor', userGuid: ids.userGuid },
    createdDate: '2025-02-01T00:00:00Z',
    eventDate: '2025-09-14T00:00:00Z',
    expiryDate: '2025-12-31T00:00:00Z',
    ...overrides,
  }
}

/** Tag for the branch London, which counts towards the campaign's totals. */
export function createTagWire(overrides: Partial<TagWire> = {}): TagWire {
  return {
    tagDefinition: { id: 'branch', label: 'Branch' },
    value: 'London',
    aggregation: [{ segment: `page:campaign:${ids.campaignGuid}`, measurementDomains: ['all'] }],
    ...overrides,
  }
}

/** Tags of Sam's page: the branch London, and a fitness goal of 1,609 metres. */
export function createPageTagsWire(overrides: Partial<PageTagsWire> = {}): PageTagsWire {
  return {
    pageShortName: ids.pageShortName,
    tags: [
      createTagWire(),
      createTagWire({
        tagDefinition: { id: 'DSFitnessGoalTargetMeters', label: 'Fitness goal' },
        value: '1609',
        aggregation: [],
      }),
    ],
    ...overrides,
  }
}

/** Search result for the branch London: only Sam's page. */
export function createTagSearchWire(overrides: Partial<TagSearchWire> = {}): TagSearchWire {
  return {
    numberOfHits: 1,
    offset: 0,
    maxValue: 100,
    results: [
      {
        pageId: ids.pageId,
        pageGuid: ids.pageGuid,
        pageShortName: ids.pageShortName,
        pageTitle: "Sam's River Mile",
        status: 'Active',
        tags: [createTagWire()],
      },
    ],
    ...overrides,
  }
}
