import { graphDocument } from '../graph/graph-document.ts'

/** What a tag leaderboard ranks. */
export const tagLeaderboardDocument = /* @__PURE__ */ graphDocument(`
query TagLeaderboard($id: ID!, $limit: Int!) {
  leaderboard(id: $id) {
    totals(limit: $limit) {
      tagValue
      tagValueAsNode {
        ... on Page {
          slug title createDate summary status type legacyId url
          owner { avatar legacyId name }
          donationSummary {
            donationCount
            offlineAmount { value currencyCode }
            totalAmount { value currencyCode }
          }
          targetWithCurrency { value currencyCode }
          heroMedia { ... on ImageMedia { url } }
        }
      }
      amounts { value unit }
    }
  }
}`)
