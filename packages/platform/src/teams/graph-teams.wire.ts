import type { GraphMoneyWire, TotalsRecordWire } from '../graph/graph.wire.ts'
import type { IsoDate } from '../wire/rest.wire.ts'

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
