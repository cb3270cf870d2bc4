// Accounts
export type { AddressInput } from './accounts/address.ts'
export { authenticateReports, type ReportAdmin } from './accounts/authenticate-reports.ts'
export { connect, type ConnectInputs } from './accounts/connect.ts'
export { fetchCurrentUser } from './accounts/fetch-current-user.ts'
export { isEmailRegistered } from './accounts/is-email-registered.ts'
export { refreshSession } from './accounts/refresh-session.ts'
export { resetPassword } from './accounts/reset-password.ts'
export { signIn, type SignInInputs } from './accounts/sign-in.ts'
export { signUp, type SignUpInputs } from './accounts/sign-up.ts'
export { updateUser, type UpdateUserInputs } from './accounts/update-user.ts'
export { type TokenValidation, validateToken } from './accounts/validate-token.ts'

// Campaigns
export { fetchCampaign } from './campaigns/fetch-campaign.ts'
export {
  type CampaignPages,
  type CampaignPagesSelection,
  fetchCampaignPages,
} from './campaigns/fetch-campaign-pages.ts'
export { iterateCampaignPages } from './campaigns/iterate-campaign-pages.ts'

// Donations
export { fetchDonation } from './donations/fetch-donation.ts'
export {
  type DonationFeed,
  type DonationFeedSelection,
  fetchDonationFeed,
} from './donations/fetch-donation-feed.ts'
export { fetchDonationsByReference } from './donations/fetch-donations-by-reference.ts'
export { iteratePageDonations } from './donations/iterate-page-donations.ts'
export { fetchPageDonations, type PageDonations } from './donations/fetch-page-donations.ts'

// Totals
export {
  type DonationTotalsSelection,
  fetchDonationTotals,
} from './totals/fetch-donation-totals.ts'

// Leaderboards
export {
  createLeaderboardDefinition,
  type CreateLeaderboardDefinitionInputs,
} from './leaderboards/create-leaderboard-definition.ts'
export { createLeaderboardDefinitions } from './leaderboards/create-leaderboard-definitions.ts'
export { deleteLeaderboardDefinition } from './leaderboards/delete-leaderboard-definition.ts'
export { deleteLeaderboardDefinitions } from './leaderboards/delete-leaderboard-definitions.ts'
export {
  type EventLeaderboardSelection,
  fetchEventLeaderboard,
} from './leaderboards/fetch-event-leaderboard.ts'
export { fetchLeaderboardDefinition } from './leaderboards/fetch-leaderboard-definition.ts'
export {
  type DonationsLeaderboardSelection,
  fetchDonationsLeaderboard,
} from './leaderboards/fetch-donations-leaderboard.ts'

// Fitness
export type { ActivityInputs } from './fitness/activity-inputs.ts'
export {
  createLegacyFitnessActivity,
  type CreateLegacyFitnessActivityInputs,
} from './fitness/create-legacy-fitness-activity.ts'
export { deleteLegacyFitnessActivity } from './fitness/delete-legacy-fitness-activity.ts'
export { fetchPageFitness, type PageFitnessSelection } from './fitness/fetch-page-fitness.ts'
export { fetchTeamFitness } from './fitness/fetch-team-fitness.ts'

// Metadata
export { fetchMetadata } from './metadata/fetch-metadata.ts'
export { updateMetadata } from './metadata/update-metadata.ts'
export { writeMetadata } from './metadata/write-metadata.ts'

// Pages
export { cancelPage } from './pages/cancel-page.ts'
export { createPage, type CreatePageInputs } from './pages/create-page.ts'
export { type EventPagesSelection, fetchEventPages } from './pages/fetch-event-pages.ts'
export { fetchPage } from './pages/fetch-page.ts'
export { fetchPages } from './pages/fetch-pages.ts'
export { fetchPageTags } from './pages/fetch-page-tags.ts'
export { fetchPageWithTags, type PageWithTagsSelection } from './pages/fetch-page-with-tags.ts'
export { fetchUserPages, type UserPagesSelection } from './pages/fetch-user-pages.ts'
export { findPages, type FindPagesSelection } from './campaigns/find-pages.ts'
export { isPageSlugTaken } from './pages/is-page-slug-taken.ts'
export { iterateEventPages } from './pages/iterate-event-pages.ts'
export { readBackPage } from './pages/read-back-page.ts'
export type { PageSelection } from './pages/page-selection.ts'
export { type PageSearch, searchPages } from './pages/search-pages.ts'
export { suggestPageShortNames } from './pages/suggest-page-short-names.ts'
export { updatePage, type UpdatePageInputs } from './pages/update-page.ts'

// Tags
export { iterateTaggedPages } from './pages/iterate-tagged-pages.ts'
export { searchTags, type TagSearch } from './pages/search-tags.ts'
export { writeTag } from './tags/write-tag.ts'
export { writeTags } from './tags/write-tags.ts'

// Teams
export { createTeam, type CreateTeamInputs } from './teams/create-team.ts'
export { fetchTeam, type TeamSelection } from './teams/fetch-team.ts'
export { fetchTeamById } from './teams/fetch-team-by-id.ts'
export { fetchTeamWithMembers } from './teams/fetch-team-with-members.ts'
export { findTeamShortName } from './teams/find-team-short-name.ts'
export { joinTeam, type JoinTeamInputs } from './teams/join-team.ts'
export { leaveTeam } from './teams/leave-team.ts'
export { readBackTeam } from './teams/read-back-team.ts'
export { searchTeams, type TeamSearch } from './teams/search-teams.ts'
export { updateTeam, type UpdateTeamInputs } from './teams/update-team.ts'

// Images
export { uploadImage } from './images/upload-image.ts'
export { uploadImageFrom } from './images/upload-image-from.ts'
