import type { fetchTagLeaderboard } from '../leaderboards/fetch-tag-leaderboard.ts'
import type { LeaderboardDefinitionInputs } from '../leaderboards/leaderboard-definition-id.ts'
import type { fetchPageTags } from '../pages/fetch-page-tags.ts'
import type { searchTags } from '../pages/search-tags.ts'
import type { writeTag } from '../tags/write-tag.ts'
import type { writeTags } from '../tags/write-tags.ts'
import type { fetchTotals } from '../totals/fetch-totals.ts'
import type { Call } from './call.ts'

/** Tags of pages, and what is summed up by tag. */
export interface TagCalls {
  readonly fetchPageTags: Call<typeof fetchPageTags>
  readonly fetchTagLeaderboard: Call<typeof fetchTagLeaderboard>
  readonly fetchTotals: Call<typeof fetchTotals>
  /** The id of the leaderboard that `fetchTagLeaderboard` is asked for. */
  readonly leaderboardDefinitionId: (inputs: LeaderboardDefinitionInputs) => Promise<string>
  readonly searchTags: Call<typeof searchTags>
  readonly writeTag: Call<typeof writeTag>
  readonly writeTags: Call<typeof writeTags>
}
