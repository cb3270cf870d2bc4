import { getDonation } from './get-donation.ts'
import { getDonationFeed } from './get-donation-feed.ts'
import { getPageDonations } from './get-page-donations.ts'
import { getReferenceDonations, getReferenceTotals } from './reference-calls.ts'

export const donationCalls = [
  getDonationFeed,
  getDonation,
  getPageDonations,
  getReferenceDonations,
  getReferenceTotals,
]
