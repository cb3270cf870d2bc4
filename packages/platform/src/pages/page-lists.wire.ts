import type { PageSummaryWire } from './page-summary.wire.ts'

/** `GET {api}/v1/event/{id}/pages`. */
export interface EventPagesWire {
  eventId: number
  totalFundraisingPages: number
  totalPages: number
  fundraisingPages: PageSummaryWire[]
}

/** One hit of the search. Unknown values are null, 0 or `0001-01-01T00:00:00`. */
export interface SearchRowWire {
  Id: number
  FundraiserPageGuid?: string | null
  Name: string
  Type?: string | null
  Link?: string | null
  LinkPath?: string | null
  Subtext?: string | null
  /** May contain markup. */
  Highlight?: string | null
  /** May contain markup. */
  Description?: string | null
  Logo?: string | null
  CountryCode?: string | null
  Score?: number | null
  OwnerFullName?: string | null
  /** Major units, offline money included. */
  Amount?: number | null
  TargetAmount?: number | null
  PitchFor?: string | null
  ProfileWhat?: string | null
  ProfileWhy?: string | null
  CreatedDate?: string | null
  EventDate?: string | null
  EventId?: number | null
  CharityId?: number | null
  FundraiserRevenueStreamId?: number | null
}

/** `GET {api}/v1/onesearch`; no hits mean no group. */
export interface SearchWire {
  Query: string
  SpecificIndex?: string | null
  Country?: string | null
  Limit: number
  Total: number
  Suggestions: string[]
  GroupedResults: { Title: string; Specific: string; Count: number; Results: SearchRowWire[] }[]
}

/** `GET {api}/v1/fundraising/pages/suggest`: the preferred name first when it is free. */
export interface SuggestionsWire {
  Names: string[]
}
