import type {
  DonationsLeaderboardWire,
  LeaderboardPageRowWire,
  LeaderboardTeamRowWire,
} from '../leaderboards/donations-leaderboard.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** A row grouped by page: Sam's, 140.00 by six donations. */
export function leaderboardPageRowWire(
  overrides: Partial<LeaderboardPageRowWire> = {},
): LeaderboardPageRowWire {
  return {
    id: world.pageGuid,
    donationAmount: 140,
    donationCount: 6,
    currencyCode: 'GBP',
    page: {
      id: world.pageId,
      pageGuid: world.pageGuid,
      shortName: world.pageShortName,
      title: "Sam's River Mile",
      status: 'Active',
      raisedAmount: 140,
      targetAmount: 500,
      photo: '65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg',
      owner: { firstName: 'Sam', lastName: 'Okafor', userGuid: world.userGuid },
    },
    ...overrides,
  }
}

/** A row grouped by team: the Otters, 173.00 by eight donations. */
export function leaderboardTeamRowWire(
  overrides: Partial<LeaderboardTeamRowWire> = {},
): LeaderboardTeamRowWire {
  return {
    id: world.teamGuid,
    donationAmount: 173,
    donationCount: 8,
    team: {
      teamGuid: world.teamGuid,
      shortName: world.teamShortName,
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

/** One answer of the donations leaderboard, with Sam's page. */
export function donationsLeaderboardWire(
  overrides: Partial<DonationsLeaderboardWire> = {},
): DonationsLeaderboardWire {
  return {
    meta: { currentPage: 1, lastRowOnPage: 1, pageCount: 1, take: 10, offset: 0 },
    totalResults: 1,
    results: [leaderboardPageRowWire()],
    ...overrides,
  }
}
