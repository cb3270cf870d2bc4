import type {
  EventPagesWire,
  FitnessActivityWire,
  LeaderboardDefinitionWire,
  MetadataRowWire,
  PageCreatedWire,
  PageFitnessWire,
  ReferenceDonationsWire,
  ReferenceTotalsWire,
  SearchRowWire,
  SearchWire,
  TeamCreatedWire,
  TeamFitnessWire,
  TokenClaimsWire,
  UserInfoWire,
  IsoDate,
} from '../wire/rest.wire.ts'
import type { GraphMoneyWire, TotalsRecordWire } from '../wire/graph.wire.ts'
import {
  exampleIds as ids,
  createPageSummaryWire,
  createPaginationWire,
  createDonationWire,
} from './index.ts'

export * from './index.ts'

/** Pages of an event: only Sam's. */
export function eventPagesWire(overrides: Partial<EventPagesWire> = {}): EventPagesWire {
  return {
    eventId: ids.eventId,
    totalFundraisingPages: 1,
    totalPages: 1,
    fundraisingPages: [createPageSummaryWire()],
    ...overrides,
  }
}

/** Search result: Sam's page. */
export function searchRowWire(overrides: Partial<SearchRowWire> = {}): SearchRowWire {
  return {
    Id: ids.pageId,
    FundraiserPageGuid: ids.pageGuid,
    Name: "Sam's River Mile",
    Type: 'Fundraiser',
    Link: `http://www.example/${ids.pageShortName}`,
    LinkPath: `/${ids.pageShortName}`,
    Subtext: 'River Mile',
    Highlight: '...<strong>Sam</strong>...',
    Description: null,
    Logo: '//images.example/image/p1.jpg?template=size120x120',
    CountryCode: 'United Kingdom',
    Score: 68.75,
    OwnerFullName: 'Sam Okafor',
    Amount: 140,
    TargetAmount: 500,
    PitchFor: null,
    ProfileWhat: null,
    ProfileWhy: null,
    CreatedDate: '2025-02-01T00:00:00',
    EventDate: null,
    EventId: ids.eventId,
    CharityId: ids.charityId,
    FundraiserRevenueStreamId: 0,
    ...overrides,
  }
}

/** Search response. By default, only Sam's page. */
export function searchWire(rows: SearchRowWire[] = [searchRowWire()]): SearchWire {
  const group = { Title: 'Fundraisers', Specific: 'fundraiser', Count: rows.length, Results: rows }
  return {
    Query: 'sam',
    SpecificIndex: 'fundraiser',
    Country: 'GB',
    Limit: 10,
    Total: rows.length,
    Suggestions: [],
    GroupedResults: rows.length > 0 ? [group] : [],
  }
}

/** Metadata row of Sam's page: a T-shirt size. */
export function metadataRowWire(overrides: Partial<MetadataRowWire> = {}): MetadataRowWire {
  return { id: 'm1', key: 'tshirt', value: 'M', ...overrides }
}

/** Response to the creation of Sam's page. */
export function pageCreatedWire(overrides: Partial<PageCreatedWire> = {}): PageCreatedWire {
  return {
    next: {
      rel: 'page',
      uri: `https://www.example/fundraising/${ids.pageShortName}`,
      type: 'text/html',
    },
    pageId: ids.pageId,
    signOnUrl: 'https://www.example/signon',
    error: null,
    ...overrides,
  }
}

/** Donations with a reference: a single one of 25.00. */
export function referenceDonationsWire(
  overrides: Partial<ReferenceDonationsWire> = {},
): ReferenceDonationsWire {
  return {
    donations: [createDonationWire()],
    pagination: createPaginationWire({ pageSizeRequested: 500 }),
    ...overrides,
  }
}

/** Totals of a reference: 25.00 from one donation. */
export function referenceTotalsWire(
  overrides: Partial<ReferenceTotalsWire> = {},
): ReferenceTotalsWire {
  return {
    DonationsTotal: 25,
    NumberOfDonations: 1,
    CurrencyCode: 'GBP',
    ThirdPartyReference: ids.donationReference,
    TotalEstimatedTaxReclaim: 6.25,
    ...overrides,
  }
}

/** Definition of the example campaign's distance leaderboard. */
export function leaderboardDefinitionWire(
  overrides: Partial<LeaderboardDefinitionWire> = {},
): LeaderboardDefinitionWire {
  const segment = `page:campaign:${ids.campaignGuid}`
  return {
    id: ids.definitionId,
    conditions: [],
    measurementDomain: 'any:distance',
    primaryUnit: 'meters',
    segment,
    tagDefinition: { id: segment, label: 'Page Campaign Link' },
    ...overrides,
  }
}

/** Claims of Sam's token. */
export function tokenClaimsWire(overrides: Partial<TokenClaimsWire> = {}): TokenClaimsWire {
  return {
    sub: ids.userGuid,
    client_id: 'demo-client',
    scope: ['openid', 'profile', 'email', 'account', 'fundraise'],
    exp: 1748772900,
    iss: 'sandbox',
    ...overrides,
  }
}

