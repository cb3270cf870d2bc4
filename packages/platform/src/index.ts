// Platform
export { createPlatform } from './platform/create-platform.ts'
export * from './platform/platform.ts'
export * from './environment/environments.ts'
export * from './errors/errors.ts'

// Entities and their parsers
export * from './campaigns/campaign.ts'
export {
  type CampaignLeaderboard,
  type LeaderboardEntry,
  parseEventLeaderboardRow,
  parseGraphLeaderboardRow,
  parseLeaderboardRow,
  parseTagLeaderboardRow,
  sortEntries,
  type TagLeaderboardEntry,
} from './leaderboards/leaderboard-entry.ts'
export {
  type Donation,
  type DonationTotals,
  parseDonation,
  parseDonationFeedRow,
  parseDonationTotals,
  parseDonationListRow,
} from './donations/donation.ts'
export * from './leaderboards/leaderboard-definition.ts'
export {
  type Page,
  type PageContext,
  type PageOptions,
  type PageQrCode,
  type PageTag,
  type PageWrapper,
  parsePage,
  parsePagesBulkRow,
  parsePageSummary,
  parseSearchRow,
  wrapPage,
} from './pages/page.ts'
export {
  getDefaultPageTags,
  type DefaultTagInputs,
  parseTag,
  type Tag,
  type TagAggregation,
  type TagInput,
} from './tags/tag.ts'
export {
  type FitnessActivity,
  type FitnessApp,
  type FitnessTotals,
  type FitnessType,
  type PageFitness,
  parseFitnessActivity,
  parsePageFitness,
  parseTeamFitness,
  parseTimelineEntry,
  type TeamFitness,
  type TeamFitnessPage,
} from './fitness/fitness-activity.ts'
export * from './metadata/metadata.ts'
export * from './teams/team.ts'
export * from './accounts/session.ts'
export { parseTotals } from './totals/totals.ts'
export { parseUser, type User, type UserAddress } from './accounts/user.ts'

// Links, built without a request
export {
  type AuthorizeInputs,
  authorizeLink,
  campaignDonateLink,
  campaignLink,
  type DonateParameters,
  donationIdPlaceholder,
  getStartedLink,
  imageUrl,
  type ImageTemplate,
  pageDonateLink,
  pageImageUrl,
  pageLink,
  privacyLink,
  qrCodeUrl,
  teamLink,
  termsLink,
  type WithEnvironment,
} from './links/links.ts'

// Values
export { cleanPageTitle, cleanTeamName } from './values/texts.ts'
export type { Guid, MinorAmounts, NumericId } from './values/values.ts'

// Arguments and results of calls
export type { ReadBack } from './request/reads.ts'
export type { Id, Ids } from './request/arguments.ts'
