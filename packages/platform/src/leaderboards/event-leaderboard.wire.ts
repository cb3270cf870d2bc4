/** One page of an event's leaderboard; major units. */
export interface EventLeaderboardRowWire {
  pageId?: number | null
  pageGuid?: string | null
  pageShortName: string
  pageTitle: string
  amount: number
  targetAmount?: number | null
  defaultImage?: string | null
  owner?: string | null
  ownerProfileImageUrls?: Record<string, string> | null
  numberOfSupporters?: number | null
  status?: string | null
}

/** `GET {api}/v1/events/leaderboard`. */
export interface EventLeaderboardWire {
  eventName: string
  currency: string
  raisedAmount: number
  raisedAmountOfflineInGBP?: number | null
  pages: EventLeaderboardRowWire[]
}
