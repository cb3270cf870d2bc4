import { graphDocument } from '../graph/graph-document.ts'
import { leaderboardFields } from './campaign-leaderboard-document.ts'

/** Both leaderboards of a campaign and its totals in one request. */
export const campaignBoardsDocument = /* @__PURE__ */ graphDocument(
  `
query CampaignBoards($id: ID!, $people: Int!, $withPeople: Boolean!, $teams: Int!, $withTeams: Boolean!,
  $segment: String!, $tagDefinitionId: String!, $tagValue: String!) {
  people: page(type: ONE_PAGE, id: $id) @include(if: $withPeople) {
    leaderboard(first: $people, type: FUNDRAISERS) {${leaderboardFields}}
  }
  teams: page(type: ONE_PAGE, id: $id) @include(if: $withTeams) {
    leaderboard(first: $teams, type: TEAMS) {${leaderboardFields}}
  }
  totals(segment: $segment, tagDefinitionId: $tagDefinitionId, tagValue: $tagValue) {
    measurementDomain
    amounts { value unit }
  }
}` as const,
)
