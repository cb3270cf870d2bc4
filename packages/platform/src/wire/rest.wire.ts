import type { components } from '../../openapi.generated.d.ts'

/** Type of a schema in `openapi.yaml`, which documents every field. */
type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type IsoDate = Schema<'IsoDate'>
export interface PaginationWire extends Schema<'Pagination'> {}

export interface ErrorMessageWire extends Schema<'ErrorMessage'> {}
export type FaultListWire = Schema<'FaultList'>
export interface FaultWire extends Schema<'Fault'> {}
export interface ValidationErrorWire extends Schema<'ValidationError'> {}
export interface RegisterErrorWire extends Schema<'RegisterError'> {}
export interface MessageWire extends Schema<'Message'> {}
export interface TokenErrorWire extends Schema<'TokenError'> {}

export interface CampaignPagesWire extends Schema<'CampaignPages'> {}
export interface CampaignWire extends Schema<'Campaign'> {}

export interface EventPagesWire extends Schema<'EventPages'> {}
export interface SearchRowWire extends Schema<'SearchRow'> {}
export interface SearchWire extends Schema<'Search'> {}
export interface SuggestionsWire extends Schema<'Suggestions'> {}
export interface PageSummaryWire extends Schema<'PageSummary'> {}
export interface PageCreatedWire extends Schema<'PageCreated'> {}
export interface PageImagesUpdatedWire extends Schema<'PageImagesUpdated'> {}
export interface PageImageWire extends Schema<'PageImage'> {}
export interface PageWire extends Schema<'Page'> {}
export interface PagesBulkRowWire extends Schema<'PagesBulkRow'> {}
export interface PagesBulkWire extends Schema<'PagesBulk'> {}

export interface DonationFeedRowWire extends Schema<'DonationFeedRow'> {}
export interface DonationFeedWire extends Schema<'DonationFeed'> {}
export interface DonationWire extends Schema<'Donation'> {}
export interface PageDonationsWire extends Schema<'PageDonations'> {}
export interface ReferenceDonationsWire extends Schema<'ReferenceDonations'> {}

export interface ReferenceTotalsWire extends Schema<'ReferenceTotals'> {}
export interface DonationsTotalsWire extends Schema<'DonationsTotals'> {}

export interface LeaderboardPageRowWire extends Schema<'LeaderboardPageRow'> {}
export interface LeaderboardTeamRowWire extends Schema<'LeaderboardTeamRow'> {}
export interface DonationsLeaderboardWire extends Schema<'DonationsLeaderboard'> {}
export interface EventLeaderboardRowWire extends Schema<'EventLeaderboardRow'> {}
export interface EventLeaderboardWire extends Schema<'EventLeaderboard'> {}
export interface LeaderboardDefinitionWire extends Schema<'LeaderboardDefinition'> {}
export interface LeaderboardDefinitionResponseWire extends Schema<'LeaderboardDefinitionResponse'> {}

export interface TagAggregationWire extends Schema<'TagAggregation'> {}
export interface TagWire extends Schema<'Tag'> {}
export interface PageTagsWire extends Schema<'PageTags'> {}
export interface TagSearchWire extends Schema<'TagSearch'> {}
export interface TagsWrittenWire extends Schema<'TagsWritten'> {}

export interface TeamMemberWire extends Schema<'TeamMember'> {}
export interface TeamWire extends Schema<'Team'> {}
export interface TeamShortNameWire extends Schema<'TeamShortName'> {}
export interface TeamCreatedWire extends Schema<'TeamCreated'> {}
export interface JoinTeamBodyWire extends Schema<'JoinTeamBody'> {}
export interface LeaveTeamBodyWire extends Schema<'LeaveTeamBody'> {}

export interface SessionUserWire extends Schema<'SessionUser'> {}
export interface SessionWire extends Schema<'Session'> {}
export interface TokenClaimsWire extends Schema<'TokenClaims'> {}
export interface AddressWire extends Schema<'Address'> {}
export interface AccountWire extends Schema<'Account'> {}
export interface UserInfoWire extends Schema<'UserInfo'> {}
export interface AccountTypeWire extends Schema<'AccountType'> {}
export interface AccountCreatedWire extends Schema<'AccountCreated'> {}
export interface ReportsAccessWire extends Schema<'ReportsAccess'> {}
export interface SuccessWire extends Schema<'Success'> {}

export interface FitnessActivityWire extends Schema<'FitnessActivity'> {}
export interface PageFitnessWire extends Schema<'PageFitness'> {}
export interface TeamFitnessPageWire extends Schema<'TeamFitnessPage'> {}
export interface TeamFitnessWire extends Schema<'TeamFitness'> {}
export interface FitnessCreatedWire extends Schema<'FitnessCreated'> {}

export interface MetadataRowWire extends Schema<'MetadataRow'> {}

export interface ImageUploadedWire extends Schema<'ImageUploaded'> {}
