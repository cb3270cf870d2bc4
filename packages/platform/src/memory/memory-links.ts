import type { LinkCalls } from '../adapter/link-calls.ts'
import { campaignLink } from '../links/campaign-link.ts'
import { donateQuery } from '../links/donate-parameters.ts'
import { getStartedLink } from '../links/get-started-link.ts'
import { pageDonateAddress } from '../links/page-donate-address.ts'
import { pageLink } from '../links/page-link.ts'
import type { MemoryState } from './memory-state.ts'

/**
 * Addresses of a platform in memory, below its origin. A gift is made at the page's own address: `…/fundraising/{slug}/donate`.
 */
export function memoryLinks(state: MemoryState): LinkCalls {
  return {
    campaignDonateLink: (id, parameters) => {
      const campaign = state.campaigns.find((one) => one.id === id)
      return `${campaignLink(state, campaign?.slug ?? id)}/donate${donateQuery(parameters)}`
    },
    donationIdToken: undefined,
    getStartedLink: (campaign) => getStartedLink(state, campaign),
    pageDonateLink: ({ id, slug }, parameters) => {
      const page = state.pages.find((one) => one.id === id)
      return pageDonateAddress(state, { slug: page?.slug ?? slug }) + donateQuery(parameters)
    },
    pageLink: (slug) => pageLink(state, slug),
  }
}
