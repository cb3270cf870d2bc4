/** A person inside a leaderboard row. */
export interface LeaderboardPersonWire {
  firstName?: string | null
  lastName?: string | null
  userGuid?: string | null
}

/** A row grouped by `PageGuid`; `id` is the page's guid, `page.id` its number. Major units. */
export interface LeaderboardPageRowWire {
  id: string
  donationAmount: number
  donationCount: number
  currencyCode?: string | null
  page?: {
    id: number
    pageGuid: string
    shortName: string
    title?: string | null
    status: string
    raisedAmount?: number | null
    targetAmount?: number | null
    photo?: string | null
    owner?: LeaderboardPersonWire | null
  } | null
}

/** A row grouped by `TeamGuid`. Major units. */
export interface LeaderboardTeamRowWire {
  id: string
  donationAmount: number
  donationCount: number
  team?: {
    teamGuid: string
    shortName: string
    name?: string | null
    status: string
    numberOfSupporters?: number | null
    coverImageName?: string | null
    captain?: LeaderboardPersonWire | null
    donationSummary?: { totalAmount: number } | null
    fundraisingConfiguration?: { targetAmount?: number | null; currencyCode?: string | null } | null
  } | null
}

/** `GET {api}/donationsleaderboards/v1/leaderboard`: at most 20 rows an answer. */
export interface DonationsLeaderboardWire {
  meta: {
    currentPage: number
    lastRowOnPage: number
    pageCount: number
    take?: number
    offset?: number
  }
  totalResults: number
  results: (LeaderboardPageRowWire | LeaderboardTeamRowWire)[]
}