/** Sam's account in the identity service. */
export function userInfoWire(overrides: Partial<UserInfoWire> = {}): UserInfoWire {
  return {
    sub: ids.userGuid,
    justgiving_consumer_id: String(ids.accountId),
    name: 'Sam Okafor',
    given_name: 'Sam',
    family_name: 'Okafor',
    email: ids.email,
    ...overrides,
  }
}

/** REST response for Sam's morning swim: 1,500 metres in 2,400 seconds. */
export function fitnessActivityWire(
  overrides: Partial<FitnessActivityWire> = {},
): FitnessActivityWire {
  return {
    Id: '9f3c',
    ExternalId: 'JG:MANUAL:9f3c',
    PageGuid: ids.pageGuid,
    PageShortName: ids.pageShortName,
    CampaignGuid: ids.campaignGuid,
    CharityId: ids.charityId,
    EventId: ids.eventId,
    TeamGuid: ids.teamGuid,
    Type: 'Swim',
    Title: 'Morning swim',
    Description: 'Cold but lovely',
    Value: 1500,
    TimeTaken: 2400,
    Elevation: 0,
    DateCreated: '/Date(1747638000000+0000)/',
    ...overrides,
  }
}

/** Activities of Sam's page: a single swim. */
export function pageFitnessWire(overrides: Partial<PageFitnessWire> = {}): PageFitnessWire {
  return {
    totalAmount: 1500,
    totalAmountTaken: 2400,
    totalAmountElevation: 0,
    pageFitnessSettings: {
      MeasurementSystem: 'METRIC',
      ShowDistance: true,
      ShowDuration: true,
      ShowElevation: false,
      ShowTotaliser: true,
    },
    activities: [fitnessActivityWire()],
    ...overrides,
  }
}

/** Activity totals of the Otters: Sam's 1,500 metres. */
export function teamFitnessWire(overrides: Partial<TeamFitnessWire> = {}): TeamFitnessWire {
  return {
    totalAmount: 1500,
    totalAmountTaken: 2400,
    totalAmountElevation: 0,
    pages: [
      {
        ID: ids.pageGuid,
        TotalValue: 1500,
        charity_name: 'The Demo Charity',
        Details: {
          Name: "Sam's River Mile",
          Url: ids.pageShortName,
          ImageId: '65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg',
        },
      },
    ],
    ...overrides,
  }
}

/** Response to the creation of the Otters. */
export function teamCreatedWire(overrides: Partial<TeamCreatedWire> = {}): TeamCreatedWire {
  return {
    teamGuid: ids.teamGuid,
    teamId: 611,
    next: { rel: 'team', uri: 'https://www.example/team/otters', type: 'text/html' },
    errorMessage: null,
    ...overrides,
  }
}

/** GraphQL node for Sam's page in the Otters. */
export function teamPageNodeWire(overrides: Partial<TeamPageNodeWire> = {}): TeamPageNodeWire {
  return {
    createDate: '2025-02-01T00:00:00Z',
    eventGivingGroupId: String(ids.pageId),
    legacyId: ids.pageGuid,
    slug: ids.pageShortName,
    status: 'ACTIVE',
    story: '',
    title: "Sam's River Mile",
    url: `https://www.example/fundraising/${ids.pageShortName}`,
    owner: { name: 'Sam Okafor', legacyId: ids.userGuid },
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

/** `data` of the team pages query. By default, only Sam's page. */
export function teamPagesDataWire(
  nodes: TeamPageNodeWire[] = [teamPageNodeWire()],
  totalCount = nodes.length,
): TeamPagesDataWire {
  return {
    page: {
      title: 'Otters',
      id: 'UGFnZTpURUFNOmQ0YzNiMmEx',
      legacyId: ids.teamGuid,
      type: 'TEAM',
      membershipPolicy: 'OPEN',
      relationships: { members: { totalCount, nodes } },
    },
  }
}

/** A page of a team. */
interface TeamPageNodeWire {
  createDate?: IsoDate | null
  /** Numeric ID, as text. */
  eventGivingGroupId?: string | null
  legacyId?: string | null
  slug?: string | null
  status?: string | null
  story?: string | null
  title?: string | null
  url?: string | null
  owner?: { name?: string | null; legacyId?: string | null } | null
  donationSummary?: {
    donationCount?: number | null
    offlineAmount?: GraphMoneyWire | null
    totalAmount?: GraphMoneyWire | null
  } | null
  targetWithCurrency?: GraphMoneyWire | null
  totals?: { timeline: TotalsRecordWire[] } | null
  cover?: { url?: string | null } | null
}

/** `data` of the team pages query. Cursors are the base64 of the 0-based row number. */
interface TeamPagesDataWire {
  page: {
    title?: string | null
    id: string
    legacyId?: string | null
    type?: string | null
    membershipPolicy?: string | null
    relationships: { members: { totalCount: number; nodes: TeamPageNodeWire[] } | null } | null
  } | null
}
