import type {
  GraphLeaderboardRowWire,
  GraphLeaderboardWire,
  TotalsRecordWire,
} from '../graph/graph.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** One row of a graph leaderboard: Sam's page, 140.00 as 14000 pence. */
export function graphLeaderboardRowWire(
  overrides: Partial<GraphLeaderboardRowWire> = {},
): GraphLeaderboardRowWire {
  return {
    createDate: '2025-02-01T00:00:00Z',
    legacyId: world.pageGuid,
    slug: `fundraising/${world.pageShortName}`,
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
    owner: { legacyId: world.userGuid, name: 'Sam Okafor', avatar: 'u1.jpg' },
    targetWithCurrency: { value: 50000, currencyCode: 'GBP' },
    ...overrides,
  }
}

/** One answer of a graph leaderboard, with Sam's page. */
export function graphLeaderboardWire(
  overrides: Partial<GraphLeaderboardWire> = {},
): GraphLeaderboardWire {
  return {
    totalCount: 1,
    pageInfo: { hasNextPage: false, endCursor: 'MA==' },
    nodes: [graphLeaderboardRowWire()],
    ...overrides,
  }
}

/** One totals record: 153.00 received in pounds, 294.00 in Australian dollars. */
export function totalsRecordWire(overrides: Partial<TotalsRecordWire> = {}): TotalsRecordWire {
  return {
    measurementDomain: 'fundraising:donations_received',
    amounts: [
      { value: 15300, unit: 'gbp' },
      { value: 29400, unit: 'aud' },
    ],
    ...overrides,
  }
}

/** The records of the whole example campaign, one per domain that it knows. */
export function totalsRecordsWire(): TotalsRecordWire[] {
  return [
    totalsRecordWire(),
    totalsRecordWire({
      measurementDomain: 'fundraising:donations_made',
      amounts: [{ value: 8, unit: 'count' }],
    }),
    totalsRecordWire({
      measurementDomain: 'fundraising:offline_donations',
      amounts: [{ value: 2000, unit: 'gbp' }],
    }),
    totalsRecordWire({
      measurementDomain: 'any:activities',
      amounts: [{ value: 3, unit: 'count' }],
    }),
    totalsRecordWire({
      measurementDomain: 'any:distance',
      amounts: [
        { value: 4921, unit: 'feet' },
        { value: 1500, unit: 'meters' },
        { value: 1, unit: 'miles' },
        { value: 2, unit: 'kilometers' },
      ],
    }),
    totalsRecordWire({
      measurementDomain: 'any:elapsed_time',
      amounts: [
        { value: 2400, unit: 'seconds' },
        { value: 0, unit: 'days' },
        { value: 1, unit: 'hours' },
      ],
    }),
    totalsRecordWire({
      measurementDomain: 'any:elevation_gain',
      amounts: [{ value: 0, unit: 'meters' }],
    }),
  ]
}
