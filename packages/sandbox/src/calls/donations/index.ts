import { getDonation, getPageDonations } from './donation-calls.ts'
import { getDonationFeed } from './get-donation-feed.ts'
import { getReferenceDonations, getReferenceTotals } from './reference-calls.ts'

export const donationCalls = [
  getDonationFeed,
  getDonation,
  getPageDonations,
  getReferenceDonations,
  getReferenceTotals,
]
