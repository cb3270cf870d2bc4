import type { IsoDate } from './rest.wire.ts'

/** An amount in hundredths of a major unit, in every currency (Spec §9). */
export interface GraphMoneyWire {
  value: number
  currencyCode: string
}

/** A page or team on a leaderboard. */
export interface GraphLeaderboardRowWire {
  createDate?: IsoDate | null
  legacyId?: string | null
  /** Slug with a prefix: `fundraising/{shortName}` or `team/{shortName}`. */
  slug?: string | null
  status?: string | null
  /** `FUNDRAISING` or `TEAM`. */
  type?: string | null
  title?: string | null
  /** An empty object if the cover is a video. */
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

/** Part of a leaderboard. */
export interface GraphLeaderboardWire {
  totalCount: number
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  nodes: GraphLeaderboardRowWire[]
}

/** Amounts of one measurement domain. Money is in hundredths, and its unit is the currency code in lower case. */
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
  /** null if the value is not a page but, for example, a branch name. */
  tagValueAsNode?: TagLeaderboardNodeWire | null
  /** Money is in hundredths, and its unit is the currency code in lower case. */
  amounts: { value: number; unit: string }[]
}

interface MeasureWire {
  value: number
  unit: string
}

/** An activity. Distances are in metres, durations in seconds. */
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
  /** null if the entry is not an activity. */
  fitnessActivity?: TimelineFitnessWire | null
}

/** `data` of the fitness timeline query. */
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
  /** Slug with the prefix `team/`. */
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

/** `data` of the campaign teams query. */
export interface CampaignTeamsDataWire {
  page: {
    leaderboard: {
      pageInfo: { hasNextPage: boolean; endCursor?: string | null }
      edges: { node: CampaignTeamNodeWire }[]
    } | null
  } | null
}
