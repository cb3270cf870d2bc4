import { getDonationTotals } from './get-donation-totals.ts'

export const totalsCalls = [getDonationTotals]
