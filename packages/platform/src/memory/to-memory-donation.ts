import { toMajor } from '@milepost/measures'
import type { Donation } from '../donations/donation.ts'
import { isAnonymous } from '../donations/is-anonymous.ts'
import { toDateText } from '../values/to-date-text.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemoryDonation } from './memory-world.ts'

/** What a gift was given to: its page's campaign, charity, event and currency, or its campaign's own. */
export function giftTarget(state: MemoryState, gift: MemoryDonation) {
  const page = state.pages.find(({ id }) => id === gift.page)
  const guid = gift.campaign ?? page?.campaign
  const campaign = state.campaigns.find(({ id }) => id === guid)
  return {
    page,
    campaign: guid,
    charity: page?.charity ?? campaign?.charity,
    event: page?.event ?? campaign?.event,
    currency: (gift.currency ?? page?.currency ?? campaign?.currency)?.toUpperCase(),
  }
}

/** A gift of a platform in memory as the product speaks of one. */
export function toMemoryDonation(state: MemoryState, gift: MemoryDonation): Donation {
  const { page, charity, event, currency } = giftTarget(state, gift)
  const amountMinor = gift.isAmountHidden === true ? 0 : gift.amountMinor
  return {
    id: gift.id,
    amount: toMajor(amountMinor, currency ?? ''),
    anonymous: isAnonymous(gift.name),
    charity,
    createdAt: toDateText(gift.createdAt),
    currency,
    donationRef: gift.reference,
    event,
    ...(gift.isAmountHidden === true && { isAmountHidden: true }),
    message: gift.message,
    money: { amountMinor, currency },
    name: gift.name,
    page: page?.slug,
    status: gift.status ?? 'Accepted',
  }
}
