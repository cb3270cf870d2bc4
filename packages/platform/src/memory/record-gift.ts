import { memoryRefusal } from './memory-refusal.ts'
import { copyWithCleanTexts, type MemoryState, nextId } from './memory-state.ts'
import type { MemoryDonation } from './memory-world.ts'

/** A gift that is given now. */
export type MemoryGift = Omit<MemoryDonation, 'id' | 'createdAt' | 'status'>

/** Records a gift on a platform in memory; see `MemoryAdapter.give`. */
export function recordGift(state: MemoryState, gift: MemoryGift): MemoryDonation {
  const { page, campaign, amountMinor } = gift
  const isKnown =
    page === undefined
      ? state.campaigns.some(({ id }) => id === campaign)
      : state.pages.some(({ id, status }) => id === page && status !== 'Cancelled')
  if (!isKnown) throw memoryRefusal(404, 'give', 'There is no such page or campaign')
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) {
    throw memoryRefusal(400, 'give', 'The amount is no amount')
  }
  const donation = copyWithCleanTexts<MemoryDonation>({
    ...gift,
    id: nextId(state.donations),
    createdAt: new Date(state.clock.now()).toISOString(),
  })
  state.donations.push(donation)
  return { ...donation }
}
