import type {
  CampaignTeamNodeWire,
  CampaignTeamsDataWire,
  FitnessTimelineDataWire,
  TimelineEntryWire,
} from '../wire/graph.wire.ts'
import type {
  AccountWire,
  SessionUserWire,
  SessionWire,
  TeamMemberWire,
  TeamWire,
} from '../wire/rest.wire.ts'
import { exampleIds as ids } from './example-ids.ts'

/** User of a session: Sam. */
export function createSessionUserWire(overrides: Partial<SessionUserWire> = {}): SessionUserWire {
  return {
    id: ids.accountId,
    uuid: ids.userGuid,
    firstName: 'Sam',
    lastName: 'Okafor',
    name: 'Sam Okafor',
    email: ids.email,
    country: 'United Kingdom',
    countryCode: 'GB',
    ...overrides,
  }
}

/** Sam's session, with made-up tokens. */
export function createSessionWire(overrides: Partial<SessionWire> = {}): SessionWire {
  return {
    id: ids.userGuid,
    access_token: 'x9Qd3u0c0X6m1yWl5oG7n2bT4rVz8sKePjHfAaBcDdE',
    refresh_token: 'r-5f0c2c6e9d1b4f7a8e3d',
    expires_at: '2025-06-01T10:15:00Z',
    token_type: 'Bearer',
    user: createSessionUserWire(),
    ...overrides,
  }
}

/** REST response for Sam's account. */
export function createAccountWire(overrides: Partial<AccountWire> = {}): AccountWire {
  return {
    accountId: ids.accountId,
    userId: ids.userGuid,
    accountTypes: ['Standard'],
    email: ids.email,
    firstName: 'Sam',
    lastName: 'Okafor',
    activePageCount: 1,
    completedPagesCount: 0,
    country: 'United Kingdom',
    town: 'Bedford',
    address: {
      line1: '1 Poppy Lane',
      line2: null,
      townOrCity: 'Bedford',
      countyOrState: 'Bedfordshire',
      country: 'United Kingdom',
      postcodeOrZipcode: 'MK41 0TA',
    },
    joinDate: '/Date(1257379200000+0000)/',
    profileImageUrls: [
      { Key: 'OriginalSize', Value: 'https://images.example/image/u1.jpg' },
      {
        Key: 'Size150x150Face',
        Value: 'https://images.example/image/u1.jpg?template=size150x150face',
      },
    ],
    totalDonated: 0,
    totalDonatedGiftAid: 12.5,
    totalGiftAid: 2.5,
    totalRaised: 0,
    ...overrides,
  }
}

/** GraphQL timeline entry for Sam's morning swim. */
export function createTimelineEntryWire(
  overrides: Partial<TimelineEntryWire> = {},
): TimelineEntryWire {
  return {
    id: 'VGltZWxpbmU6RlVORFJBSVNJTkc6NWYxZjBhMmU=',
    legacyId: 'JG:MANUAL:9f3c',
    type: 'FITNESS',
    message: 'Cold but lovely',
    createdAt: '2025-05-19T07:00:00Z',
    fitnessActivity: {
      title: 'Morning swim',
      activityId: null,
      activityType: 'SWIM',
      mapPolyline: null,
      distance: { value: 1500, unit: 'meters' },
      elevation: { value: 0, unit: 'meters' },
      duration: { value: 2400, unit: 'seconds' },
    },
    ...overrides,
  }
}

/** `data` of the fitness timeline query. By default, a single swim. */
export function createFitnessTimelineDataWire(
  nodes: TimelineEntryWire[] = [createTimelineEntryWire()],
  endCursor?: string,
): FitnessTimelineDataWire {
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? 'MA==' }
  return { page: { timeline: { pageInfo, nodes } } }
}

/** Member of the Otters: Sam's page, with 140.00 raised. */
export function createTeamMemberWire(overrides: Partial<TeamMemberWire> = {}): TeamMemberWire {
  return {
    fundraisingPageGuid: ids.pageGuid,
    fundraisingPageShortName: `fundraising/${ids.pageShortName}`,
    fundraisingPageName: "Sam's River Mile",
    fundraisingPageStatus: 'Active',
    userGuid: ids.userGuid,
    profileImage: 'https://images.example/image/u1.jpg',
    raisedAmount: 140,
    ...overrides,
  }
}

/** REST response for the Otters: 173.00 raised of 1,000, with one member. */
export function createTeamWire(overrides: Partial<TeamWire> = {}): TeamWire {
  return {
    teamGuid: ids.teamGuid,
    shortName: `team/${ids.teamShortName}`,
    title: 'Otters',
    name: 'Otters',
    status: 'Active',
    story: '[{"type":"paragraph","nodes":[{"type":"text","ranges":[{"text":"We swim."}]}]}]',
    campaignGuid: ids.campaignGuid,
    campaign: { campaignGuid: ids.campaignGuid, title: 'River Mile 2025' },
    charity: { charityId: ids.charityId, name: 'The Demo Charity' },
    eventId: ids.eventId,
    captain: {
      userGuid: ids.userGuid,
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
    membership: { numberOfMembers: 1, members: [createTeamMemberWire()] },
    pagination: { hasNextPage: false, endCursor: 'MA==' },
    ...overrides,
  }
}

/** GraphQL node for the Otters: 173.00 raised, as 17300 pence. */
export function createCampaignTeamNodeWire(
  overrides: Partial<CampaignTeamNodeWire> = {},
): CampaignTeamNodeWire {
  return {
    id: 'UGFnZTpURUFNOmQ0YzNiMmEx',
    legacyId: ids.teamGuid,
    title: 'Otters',
    slug: `team/${ids.teamShortName}`,
    supporters: { totalCount: 2 },
    donationSummary: { totalAmount: { value: 17300, currencyCode: 'GBP' } },
    cover: { caption: 'otters.jpg' },
    owner: { id: 'x', legacyId: ids.userGuid, name: 'Sam Okafor', avatar: 'u1.jpg' },
    targetWithCurrency: { value: 100000, currencyCode: 'GBP' },
    ...overrides,
  }
}

/** `data` of the campaign teams query. By default, only the Otters. */
export function createCampaignTeamsDataWire(
  nodes: CampaignTeamNodeWire[] = [createCampaignTeamNodeWire()],
  endCursor?: string,
): CampaignTeamsDataWire {
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? 'MA==' }
  return { page: { leaderboard: { pageInfo, edges: nodes.map((node) => ({ node })) } } }
}
