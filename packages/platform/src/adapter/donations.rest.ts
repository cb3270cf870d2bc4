export {
  fetchDonation,
  fetchDonationFeed,
  fetchPageDonations,
} from '../donations/read-donations.ts'
export {
  fetchDonationsLeaderboard,
  fetchEventLeaderboard,
} from '../leaderboards/rest-leaderboards.ts'
export { fetchDonationTotals } from '../totals/fetch-donation-totals.ts'
