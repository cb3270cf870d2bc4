import {
  getCampaignCheckout,
  getPageCheckout,
  getReceipt,
  getSlugCheckout,
} from './get-checkouts.ts'
import { postDonation } from './post-donation.ts'

export const checkoutCalls = [
  getPageCheckout,
  getCampaignCheckout,
  getSlugCheckout,
  postDonation,
  getReceipt,
]
