import type { IsoDate } from '../wire/rest.wire.ts'

/** Money of the graph: an integer in minor units. */
export interface GraphMoneyWire {
  value: number
  currencyCode: string
}

/** One page or team of a campaign's graph leaderboard. */
export interface GraphLeaderboardRowWire {
  createDate?: IsoDate | null
  legacyId?: string | null
  /** With a prefix: `fundraising/{shortName}` or `team/{shortName}`. */
  slug?: string | null
  status?: string | null
  /** `FUNDRAISING` or `TEAM`. */
  type?: string | null
  title?: string | null
  /** Has nothing selected when it is a video. */
  cover?: { __typename?: string; url?: string | null } | null
  donationSummary?: {
    totalAmount?: GraphMoneyWire | null
    onlineAmount?: GraphMoneyWire | null
    offlineAmount?: GraphMoneyWire | null
    donationCount?: number | null
  } | null
  owner?: { legacyId?: string | null; name?: string | null; avatar?: string | null } | null
  targetWithCurrency?: GraphMoneyWire | null
}

/** One request's worth of a graph leaderboard. */
export interface GraphLeaderboardWire {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  nodes: GraphLeaderboardRowWire[]
}

/** The `data` of the campaign leaderboard query; `page` is null for an unknown campaign. */
export interface CampaignLeaderboardDataWire {
  page: { leaderboard: GraphLeaderboardWire | null } | null
}

/** The `data` of the combined query: both leaderboards and the campaign's totals. */
export interface CampaignBoardsDataWire {
  people?: { leaderboard: GraphLeaderboardWire | null } | null
  teams?: { leaderboard: GraphLeaderboardWire | null } | null
  totals: TotalsRecordWire[] | null
}

/** Amounts of one measurement domain; money in minor units under its lower-case currency code. */
export interface TotalsRecordWire {
  measurementDomain: string
  amounts: { value: number; unit: string }[]
}

/** The `data` of the totals query. */
export interface TotalsDataWire {
  totals: TotalsRecordWire[] | null
}

/** Envelope E6 of the wire contract: errors of the graph have status 200. */
export interface GraphErrorsWire {
  data: null
  errors: { message: string; path?: (string | number)[] }[]
}

/** A page that a tag value stands for. */
export interface TagLeaderboardNodeWire extends GraphLeaderboardRowWire {
  summary?: string | null
  url?: string | null
  heroMedia?: { url?: string | null } | null
}

/** One row of a tag leaderboard. */
export interface TagLeaderboardRowWire {
  tagValue: string
  /** null where the value is no page, such as the name of a branch. */
  tagValueAsNode?: TagLeaderboardNodeWire | null
  /** Money in minor units under its lower-case currency code. */
  amounts: { value: number; unit: string }[]
}

/** The `data` of the tag leaderboard query; null where there is no such definition. */
export interface TagLeaderboardDataWire {
  leaderboard: { totals: TagLeaderboardRowWire[] } | null
}

/** A measure of the graph. */
export interface MeasureWire {
  value: number
  unit: string
}

/** What was done; metres and seconds. */
export interface TimelineFitnessWire {
  title?: string | null
  activityId?: string | null
  activityType?: string | null
  mapPolyline?: string | null
  distance?: MeasureWire | null
  elevation?: MeasureWire | null
  duration?: MeasureWire | null
  steps?: number | null
}

/** One entry of a page's timeline. */
export interface TimelineEntryWire {
  id: string
  legacyId?: string | null
  type?: string | null
  message?: string | null
  createdAt?: IsoDate | null
  /** null for an entry that is no activity. */
  fitnessActivity?: TimelineFitnessWire | null
}

/** The `data` of the fitness timeline query. */
export interface FitnessTimelineDataWire {
  page: {
    timeline: {
      pageInfo: { hasNextPage: boolean; endCursor?: string | null }
      nodes: TimelineEntryWire[]
    } | null
  } | null
}

/** The `data` of `createTimelineEntry`. */
export interface CreateTimelineEntryDataWire {
  createTimelineEntry: TimelineEntryWire | null
}

/** The `data` of `deleteTimelineEntry`. */
export interface DeleteTimelineEntryDataWire {
  deleteTimelineEntry: boolean | null
}

/** A team of a campaign; minor units. */
export interface CampaignTeamNodeWire {
  id: string
  legacyId?: string | null
  title?: string | null
  /** With the prefix `team/`. */
  slug?: string | null
  status?: string | null
  supporters?: { totalCount: number } | null
  donationSummary?: { totalAmount?: GraphMoneyWire | null } | null
  cover?: { caption?: string | null } | null
  owner?: {
    id?: string | null
    legacyId?: string | null
    name?: string | null
    avatar?: string | null
  } | null
  targetWithCurrency?: GraphMoneyWire | null
}

/** The `data` of the teams query. */
export interface CampaignTeamsDataWire {
  page: {
    leaderboard: {
      pageInfo: { hasNextPage: boolean; endCursor?: string | null }
      edges: { node: CampaignTeamNodeWire }[]
    } | null
  } | null
}

/** A page of a team; minor units. */
export interface TeamPageNodeWire {
  createDate?: IsoDate | null
  /** The numeric page id, as text. */
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

/** The `data` of the team pages query. Cursors are base64 of the row's number from 0. */
export interface TeamPagesDataWire {
  page: {
    title?: string | null
    id: string
    legacyId?: string | null
    type?: string | null
    membershipPolicy?: string | null
    relationships: { members: { totalCount: number; nodes: TeamPageNodeWire[] } | null } | null
  } | null
}

/** The `data` of the team slug query. */
export interface TeamSlugDataWire {
  page: { slug?: string | null } | null
}
