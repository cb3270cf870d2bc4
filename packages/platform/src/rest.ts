// Accounts
export type { AddressInput } from './accounts/user.ts'
export * from './accounts/account.ts'
export * from './accounts/sign-in.ts'

// Campaigns, donations and totals
export * from './campaigns/read-campaigns.ts'
export {
  type DonationFeed,
  type DonationFeedQuery,
  fetchDonation,
  fetchDonationFeed,
  fetchDonationsByReference,
  fetchPageDonations,
  type PageDonations,
} from './donations/read-donations.ts'
export * from './totals/fetch-donation-totals.ts'

// Leaderboards
export * from './leaderboards/definition-calls.ts'
export * from './leaderboards/rest-leaderboards.ts'

// Fitness
export type { ActivityInputs } from './fitness/fitness-activity.ts'
export * from './fitness/legacy-fitness.ts'

// Pages, tags and metadata
export * from './pages/create-page.ts'
export * from './pages/list-pages.ts'
export * from './pages/read-page.ts'
export * from './pages/update-page.ts'
export * from './metadata/metadata-calls.ts'
export * from './tags/write-tags.ts'

// Teams
export * from './teams/read-teams.ts'
export * from './teams/write-teams.ts'

// Images
export * from './images/upload-image.ts'
