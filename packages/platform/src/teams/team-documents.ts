import { graphDocument } from '../graph/graph-document.ts'

/** The teams of a campaign. */
export const campaignTeamsDocument = /* @__PURE__ */ graphDocument(`
query CampaignTeams($id: ID!, $limit: Int!, $after: String) {
  page(type: ONE_PAGE, id: $id) {
    leaderboard(type: TEAMS, after: $after, first: $limit) {
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          id legacyId title slug status
          supporters(first: 100) { totalCount }
          donationSummary {
            totalAmount { value currencyCode }
            offlineAmount { value currencyCode }
          }
          cover { ... on ImageMedia { caption } }
          owner { id avatar legacyId name }
          targetWithCurrency { value currencyCode }
        }
      }
    }
  }
}`)

/** The short name of a team by its guid. */
export const teamSlugDocument = /* @__PURE__ */ graphDocument(`
query TeamSlug($id: ID!) {
  page(type: TEAM, id: $id) { slug }
}`)

/** Ten pages of a team. */
export const teamPagesDocument = /* @__PURE__ */ graphDocument(`
query TeamPages($slug: Slug!, $after: String) {
  page(type: TEAM, slug: $slug) {
    title id legacyId type membershipPolicy
    relationships {
      members(first: 10, after: $after) {
        totalCount
        nodes {
          createDate eventGivingGroupId legacyId slug status story title url
          owner { name legacyId }
          donationSummary {
            donationCount
            offlineAmount { value currencyCode }
            totalAmount { value currencyCode }
          }
          targetWithCurrency { value currencyCode }
          totals { timeline { measurementDomain amounts { value unit } } }
          cover { ... on ImageMedia { url } }
        }
      }
    }
  }
}`)
