import { sumMinor } from '@milepost/measures'
import type { MemoryState } from './memory-state.ts'
import type { MemoryDonation, MemoryPage } from './memory-world.ts'

/** Whether a gift counts: only accepted ones do. */
export function isAccepted({ status = 'Accepted' }: MemoryDonation): boolean {
  return status.toLowerCase() === 'accepted'
}

/** Returns the accepted gifts of a page, those in its currency. */
export function giftsOf({ donations }: MemoryState, page: MemoryPage): MemoryDonation[] {
  return donations.filter(
    (gift) =>
      gift.page === page.id &&
      isAccepted(gift) &&
      isSameCurrency(gift.currency ?? page.currency, page.currency),
  )
}

/** Whether two currency codes are the same, in any case. */
export function isSameCurrency(first: string | undefined, second: string | undefined): boolean {
  return first?.toUpperCase() === second?.toUpperCase()
}

/** What was given online to a page. Whole minor units. */
export function onlineMinorOf(state: MemoryState, page: MemoryPage): number {
  return sumMinor(giftsOf(state, page).map(({ amountMinor }) => amountMinor))
}

/** What a page has raised, online and offline. Whole minor units. */
export function raisedMinorOf(state: MemoryState, page: MemoryPage): number {
  return sumMinor([onlineMinorOf(state, page), page.offlineMinor ?? 0])
}

/** Pages that are not cancelled, the largest amount first; equal ones in the order of their ids. */
export function rankedPages(
  state: MemoryState,
  isWanted: (page: MemoryPage) => boolean,
): MemoryPage[] {
  return state.pages
    .filter((page) => page.status !== 'Cancelled' && isWanted(page))
    .map((page) => ({ page, raisedMinor: raisedMinorOf(state, page) }))
    .toSorted(
      (one, other) =>
        other.raisedMinor - one.raisedMinor || Number(one.page.id) - Number(other.page.id),
    )
    .map(({ page }) => page)
}
