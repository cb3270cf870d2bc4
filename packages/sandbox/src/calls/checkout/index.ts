import { getCampaignCheckout, getPageCheckout, getSlugCheckout } from './get-checkouts.ts'
import { getReceipt } from './get-receipt.ts'
import { postDonation } from './post-donation.ts'

export const checkoutCalls = [
  getPageCheckout,
  getCampaignCheckout,
  getSlugCheckout,
  postDonation,
  getReceipt,
]
