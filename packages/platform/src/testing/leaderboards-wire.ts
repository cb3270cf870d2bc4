import type {
  GraphLeaderboardRowWire,
  GraphLeaderboardWire,
  TagLeaderboardRowWire,
  TotalsRecordWire,
} from '../wire/graph.wire.ts'
import type {
  DonationsLeaderboardWire,
  EventLeaderboardRowWire,
  EventLeaderboardWire,
  LeaderboardPageRowWire,
  LeaderboardTeamRowWire,
} from '../wire/rest.wire.ts'
import { exampleIds as ids } from './example-ids.ts'

/** Row of a GraphQL leaderboard: Sam's page, with 140.00 raised, as 14000 pence. */
export function createGraphLeaderboardRowWire(
  overrides: Partial<GraphLeaderboardRowWire> = {},
): GraphLeaderboardRowWire {
  return {
    createDate: '2025-02-01T00:00:00Z',
    legacyId: ids.pageGuid,
    slug: `fundraising/${ids.pageShortName}`,
    status: 'ACTIVE',
    type: 'FUNDRAISING',
    title: "Sam's River Mile",
    cover: { url: 'https://images.example/image/p1.jpg' },
    donationSummary: {
      totalAmount: { value: 14000, currencyCode: 'GBP' },
      onlineAmount: { value: 12000, currencyCode: 'GBP' },
      offlineAmount: { value: 2000, currencyCode: 'GBP' },
      donationCount: 6,
    },
    owner: { legacyId: ids.userGuid, name: 'Sam Okafor', avatar: 'u1.jpg' },
    targetWithCurrency: { value: 50000, currencyCode: 'GBP' },
    ...overrides,
  }
}

/** GraphQL leaderboard with Sam's page. */
export function createGraphLeaderboardWire(
  overrides: Partial<GraphLeaderboardWire> = {},
): GraphLeaderboardWire {
  return {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: 'MA==' },
    nodes: [createGraphLeaderboardRowWire()],
    ...overrides,
  }
}

/** Totals record: 153.00 received in pounds, 294.00 in Australian dollars. */
export function createTotalsRecordWire(
  overrides: Partial<TotalsRecordWire> = {},
): TotalsRecordWire {
  return {
    measurementDomain: 'fundraising:donations_received',
    amounts: [
      { value: 15300, unit: 'gbp' },
      { value: 29400, unit: 'aud' },
    ],
    ...overrides,
  }
}

/** Totals records of the example campaign, one per measurement domain. */
export function createTotalsRecordsWire(): TotalsRecordWire[] {
  return [
    createTotalsRecordWire(),
    createTotalsRecordWire({
      measurementDomain: 'fundraising:donations_made',
      amounts: [{ value: 8, unit: 'count' }],
    }),
    createTotalsRecordWire({
      measurementDomain: 'fundraising:offline_donations',
      amounts: [{ value: 2000, unit: 'gbp' }],
    }),
    createTotalsRecordWire({
      measurementDomain: 'any:activities',
      amounts: [{ value: 3, unit: 'count' }],
    }),
    createTotalsRecordWire({
      measurementDomain: 'any:distance',
      amounts: [
        { value: 4921, unit: 'feet' },
        { value: 1500, unit: 'meters' },
        { value: 1, unit: 'miles' },
        { value: 2, unit: 'kilometers' },
      ],
    }),
    createTotalsRecordWire({
      measurementDomain: 'any:elapsed_time',
      amounts: [
        { value: 2400, unit: 'seconds' },
        { value: 0, unit: 'days' },
        { value: 1, unit: 'hours' },
      ],
    }),
    createTotalsRecordWire({
      measurementDomain: 'any:elevation_gain',
      amounts: [{ value: 0, unit: 'meters' }],
    }),
  ]
}

/** Row of the leaderboard by page: Sam's page, with 140.00 from six donations. */
export function createLeaderboardPageRowWire(
  overrides: Partial<LeaderboardPageRowWire> = {},
): LeaderboardPageRowWire {
  return {
    id: ids.pageGuid,
    donationAmount: 140,
    donationCount: 6,
    currencyCode: 'GBP',
    page: {
      id: ids.pageId,
      pageGuid: ids.pageGuid,
      shortName: ids.pageShortName,
      title: "Sam's River Mile",
      status: 'Active',
      raisedAmount: 140,
      targetAmount: 500,
      photo: '65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg',
      owner: { firstName: 'Sam', lastName: 'Okafor', userGuid: ids.userGuid },
    },
    ...overrides,
  }
}

/** Row of the leaderboard by team: the Otters, with 173.00 from eight donations. */
export function createLeaderboardTeamRowWire(
  overrides: Partial<LeaderboardTeamRowWire> = {},
): LeaderboardTeamRowWire {
  return {
    id: ids.teamGuid,
    donationAmount: 173,
    donationCount: 8,
    team: {
      teamGuid: ids.teamGuid,
      shortName: ids.teamShortName,
      name: 'Otters',
      status: 'Active',
      numberOfSupporters: 2,
      coverImageName: 'otters.jpg',
      captain: { firstName: 'Sam', lastName: 'Okafor' },
      donationSummary: { totalAmount: 173 },
      fundraisingConfiguration: { targetAmount: 1000, currencyCode: 'GBP' },
    },
    ...overrides,
  }
}

/** Donations leaderboard with Sam's page. */
export function createDonationsLeaderboardWire(
  overrides: Partial<DonationsLeaderboardWire> = {},
): DonationsLeaderboardWire {
  return {
    meta: { currentPage: 1, lastRowOnPage: 1, pageCount: 1, take: 10, offset: 0 },
    totalResults: 1,
    results: [createLeaderboardPageRowWire()],
    ...overrides,
  }
}

/** Row of the event leaderboard: Sam's page, with 140.00 raised. */
export function createEventLeaderboardRowWire(
  overrides: Partial<EventLeaderboardRowWire> = {},
): EventLeaderboardRowWire {
  return {
    pageId: ids.pageId,
    pageGuid: ids.pageGuid,
    pageShortName: ids.pageShortName,
    pageTitle: "Sam's River Mile",
    amount: 140,
    targetAmount: 500,
    defaultImage: 'https://images.example/image/p1.jpg',
    owner: 'Sam Okafor',
    ownerProfileImageUrls: { OriginalSize: 'https://images.example/image/u1.jpg' },
    numberOfSupporters: 6,
    status: 'Active',
    ...overrides,
  }
}

/** Event leaderboard with Sam's page. */
export function createEventLeaderboardWire(
  overrides: Partial<EventLeaderboardWire> = {},
): EventLeaderboardWire {
  return {
    eventName: 'River Mile',
    currency: 'GBP',
    raisedAmount: 173,
    raisedAmountOfflineInGBP: 20,
    pages: [createEventLeaderboardRowWire()],
    ...overrides,
  }
}

/** Row of a tag leaderboard: Sam's page, with 120.00 raised, as 12000 pence. */
export function createTagLeaderboardRowWire(
  overrides: Partial<TagLeaderboardRowWire> = {},
): TagLeaderboardRowWire {
  return {
    tagValue: `page:fundraising:${ids.pageGuid}`,
    tagValueAsNode: {
      ...createGraphLeaderboardRowWire(),
      url: `https://www.example/fundraising/${ids.pageShortName}`,
      heroMedia: { url: 'https://images.example/image/p1.jpg' },
    },
    amounts: [{ value: 12000, unit: 'gbp' }],
    ...overrides,
  }
}
