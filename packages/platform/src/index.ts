// Platform
export { createPlatform } from './platform/create-platform.ts'
export type { AppInfo, Clock, FetchLike, Platform, PlatformConfig } from './platform/platform.ts'
export type {
  PlatformHooks,
  RequestEvent,
  ResponseEvent,
  RetryEvent,
} from './platform/platform-hooks.ts'
export { type CallOptions, withCallOptions } from './platform/with-call-options.ts'

// Environments
export { type EnvironmentId, environments } from './environment/environments.ts'
export type { PlatformEnvironment } from './environment/platform-environment.ts'
export { sandboxEnvironment } from './environment/sandbox-environment.ts'

// Errors
export { GraphError, isGraphError } from './errors/graph-error.ts'
export { HttpError, isHttpError } from './errors/http-error.ts'
export { messageOfError } from './errors/message-of-error.ts'
export { isMissingArgumentError, MissingArgumentError } from './errors/missing-argument-error.ts'
export { isAnswerLost } from './errors/is-answer-lost.ts'
export { isNoResponseError, NoResponseError } from './errors/no-response-error.ts'
export { isNotFoundError, NotFoundError, type NotFoundKind } from './errors/not-found-error.ts'
export { isPlatformError, PlatformError, type RequestFacts } from './errors/platform-error.ts'
export { isRefusedError, RefusedError } from './errors/refused-error.ts'
export { isTimeoutError, TimeoutError } from './errors/timeout-error.ts'
export { isUnsupportedError, UnsupportedError } from './errors/unsupported-error.ts'

// Entities
export type { Campaign, CampaignCharity } from './campaigns/campaign.ts'
export type { CampaignLeaderboard } from './leaderboards/campaign-leaderboard.ts'
export type { Donation } from './donations/donation.ts'
export type { DonationTotals } from './donations/donation-totals.ts'
export type { LeaderboardEntry } from './leaderboards/leaderboard-entry.ts'
export type {
  LeaderboardCondition,
  LeaderboardDefinition,
} from './leaderboards/leaderboard-definition.ts'
export type { TagLeaderboardEntry } from './leaderboards/tag-leaderboard-entry.ts'
export type { Page, PageQrCode, PageTag } from './pages/page.ts'
export type { Tag } from './tags/tag.ts'
export type {
  FitnessActivity,
  FitnessApp,
  FitnessTotals,
  FitnessType,
  PageFitness,
  TeamFitness,
  TeamFitnessPage,
} from './fitness/fitness-activity.ts'
export type { MoneyOf } from './values/money-of.ts'
export type { PageMetadata } from './metadata/page-metadata.ts'
export type { ReadBack } from './request/read-back.ts'
export type { TagAggregation, TagInput } from './tags/tag-input.ts'
export type { Team, TeamMember, TeamOptions, TeamPage } from './teams/team.ts'
export type { BasicSession, BasicSignUp, Session, SessionFields } from './accounts/session.ts'
export type { User, UserAddress } from './accounts/user.ts'

// Parsers
export { parseCampaign } from './campaigns/parse-campaign.ts'
export { parseDonation } from './donations/parse-donation.ts'
export { parseDonationFeedRow } from './donations/parse-donation-feed-row.ts'
export { parseDonationTotals } from './donations/parse-donation-totals.ts'
export { parseGraphEntry } from './leaderboards/parse-graph-entry.ts'
export { parseEventLeaderboardRow } from './leaderboards/parse-event-leaderboard-row.ts'
export { parseFitnessActivity } from './fitness/parse-fitness-activity.ts'
export { parseLeaderboardDefinition } from './leaderboards/parse-leaderboard-definition.ts'
export { parseLeaderboardRow } from './leaderboards/parse-leaderboard-row.ts'
export { parseListedDonation } from './donations/parse-listed-donation.ts'
export { parsePage } from './pages/parse-page.ts'
export { parsePagesBulkRow } from './pages/parse-pages-bulk-row.ts'
export { parseMetadata } from './metadata/parse-metadata.ts'
export { parsePageFitness } from './fitness/parse-page-fitness.ts'
export { parsePageSummary } from './pages/parse-page-summary.ts'
export { parseSearchRow } from './pages/parse-search-row.ts'
export { parseSession } from './accounts/parse-session.ts'
export { parseTag } from './tags/parse-tag.ts'
export { parseTagLeaderboardRow } from './leaderboards/parse-tag-leaderboard-row.ts'
export { parseCampaignTeam } from './teams/parse-campaign-team.ts'
export { parseTeam } from './teams/parse-team.ts'
export { parseTeamMember } from './teams/parse-team-member.ts'
export { parseTeamPage } from './teams/parse-team-page.ts'
export { parseTeamFitness } from './fitness/parse-team-fitness.ts'
export { parseTimelineEntry } from './fitness/parse-timeline-entry.ts'
export { parseTotals } from './totals/parse-totals.ts'
export { parseUser } from './accounts/parse-user.ts'
export { rankEntries } from './leaderboards/rank-entries.ts'
export {
  leaderboardDefinitionId,
  type LeaderboardDefinitionInputs,
} from './leaderboards/leaderboard-definition-id.ts'
export { type DefaultTagFacts, defaultPageTags } from './tags/default-page-tags.ts'
export { type PageWrapper, wrapPage } from './pages/wrap-page.ts'
export type { PageContext, PageOptions } from './pages/page-context.ts'

// Links, built without a request
export { type AuthorizeInputs, authorizeLink } from './links/authorize-link.ts'
export { campaignDonateLink } from './links/campaign-donate-link.ts'
export { campaignLink } from './links/campaign-link.ts'
export { type DonateParameters, donationIdToken } from './links/donate-parameters.ts'
export { getStartedLink } from './links/get-started-link.ts'
export { imageLink, type ImageTemplate } from './links/image-link.ts'
export { pageDonateLink } from './links/page-donate-link.ts'
export { pageImageLink } from './links/page-image-link.ts'
export { pageLink } from './links/page-link.ts'
export { privacyLink } from './links/privacy-link.ts'
export { qrCodeLink } from './links/qr-code-link.ts'
export { teamLink } from './links/team-link.ts'
export { termsLink } from './links/terms-link.ts'
export type { WithEnvironment } from './links/with-environment.ts'

// Texts as the platform takes them
export { cleanPageTitle } from './values/clean-page-title.ts'
export { cleanTeamName } from './values/clean-team-name.ts'

export type { Id, Ids } from './request/list-ids.ts'
export type { Guid } from './values/guid.ts'
export type { NumericId } from './values/numeric-id.ts'
