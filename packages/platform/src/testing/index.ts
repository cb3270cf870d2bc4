// Wire shapes: what the platform's servers say, exactly.
export type * from '../values/values.wire.ts'
export type * from '../errors/errors.wire.ts'
export type * from '../campaigns/campaign.wire.ts'
export type * from '../campaigns/campaign-pages.wire.ts'
export type * from '../donations/donation.wire.ts'
export type * from '../donations/donation-feed.wire.ts'
export type * from '../leaderboards/donations-leaderboard.wire.ts'
export type * from '../pages/page.wire.ts'
export type * from '../pages/page-summary.wire.ts'
export type * from '../pages/page-tags.wire.ts'
export type * from '../pages/pages-bulk.wire.ts'
export type * from '../graph/graph.wire.ts'

// Builders of believable answers; every one takes the fields to change.
export { exampleWorld } from './example-world.ts'
export { campaignWire } from './campaign-wire.ts'
export { campaignPagesWire } from './campaign-pages-wire.ts'
export { donationFeedRowWire, donationFeedWire } from './donation-feed-wire.ts'
export { donationWire, pageDonationsWire, paginationWire } from './donation-wire.ts'
export {
  donationsLeaderboardWire,
  leaderboardPageRowWire,
  leaderboardTeamRowWire,
} from './donations-leaderboard-wire.ts'
export { pageSummaryWire } from './page-summary-wire.ts'
export { pageTagsWire, tagWire } from './page-tags-wire.ts'
export { pageWire } from './page-wire.ts'
export { pagesBulkRowWire } from './pages-bulk-row-wire.ts'
export {
  graphLeaderboardRowWire,
  graphLeaderboardWire,
  totalsRecordWire,
  totalsRecordsWire,
} from './graph-wire.ts'
