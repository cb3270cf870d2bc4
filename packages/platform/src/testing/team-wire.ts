import type {
  CampaignTeamNodeWire,
  CampaignTeamsDataWire,
  TeamPageNodeWire,
  TeamPagesDataWire,
} from '../teams/graph-teams.wire.ts'
import type {
  TeamCreatedWire,
  TeamMemberWire,
  TeamSearchWire,
  TeamWire,
} from '../teams/team.wire.ts'
import { exampleWorld as world } from './example-world.ts'

/** A member of the Otters: Sam's page with 140.00. */
export function teamMemberWire(overrides: Partial<TeamMemberWire> = {}): TeamMemberWire {
  return {
    fundraisingPageGuid: world.pageGuid,
    fundraisingPageShortName: `fundraising/${world.pageShortName}`,
    fundraisingPageName: "Sam's River Mile",
    fundraisingPageStatus: 'Active',
    userGuid: world.userGuid,
    profileImage: 'https://images.example/image/u1.jpg',
    raisedAmount: 140,
    ...overrides,
  }
}

/** The Otters: 173.00 of 1,000 by one member so far told. */
export function teamWire(overrides: Partial<TeamWire> = {}): TeamWire {
  return {
    teamGuid: world.teamGuid,
    shortName: `team/${world.teamShortName}`,
    title: 'Otters',
    name: 'Otters',
    status: 'Active',
    story: '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"We swim."}]}]}]',
    campaignGuid: world.campaignGuid,
    campaign: { campaignGuid: world.campaignGuid, title: 'River Mile 2025' },
    charity: { charityId: world.charityId, name: 'The Demo Charity' },
    eventId: world.eventId,
    captain: {
      userGuid: world.userGuid,
      firstName: 'Sam',
      lastName: 'Okafor',
      profileImage: 'https://images.example/image/u1.jpg',
    },
    coverPhotoImageId: 'otters.jpg',
    coverImageName: 'otters.jpg',
    membershipPolicy: 'Open',
    fundraisingConfiguration: { currencyCode: 'GBP', targetAmount: 1000 },
    donationSummary: { totalAmount: 173, offlineAmount: 20, totalNumberOfDonations: 8 },
    numberOfSupporters: 1,
    membership: { numberOfMembers: 1, members: [teamMemberWire()] },
    pagination: { hasNextPage: false, endCursor: 'MA==' },
    ...overrides,
  }
}

/** The only team of the River Mile, without its members. */
export function teamSearchWire(overrides: Partial<TeamSearchWire> = {}): TeamSearchWire {
  const { membership: _members, pagination: _pages, ...summary } = teamWire()
  return { results: [summary], totalResults: 1, next: null, ...overrides }
}

/** The answer to the creation of the Otters. */
export function teamCreatedWire(overrides: Partial<TeamCreatedWire> = {}): TeamCreatedWire {
  return {
    teamGuid: world.teamGuid,
    teamId: 611,
    next: { rel: 'team', uri: 'https://www.example/team/otters', type: 'text/html' },
    errorMessage: null,
    ...overrides,
  }
}

/** The Otters by the graph, 173.00 as 17300 pence. */
export function campaignTeamNodeWire(
  overrides: Partial<CampaignTeamNodeWire> = {},
): CampaignTeamNodeWire {
  return {
    id: 'UGFnZTpURUFNOmQ0YzNiMmEx',
    legacyId: world.teamGuid,
    title: 'Otters',
    slug: `team/${world.teamShortName}`,
    supporters: { totalCount: 2 },
    donationSummary: { totalAmount: { value: 17300, currencyCode: 'GBP' } },
    cover: { caption: 'otters.jpg' },
    owner: { id: 'x', legacyId: world.userGuid, name: 'Sam Okafor', avatar: 'u1.jpg' },
    targetWithCurrency: { value: 100000, currencyCode: 'GBP' },
    ...overrides,
  }
}

/** The `data` of the teams query with these teams. */
export function campaignTeamsDataWire(
  nodes: CampaignTeamNodeWire[] = [campaignTeamNodeWire()],
  endCursor?: string,
): CampaignTeamsDataWire {
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? 'MA==' }
  return { page: { leaderboard: { pageInfo, edges: nodes.map((node) => ({ node })) } } }
}

/** Sam's page as a page of the Otters. */
export function teamPageNodeWire(overrides: Partial<TeamPageNodeWire> = {}): TeamPageNodeWire {
  return {
    createDate: '2025-02-01T00:00:00Z',
    eventGivingGroupId: String(world.pageId),
    legacyId: world.pageGuid,
    slug: world.pageShortName,
    status: 'ACTIVE',
    story: '',
    title: "Sam's River Mile",
    url: `https://www.example/fundraising/${world.pageShortName}`,
    owner: { name: 'Sam Okafor', legacyId: world.userGuid },
    donationSummary: {
      donationCount: 6,
      offlineAmount: { value: 2000, currencyCode: 'GBP' },
      totalAmount: { value: 14000, currencyCode: 'GBP' },
    },
    targetWithCurrency: { value: 50000, currencyCode: 'GBP' },
    totals: {
      timeline: [{ measurementDomain: 'any:distance', amounts: [{ value: 1500, unit: 'meters' }] }],
    },
    cover: { url: 'https://images.example/image/p1.jpg' },
    ...overrides,
  }
}

/** The `data` of the team pages query with these pages. */
export function teamPagesDataWire(
  nodes: TeamPageNodeWire[] = [teamPageNodeWire()],
  totalCount = nodes.length,
): TeamPagesDataWire {
  return {
    page: {
      title: 'Otters',
      id: 'UGFnZTpURUFNOmQ0YzNiMmEx',
      legacyId: world.teamGuid,
      type: 'TEAM',
      membershipPolicy: 'OPEN',
      relationships: { members: { totalCount, nodes } },
    },
  }
}
