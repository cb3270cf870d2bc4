import type { components } from '../../openapi.generated.d.ts'

/** A schema of `openapi.yaml`, which describes each field. */
type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

export type DecimalText = Schema<'DecimalText'>
export type IntegerText = Schema<'IntegerText'>
export type BooleanText = Schema<'BooleanText'>
export type MillisecondDate = Schema<'MillisecondDate'>
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
export interface CampaignCharityWire extends Schema<'CampaignCharity'> {}
export interface CampaignDonationSummaryWire extends Schema<'CampaignDonationSummary'> {}
export interface CampaignWire extends Schema<'Campaign'> {}

export interface EventPagesWire extends Schema<'EventPages'> {}
export interface SearchRowWire extends Schema<'SearchRow'> {}
export interface SearchWire extends Schema<'Search'> {}
export interface SuggestionsWire extends Schema<'Suggestions'> {}
export interface PageSummaryWire extends Schema<'PageSummary'> {}
export interface NextWire extends Schema<'Next'> {}
export interface CreatePageBodyWire extends Schema<'CreatePageBody'> {}
export interface PageCreatedWire extends Schema<'PageCreated'> {}
export interface PageImagesUpdatedWire extends Schema<'PageImagesUpdated'> {}
/** Bodies of `PUT {api}/v1/fundraising/pages/{slug}/…`, by the last segment. */
export interface PageUpdateBodiesWire {
  attribution: Schema<'PageUpdateAttribution'>
  images: Schema<'PageUpdateImages'>
  pagetitle: Schema<'PageUpdatePagetitle'>
  offline: Schema<'PageUpdateOffline'>
  pagestory: Schema<'PageUpdatePagestory'>
  target: Schema<'PageUpdateTarget'>
  summary: Schema<'PageUpdateSummary'>
}
export interface PageImageWire extends Schema<'PageImage'> {}
export interface PageCharityWire extends Schema<'PageCharity'> {}
export interface PageTeamWire extends Schema<'PageTeam'> {}
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

export interface LeaderboardPersonWire extends Schema<'LeaderboardPerson'> {}
export interface LeaderboardPageRowWire extends Schema<'LeaderboardPageRow'> {}
export interface LeaderboardTeamRowWire extends Schema<'LeaderboardTeamRow'> {}
export interface DonationsLeaderboardWire extends Schema<'DonationsLeaderboard'> {}
export interface EventLeaderboardRowWire extends Schema<'EventLeaderboardRow'> {}
export interface EventLeaderboardWire extends Schema<'EventLeaderboard'> {}
export interface LeaderboardDefinitionWire extends Schema<'LeaderboardDefinition'> {}
export interface LeaderboardDefinitionAnswerWire extends Schema<'LeaderboardDefinitionAnswer'> {}

export interface TagAggregationWire extends Schema<'TagAggregation'> {}
export interface TagWire extends Schema<'Tag'> {}
export interface PageTagsWire extends Schema<'PageTags'> {}
export interface TagSearchRowWire extends Schema<'TagSearchRow'> {}
export interface TagSearchWire extends Schema<'TagSearch'> {}
export interface TagBodyWire extends Schema<'TagBody'> {}
export interface TagsBodyWire extends Schema<'TagsBody'> {}
export interface TagsWrittenWire extends Schema<'TagsWritten'> {}

export interface TeamMemberWire extends Schema<'TeamMember'> {}
export interface TeamWire extends Schema<'Team'> {}
export interface TeamSearchWire extends Schema<'TeamSearch'> {}
export interface TeamShortNameWire extends Schema<'TeamShortName'> {}
export interface CreateTeamBodyWire extends Schema<'CreateTeamBody'> {}
export interface TeamCreatedWire extends Schema<'TeamCreated'> {}
export interface JoinTeamBodyWire extends Schema<'JoinTeamBody'> {}
export interface LeaveTeamBodyWire extends Schema<'LeaveTeamBody'> {}
export interface UpdateTeamBodyWire extends Schema<'UpdateTeamBody'> {}
/** Bodies of `PUT {services}/v1/{provider}/proxy/campaigns/v1/teams/{id}/…`, by the last segments. */
export interface TeamProxyBodiesWire {
  'details/name': Schema<'TeamUpdateDetailsName'>
  details: Schema<'TeamUpdateDetails'>
  fundraising: Schema<'TeamUpdateFundraising'>
}

export interface SessionUserWire extends Schema<'SessionUser'> {}
export interface SessionWire extends Schema<'Session'> {}
export interface TokenClaimsWire extends Schema<'TokenClaims'> {}
export interface AddressWire extends Schema<'Address'> {}
export interface AccountWire extends Schema<'Account'> {}
export interface UserInfoWire extends Schema<'UserInfo'> {}
export interface AccountTypeWire extends Schema<'AccountType'> {}
export interface LoginBodyWire extends Schema<'LoginBody'> {}
export interface RegisterBodyWire extends Schema<'RegisterBody'> {}
export interface AccountBodyWire extends Schema<'AccountBody'> {}
export interface AccountCreatedWire extends Schema<'AccountCreated'> {}
export type ConnectBodyWire = Schema<'ConnectBody'>
export interface RefreshBodyWire extends Schema<'RefreshBody'> {}
export interface AccountUpdateBodyWire extends Schema<'AccountUpdateBody'> {}
export interface ReportsAccessWire extends Schema<'ReportsAccess'> {}
export interface SuccessWire extends Schema<'Success'> {}

export interface FitnessActivityWire extends Schema<'FitnessActivity'> {}
export interface PageFitnessWire extends Schema<'PageFitness'> {}
export interface TeamFitnessPageWire extends Schema<'TeamFitnessPage'> {}
export interface TeamFitnessWire extends Schema<'TeamFitness'> {}
export interface FitnessBodyWire extends Schema<'FitnessBody'> {}
export interface FitnessCreatedWire extends Schema<'FitnessCreated'> {}

export interface MetadataRowWire extends Schema<'MetadataRow'> {}
export interface MetadataBodyWire extends Schema<'MetadataBody'> {}
export interface MetadataRowBodyWire extends Schema<'MetadataRowBody'> {}

export interface ImageUploadedWire extends Schema<'ImageUploaded'> {}
export interface ImageBodyWire extends Schema<'ImageBody'> {}
