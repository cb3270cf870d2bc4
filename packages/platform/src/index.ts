// Platform
export { createPlatform } from './platform/create-platform.ts'
export {
  type AppInfo,
  type CallOptions,
  type Clock,
  type FetchLike,
  type Platform,
  type PlatformConfig,
  type PlatformHooks,
  type RequestEvent,
  type ResponseEvent,
  type RetryEvent,
  withCallOptions,
} from './platform/platform.ts'

// Environments
export {
  type EnvironmentId,
  environments,
  type PlatformEnvironment,
  sandboxEnvironment,
} from './environment/environments.ts'

// Errors
export {
  GraphError,
  HttpError,
  isResponseLost,
  isGraphError,
  isHttpError,
  isMissingArgumentError,
  isNoResponseError,
  isNotFoundError,
  isPlatformError,
  isRefusedError,
  isTimeoutError,
  isUnsupportedError,
  getErrorMessage,
  MissingArgumentError,
  NoResponseError,
  NotFoundError,
  type NotFoundKind,
  PlatformError,
  RefusedError,
  type RequestFacts,
  TimeoutError,
  UnsupportedError,
} from './errors/errors.ts'

// Entities and their parsers
export { type Campaign, type CampaignCharity, parseCampaign } from './campaigns/campaign.ts'
export {
  type CampaignLeaderboard,
  type LeaderboardEntry,
  parseEventLeaderboardRow,
  parseGraphEntry,
  parseLeaderboardRow,
  parseTagLeaderboardRow,
  rankEntries,
  type TagLeaderboardEntry,
} from './leaderboards/leaderboard-entry.ts'
export {
  type Donation,
  type DonationTotals,
  parseDonation,
  parseDonationFeedRow,
  parseDonationTotals,
  parseListedDonation,
} from './donations/donation.ts'
export {
  type LeaderboardCondition,
  type LeaderboardDefinition,
  leaderboardDefinitionId,
  type LeaderboardDefinitionInputs,
  parseLeaderboardDefinition,
} from './leaderboards/leaderboard-definition.ts'
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
  defaultPageTags,
  type DefaultTagFacts,
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
export { type PageMetadata, parseMetadata } from './metadata/metadata.ts'
export {
  parseCampaignTeam,
  parseTeam,
  parseTeamMember,
  parseTeamPage,
  type Team,
  type TeamMember,
  type TeamOptions,
  type TeamPage,
} from './teams/team.ts'
export {
  type BasicSession,
  type BasicSignUp,
  parseSession,
  type Session,
  type SessionFields,
} from './accounts/session.ts'
export { parseTotals } from './totals/totals.ts'
export { parseUser, type User, type UserAddress } from './accounts/user.ts'

// Links, built without a request
export {
  type AuthorizeInputs,
  authorizeLink,
  campaignDonateLink,
  campaignLink,
  type DonateParameters,
  donationIdToken,
  getStartedLink,
  imageLink,
  type ImageTemplate,
  pageDonateLink,
  pageImageLink,
  pageLink,
  privacyLink,
  qrCodeLink,
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
