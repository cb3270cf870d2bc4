import { graphDocument } from '../graph/graph-document.ts'

/** What a leaderboard shows of a page or a team. */
export const leaderboardFields = `
totalCount
pageInfo { hasNextPage endCursor }
nodes {
  createDate legacyId slug status title type
  cover { ... on ImageMedia { url } }
  donationSummary {
    totalAmount { value currencyCode }
    onlineAmount { value currencyCode }
    offlineAmount { value currencyCode }
    donationCount
  }
  owner { legacyId name avatar }
  targetWithCurrency { value currencyCode }
}` as const

/** One request's worth of a campaign's leaderboard of people or of teams. */
export const campaignLeaderboardDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignLeaderboard($id: ID!, $limit: Int!, $type: PageLeaderboardType!, $after: String) {
  page(type: ONE_PAGE, id: $id) {
    leaderboard(first: $limit, type: $type, after: $after) {${leaderboardFields}}
  }
}` as const,
)
