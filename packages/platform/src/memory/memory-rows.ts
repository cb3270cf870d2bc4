import { toDateText } from '../values/values.ts'
import { getCurrencySymbol, sumMinor, toMajor } from '@milepost/measures'
import { type Donation, isAnonymous } from '../donations/donation.ts'
import { completeEntry, type LeaderboardEntry } from '../leaderboards/leaderboard-entry.ts'
import { pageDonateBaseUrl } from '../links/links.ts'
import { completePage, type Page, type PageOptions } from '../pages/page.ts'
import type { MemoryState } from './memory-state.ts'
import type { MemoryDonation, MemoryPage } from './memory-seed.ts'

/** Whether a donation is accepted, and so counts towards totals. */
export function isAccepted({ status = 'Accepted' }: MemoryDonation): boolean {
  return status.toLowerCase() === 'accepted'
}

/** Returns the accepted donations to a page that are in the page's currency. */
export function getDonationsTo({ donations }: MemoryState, page: MemoryPage): MemoryDonation[] {
  return donations.filter(
    (donation) =>
      donation.page === page.id &&
      isAccepted(donation) &&
      isSameCurrency(donation.currency ?? page.currency, page.currency),
  )
}

/** Compares currency codes case-insensitively. */
export function isSameCurrency(first: string | undefined, second: string | undefined): boolean {
  return first?.toUpperCase() === second?.toUpperCase()
}

/** Online donations to a page, in minor units. */
export function getOnlineMinor(state: MemoryState, page: MemoryPage): number {
  return sumMinor(getDonationsTo(state, page).map(({ amountMinor }) => amountMinor))
}

/** Online and offline donations to a page, in minor units. */
export function getRaisedMinor(state: MemoryState, page: MemoryPage): number {
  return sumMinor([getOnlineMinor(state, page), page.offlineMinor ?? 0])
}

/** Returns the selected pages without cancelled ones, sorted by total (largest first), then by ID. */
export function rankedPages(
  state: MemoryState,
  isSelected: (page: MemoryPage) => boolean,
): MemoryPage[] {
  return state.pages
    .filter((page) => page.status !== 'Cancelled' && isSelected(page))
    .map((page) => ({ page, raisedMinor: getRaisedMinor(state, page) }))
    .toSorted(
      (first, second) =>
        second.raisedMinor - first.raisedMinor || Number(first.page.id) - Number(second.page.id),
    )
    .map(({ page }) => page)
}

/** Converts a row to a page, without QR codes and default images. */
export function toMemoryPage(state: MemoryState, row: MemoryPage, options?: PageOptions): Page {
  const { currency, slug } = row
  const owner = state.supporters.find(({ uuid }) => uuid === row.owner)
  const charity = state.charities.find(({ id }) => id === row.charity)
  const page = completePage(
    state,
    {
      attribution: row.attribution,
      campaign: row.campaign,
      campaignDate: toDateText(row.eventDate),
      charity: charity?.name ?? row.charity,
      charityId: row.charity,
      createdAt: toDateText(row.createdAt),
      currencyCode: currency,
      currencySymbol: getCurrencySymbol(currency),
      event: row.event,
      expiresAt: toDateText(row.expiresAt),
      id: row.id,
      name: row.name,
      owner: owner && `${owner.firstName} ${owner.lastName}`.trim(),
      ownerGuid: row.owner,
      pageSummaryWhat: row.pageSummaryWhat,
      pageSummaryWhy: row.pageSummaryWhy,
      raisedOffline: toMajor(row.offlineMinor ?? 0, currency),
      raisedOnline: toMajor(getOnlineMinor(state, row), currency),
      slug,
      status: row.status ?? 'Active',
      story: row.story,
      target: toMajor(row.targetMinor, currency),
      uuid: row.uuid,
    },
    options,
  )
  return {
    ...page,
    donateQrCodeImage: '',
    donationUrl: pageDonateBaseUrl(state, { slug }),
    image: row.image ?? '',
  }
}

/** Returns the page of a donation, and its campaign, charity, event and currency, from the donation, its page or its campaign. */
export function getDonationTarget(state: MemoryState, donation: MemoryDonation) {
  const page = state.pages.find(({ id }) => id === donation.page)
  const guid = donation.campaign ?? page?.campaign
  const campaign = state.campaigns.find(({ id }) => id === guid)
  return {
    page,
    campaign: guid,
    charity: page?.charity ?? campaign?.charity,
    event: page?.event ?? campaign?.event,
    currency: (donation.currency ?? page?.currency ?? campaign?.currency)?.toUpperCase(),
  }
}

export function toMemoryDonation(state: MemoryState, donation: MemoryDonation): Donation {
  const { page, charity, event, currency } = getDonationTarget(state, donation)
  const amountMinor = donation.isAmountHidden === true ? 0 : donation.amountMinor
  return {
    id: donation.id,
    amount: toMajor(amountMinor, currency ?? ''),
    anonymous: isAnonymous(donation.name),
    charity,
    createdAt: toDateText(donation.createdAt),
    currency,
    donationRef: donation.reference,
    event,
    ...(donation.isAmountHidden === true && { isAmountHidden: true }),
    message: donation.message,
    money: { amountMinor, currency },
    name: donation.name,
    page: page?.slug,
    status: donation.status ?? 'Accepted',
  }
}

/** Converts a row to an unranked leaderboard entry. */
export function toMemoryEntry(state: MemoryState, row: MemoryPage): LeaderboardEntry {
  const { currency } = row
  const person = state.supporters.find(({ uuid }) => uuid === row.owner)
  const owner = person && `${person.firstName} ${person.lastName}`.trim()
  return {
    ...completeEntry(state, {
      currency,
      id: row.uuid,
      image: row.image,
      isTeam: false,
      name: row.name,
      offline: toMajor(row.offlineMinor ?? 0, currency),
      owner,
      raised: toMajor(getRaisedMinor(state, row), currency),
      slug: row.slug,
      status: row.status ?? 'Active',
      subtitle: owner,
      target: toMajor(row.targetMinor, currency),
      totalDonations: getDonationsTo(state, row).length,
    }),
    image: row.image,
  }
}
