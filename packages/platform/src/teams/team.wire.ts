import type { DecimalText } from '../values/values.wire.ts'

/** A page inside a team; major units. */
export interface TeamMemberWire {
  fundraisingPageGuid: string
  /** May carry the prefix `fundraising/`. */
  fundraisingPageShortName: string
  fundraisingPageName?: string | null
  fundraisingPageStatus?: string | null
  userGuid?: string | null
  profileImage?: string | null
  raisedAmount?: number | null
}

/** `GET {api}/v1/teamsv3/{slug}`; major units. Further members come by `nextPageKey`. */
export interface TeamWire {
  teamGuid: string
  /** May carry the prefix `team/`. */
  shortName: string
  title?: string | null
  name: string
  status?: string | null
  /** Text, HTML, or JSON text holding sections. */
  story?: string | null
  campaignGuid?: string | null
  campaign?: { campaignGuid: string; title?: string | null } | null
  charity?: { charityId: number; name?: string | null } | null
  eventId?: number | null
  captain?: {
    userGuid?: string | null
    firstName?: string | null
    lastName?: string | null
    profileImage?: string | null
  } | null
  coverPhotoImageId?: string | null
  coverImageName?: string | null
  membershipPolicy?: string | null
  fundraisingConfiguration?: {
    currencyCode?: string | null
    targetAmount?: number | DecimalText | null
  } | null
  donationSummary?: {
    totalAmount?: number | null
    offlineAmount?: number | null
    totalNumberOfDonations?: number | null
  } | null
  numberOfSupporters?: number | null
  membership?: { numberOfMembers: number; members: TeamMemberWire[] } | null
  pagination?: { hasNextPage: boolean; endCursor?: string | null } | null
}

/** `GET {services}/v1/{provider}/proxy/campaigns/v1/teams/search`. */
export interface TeamSearchWire {
  /** Without members. */
  results: TeamWire[]
  /** All teams of the campaign. */
  totalResults: number
  /** An address whose `offset` is the next one; null at the end. */
  next?: string | null
}

/** `GET {services}/v1/{provider}/proxy/campaigns/v1/teams/shortNames/{slug}/isAvailable`. */
export interface TeamShortNameWire {
  isAvailable: boolean
}

/** The body of `PUT {api}/v2/teams`. */
export interface CreateTeamBodyWire {
  name: string
  teamShortName: string
  campaignGuid: string
  captainPageShortName: string
  story: string
  /** Major units. */
  teamTarget: number
  targetCurrency: string
  /** `Fixed` or `Aggregate`. */
  targetType: string
  /** `Open`, `Closed` or `ByInvitationOnly`. */
  teamType: string
  coverPhotoId?: string
}

/** What it answers; with 200 and an `errorMessage` the team was refused. */
export interface TeamCreatedWire {
  teamGuid?: string | null
  teamId?: number | null
  next?: { rel: string; uri: string; type: string } | null
  errorMessage?: string | null
}

/** The body of `POST {services}/v1/{provider}/teams/join`. */
export interface JoinTeamBodyWire {
  /** The page's guid. */
  pageId?: string
  pageSlug: string
  /** The team's guid. */
  teamId?: string
  teamSlug: string
}

/** The body of `POST {services}/v1/{provider}/teams/leave`. */
export interface LeaveTeamBodyWire {
  pageSlug: string
  teamSlug: string
}

/** The body of `PUT {api}/v1/teamsv2/{id}`. */
export interface UpdateTeamBodyWire {
  teamGuid: string
  name?: string
  story?: string
  targetAmount?: number
  currency?: string
  coverPhotoId?: string
}

/** The bodies of `PUT {services}/v1/{provider}/proxy/campaigns/v1/teams/{id}/…`. */
export interface TeamProxyBodiesWire {
  'details/name': { name: string; teamGuid: string }
  /** `story` is rich-text JSON in a string. */
  details: { coverPhotoImageId?: string; story?: string }
  fundraising: { targetAmount: number; currencyCode: string }
}
