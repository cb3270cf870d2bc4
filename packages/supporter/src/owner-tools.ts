export { OwnerTools } from './owner-tools/owner-tools.tsx'
export { ThankDonor, type ThankedDonation } from './owner-tools/thank-donor.tsx'
export { ownerToolsMessages } from './owner-tools/owner-tools-messages.ts'
