// Wire types: the exact shapes of responses.
export type * from '../wire/rest.wire.ts'
export type * from '../wire/graph.wire.ts'

// Builders of responses. Each accepts the fields to override.
export { exampleWorld } from './example-world.ts'
export {
  campaignWire,
  campaignPagesWire,
  pageSummaryWire,
  pageTagsWire,
  tagWire,
  pageWire,
  pagesBulkRowWire,
  tagSearchWire,
} from './pages-wire.ts'
export {
  donationFeedRowWire,
  donationFeedWire,
  donationWire,
  pageDonationsWire,
  paginationWire,
  donationsTotalsWire,
} from './donations-wire.ts'
export {
  donationsLeaderboardWire,
  leaderboardPageRowWire,
  leaderboardTeamRowWire,
  graphLeaderboardRowWire,
  graphLeaderboardWire,
  totalsRecordWire,
  totalsRecordsWire,
  eventLeaderboardRowWire,
  eventLeaderboardWire,
  tagLeaderboardRowWire,
} from './leaderboards-wire.ts'
export {
  accountWire,
  sessionUserWire,
  sessionWire,
  fitnessTimelineDataWire,
  timelineEntryWire,
  campaignTeamNodeWire,
  campaignTeamsDataWire,
  teamMemberWire,
  teamWire,
} from './supporters-wire.ts'

// A test double of a platform, and the types of its seed data.
export { memoryAdapter } from '../memory/memory-adapter.ts'
export type {
  MemoryCampaign,
  MemoryCharity,
  MemoryDonation,
  MemoryPage,
  MemorySupporter,
  MemoryWorld,
} from '../memory/memory-world.ts'
