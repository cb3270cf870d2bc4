import type { fetchDonationFeed } from '../donations/fetch-donation-feed.ts'
import type { fetchDonation } from '../donations/fetch-donation.ts'
import type { fetchPageDonations } from '../donations/fetch-page-donations.ts'
import type { fetchDonationsLeaderboard } from '../leaderboards/fetch-donations-leaderboard.ts'
import type { fetchEventLeaderboard } from '../leaderboards/fetch-event-leaderboard.ts'
import type { fetchDonationTotals } from '../totals/fetch-donation-totals.ts'
import type { fetchPagesTotals } from '../totals/fetch-pages-totals.ts'
import type { Call } from './call.ts'

/** Donations, and what they add up to. */
export interface DonationCalls {
  readonly fetchDonation: Call<typeof fetchDonation>
  readonly fetchDonationFeed: Call<typeof fetchDonationFeed>
  readonly fetchDonationTotals: Call<typeof fetchDonationTotals>
  readonly fetchDonationsLeaderboard: Call<typeof fetchDonationsLeaderboard>
  readonly fetchEventLeaderboard: Call<typeof fetchEventLeaderboard>
  readonly fetchPageDonations: Call<typeof fetchPageDonations>
  readonly fetchPagesTotals: Call<typeof fetchPagesTotals>
}
