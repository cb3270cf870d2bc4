// Accounts
export type { AddressInput } from './accounts/user.ts'
export {
  authenticateReports,
  fetchCurrentUser,
  isEmailRegistered,
  type ReportAdmin,
  updateUser,
  type UpdateUserInputs,
} from './accounts/account.ts'
export {
  connect,
  type ConnectInputs,
  refreshSession,
  resetPassword,
  signIn,
  type SignInInputs,
  signUp,
  type SignUpInputs,
  type TokenValidation,
  validateToken,
} from './accounts/sign-in.ts'

// Campaigns
export {
  type CampaignPages,
  type CampaignPagesSelection,
  fetchCampaign,
  fetchCampaignPages,
} from './campaigns/read-campaigns.ts'

// Donations
export {
  type DonationFeed,
  type DonationFeedSelection,
  fetchDonation,
  fetchDonationFeed,
  fetchDonationsByReference,
  fetchPageDonations,
  type PageDonations,
} from './donations/read-donations.ts'

// Totals
export {
  type DonationTotalsSelection,
  fetchDonationTotals,
} from './totals/fetch-donation-totals.ts'

// Leaderboards
export {
  createLeaderboardDefinition,
  type CreateLeaderboardDefinitionInputs,
  deleteLeaderboardDefinition,
  fetchLeaderboardDefinition,
} from './leaderboards/definition-calls.ts'
export {
  type DonationsLeaderboardSelection,
  type EventLeaderboardSelection,
  fetchDonationsLeaderboard,
  fetchEventLeaderboard,
} from './leaderboards/rest-leaderboards.ts'

// Fitness
export type { ActivityInputs } from './fitness/fitness-activity.ts'
export {
  createLegacyFitnessActivity,
  type CreateLegacyFitnessActivityInputs,
  deleteLegacyFitnessActivity,
  fetchPageFitness,
  fetchTeamFitness,
  type PageFitnessSelection,
} from './fitness/legacy-fitness.ts'

// Metadata
export { fetchMetadata, writeMetadata } from './metadata/metadata-calls.ts'

// Pages
export { cancelPage, readBackPage, updatePage, type UpdatePageInputs } from './pages/update-page.ts'
export { createPage, type CreatePageInputs } from './pages/create-page.ts'
export {
  type EventPagesSelection,
  fetchEventPages,
  fetchPages,
  fetchUserPages,
  type PageSearch,
  searchPages,
  searchTags,
  type TagSearch,
  type UserPagesSelection,
} from './pages/list-pages.ts'
export {
  fetchPage,
  fetchPageTags,
  fetchPageWithTags,
  isPageSlugTaken,
  type PageSelection,
  type PageWithTagsSelection,
  suggestPageSlugs,
} from './pages/read-page.ts'

// Tags
export { writeTag, writeTags } from './tags/write-tags.ts'

// Teams
export {
  createTeam,
  type CreateTeamInputs,
  joinTeam,
  type JoinTeamInputs,
  leaveTeam,
  readBackTeam,
  updateTeam,
  type UpdateTeamInputs,
} from './teams/write-teams.ts'
export {
  fetchTeam,
  fetchTeamById,
  fetchTeamWithMembers,
  findTeamSlug,
  type TeamSelection,
} from './teams/read-teams.ts'

// Images
export { uploadImage, uploadImageFrom } from './images/upload-image.ts'
