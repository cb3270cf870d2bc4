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
