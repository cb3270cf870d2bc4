import type { IsoDate } from './rest.wire.ts'

/** An amount in whole minor units. */
export interface GraphMoneyWire {
  value: number
  currencyCode: string
}

/** A page or team of a leaderboard. */
export interface GraphLeaderboardRowWire {
  createDate?: IsoDate | null
  legacyId?: string | null
  /** With a prefix: `fundraising/{shortName}` or `team/{shortName}`. */
  slug?: string | null
  status?: string | null
  /** `FUNDRAISING` or `TEAM`. */
  type?: string | null
  title?: string | null
  /** Empty for a video. */
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

/** One response of a leaderboard. */
export interface GraphLeaderboardWire {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  nodes: GraphLeaderboardRowWire[]
}

/** Amounts of one measurement domain. Money is in minor units; its unit is the lower-case currency code. */
export interface TotalsRecordWire {
  measurementDomain: string
  amounts: { value: number; unit: string }[]
}

interface TagLeaderboardNodeWire extends GraphLeaderboardRowWire {
  summary?: string | null
  url?: string | null
  heroMedia?: { url?: string | null } | null
}

/** A row of a tag leaderboard. */
export interface TagLeaderboardRowWire {
  tagValue: string
  /** null if the value is not a page, such as the name of a branch. */
  tagValueAsNode?: TagLeaderboardNodeWire | null
  /** Money is in minor units; its unit is the lower-case currency code. */
  amounts: { value: number; unit: string }[]
}

interface MeasureWire {
  value: number
  unit: string
}

/** Distances in metres, durations in seconds. */
interface TimelineFitnessWire {
  title?: string | null
  activityId?: string | null
  activityType?: string | null
  mapPolyline?: string | null
  distance?: MeasureWire | null
  elevation?: MeasureWire | null
  duration?: MeasureWire | null
  steps?: number | null
}

/** An entry of a page's timeline. */
export interface TimelineEntryWire {
  id: string
  legacyId?: string | null
  type?: string | null
  message?: string | null
  createdAt?: IsoDate | null
  /** null for entries that are not activities. */
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

/** A team of a campaign. */
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
