import { addMoney, money, sumMinor, toMajor } from '@milepost/measures'
import type { DonationCalls } from '../adapter/platform-adapter.ts'
import type { DonationTotals } from '../donations/donation.ts'
import { type DonationFeedQuery, maxDonationsPerRequest } from '../donations/read-donations.ts'
import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import { toExcludedNames, isExcluded, sortEntries } from '../leaderboards/leaderboard-entry.ts'
import type {
  DonationsLeaderboardQuery,
  EventLeaderboardQuery,
} from '../leaderboards/rest-leaderboards.ts'
import { type Ids, listEvents, listIds, toPathSegment } from '../request/arguments.ts'
import type { DonationTotalsQuery } from '../totals/fetch-donation-totals.ts'
import { toTotalsRecords } from '../totals/totals.ts'
import { toSlug } from '../values/texts.ts'
import { isSameGuid } from '../values/values.ts'
import {
  getDonationsTo,
  getDonationTarget,
  isAccepted,
  isSameCurrency,
  getOnlineMinor,
  rankedPages,
  toMemoryDonation,
  toMemoryEntry,
} from './memory-rows.ts'
import {
  requireMemoryPage,
  createMemoryCall,
  findPageBySlug,
  createMemoryHttpError,
  type MemoryState,
} from './memory-state.ts'
import type { MemoryDonation, MemoryPage } from './memory-seed.ts'

/** Donation calls on seed data. Tags and teams are not supported. */
export function createMemoryDonations(state: MemoryState): DonationCalls {
  return {
    fetchDonation: createMemoryCall(({ id }: Inputs<'fetchDonation'>) => {
      toPathSegment('id', id)
      const donation = state.donations.find((row) => row.id === String(id))
      if (!donation) throw createMemoryHttpError(404, 'fetchDonation', 'There is no such donation')
      return toMemoryDonation(state, donation)
    }),
    fetchDonationFeed: createMemoryCall((selection: DonationFeedQuery) => {
      const { campaign, charity, event, page, pageNumber = 1 } = selection
      if ([campaign, charity, event, page].every((ids) => listIds(ids).length === 0)) {
        throw new MissingArgumentError(
          undefined,
          'You must pass a charity UID, event ID, page ID or campaign GUID for this method',
        )
      }
      const donations = sortNewestFirst(selectDonations(state, selection))
      const currency =
        getCurrencyOfPages(state, selection) ?? getDonationCurrency(state, donations[0])
      // Amounts in different currencies are never added: donations in another currency are listed, but not counted.
      const counted = donations.filter(
        (donation) =>
          isAccepted(donation) && isSameCurrency(getDonationCurrency(state, donation), currency),
      )
      const raisedMinor = sumMinor(counted.map(({ amountMinor }) => amountMinor))
      const start = (pageNumber - 1) * maxDonationsPerRequest
      return {
        donations: donations
          .slice(start, start + maxDonationsPerRequest)
          .map((donation) => toMemoryDonation(state, donation))
          .filter(({ status }) => status?.toLowerCase() !== 'invalid'),
        raised: toMajor(raisedMinor, currency ?? ''),
        money: { raisedMinor, currency },
        count: counted.length,
        currency,
      }
    }),
    fetchDonationTotals: createMemoryCall((selection: DonationTotalsQuery) =>
      sumDonations(state, selection),
    ),
    fetchDonationsLeaderboard: createMemoryCall((selection: DonationsLeaderboardQuery) => {
      const { excludePage, exclude, groupBy = 'page', limit = 10, pageNumber = 1 } = selection
      if (groupBy === 'team')
        throw new UnsupportedError('The memory adapter does not support teams')
      const end = limit * pageNumber
      const excluded = [...listIds(excludePage), ...listIds(exclude)]
      return rankPages(state, selection, excluded, end).slice(end - limit)
    }),
    fetchEventLeaderboard: createMemoryCall((selection: EventLeaderboardQuery) => {
      const { event, charity, limit = 10, type, exclude } = selection
      if (type === 'teams') {
        throw new UnsupportedError('Team leaderboards by event are not supported')
      }
      if (listEvents(event).length === 0) throw new MissingArgumentError('event')
      return rankPages(state, { event, charity }, exclude, limit)
    }),
    fetchPageDonations: createMemoryCall(({ slug, limit = 1500 }: Inputs<'fetchPageDonations'>) => {
      toPathSegment('slug', toSlug(slug))
      const page = requireMemoryPage(state, 'fetchPageDonations', findPageBySlug(state, slug))
      const donations = sortNewestFirst(getDonationsTo(state, page))
      return {
        donations: donations.slice(0, limit).map((donation) => toMemoryDonation(state, donation)),
        count: donations.length,
      }
    }),
    fetchPagesTotals: createMemoryCall(({ pages }: Inputs<'fetchPagesTotals'>) => {
      if (!pages?.length || !pages.every(Boolean)) throw new MissingArgumentError('pages')
      return pages.map((uuid) => {
        const page = state.pages.find((row) => isSameGuid(row.uuid, uuid))
        if (!page) return []
        return toTotalsRecords({
          onlineMinor: getOnlineMinor(state, page),
          offlineMinor: page.offlineMinor ?? 0,
          donations: getDonationsTo(state, page).length,
          currency: page.currency,
        })
      })
    }),
  }
}

/** Filters by campaign, charity, event and page. Pages are GUIDs or numeric IDs. */
type Scope = Pick<DonationFeedQuery, 'campaign' | 'charity' | 'event' | 'page'>
type Inputs<Name extends keyof DonationCalls> = Parameters<DonationCalls[Name]>[0]

function lowerCase(ids: Ids | undefined): string[] {
  return listIds(ids).map((id) => id.toLowerCase())
}

/** Whether a filter matches an ID. An empty filter matches all IDs. */
function isIn(ids: Ids | undefined, id: string | undefined): boolean {
  const list = lowerCase(ids)
  return list.length === 0 || list.includes((id ?? '').toLowerCase())
}

function selectPages(state: MemoryState, { campaign, charity, event, page }: Scope): MemoryPage[] {
  return rankedPages(
    state,
    (row) =>
      isIn(campaign, row.campaign) &&
      isIn(charity, row.charity) &&
      isIn(event, row.event) &&
      (isIn(page, row.uuid) || isIn(page, row.id)),
  )
}

function selectDonations(
  state: MemoryState,
  { campaign, charity, event, page }: Scope,
): MemoryDonation[] {
  return state.donations.filter((donation) => {
    const target = getDonationTarget(state, donation)
    return (
      isIn(campaign, target.campaign) &&
      isIn(charity, target.charity) &&
      isIn(event, target.event) &&
      isIn(page, target.page?.id)
    )
  })
}

/** Sorts donations by time, newest first, then by ID, as the default platform does. */
function sortNewestFirst(donations: readonly MemoryDonation[]): MemoryDonation[] {
  return donations.toSorted(
    (first, second) =>
      Date.parse(second.createdAt) - Date.parse(first.createdAt) ||
      Number(second.id) - Number(first.id),
  )
}

function getDonationCurrency(
  state: MemoryState,
  donation: MemoryDonation | undefined,
): string | undefined {
  return donation && getDonationTarget(state, donation).currency
}

/** Returns the currency of the selected campaign, otherwise of the first selected page. */
function getCurrencyOfPages(state: MemoryState, scope: Scope): string | undefined {
  const [guid] = lowerCase(scope.campaign)
  const campaign = state.campaigns.find(({ id }) => id.toLowerCase() === guid)
  return (campaign ?? selectPages(state, scope)[0])?.currency.toUpperCase()
}

function rankPages(state: MemoryState, scope: Scope, exclude: Ids | undefined, limit: number) {
  const excluded = toExcludedNames(exclude)
  const pages = selectPages(state, scope).filter(
    ({ id, uuid, slug }) => !isExcluded({ legacyId: id, id: uuid, slug }, excluded),
  )
  return sortEntries(
    pages.map((page) => toMemoryEntry(state, page)),
    limit,
  )
}

/** @throws {CurrencyMismatchError} if the donations have different currencies */
function sumDonations(state: MemoryState, selection: DonationTotalsQuery): DonationTotals {
  const { tagId, tagValue, donationRef, campaign, charity, event, includeOffline } = selection
  if (tagId && tagValue) throw new UnsupportedError('The memory adapter does not support tags')
  const hasScope = [campaign, charity, event].some((ids) => listIds(ids).length > 0)
  listEvents(event)
  if (!donationRef && !hasScope) throw new MissingArgumentError('campaign')
  const donations = donationRef
    ? state.donations.filter(({ reference }) => reference === donationRef)
    : selectDonations(state, selection)
  const counted = donations.filter(isAccepted)
  const withOffline = includeOffline === true && !donationRef
  const pages = state.pages.filter(
    (page) =>
      withOffline &&
      isIn(campaign, page.campaign) &&
      isIn(charity, page.charity) &&
      isIn(event, page.event) &&
      (page.offlineMinor ?? 0) !== 0,
  )
  const online = counted.map((donation) =>
    money(donation.amountMinor, getDonationCurrency(state, donation) ?? ''),
  )
  const offline = pages.map((page) => money(page.offlineMinor ?? 0, page.currency))
  const currency =
    [...online, ...offline][0]?.currency ??
    (selection.currency ?? getCurrencyOfPages(state, selection) ?? 'GBP').toUpperCase()
  const none = money(0, currency)
  const offlineSum = offline.reduce(addMoney<string>, none)
  const sum = online.reduce(addMoney<string>, offlineSum)
  return {
    raised: toMajor(sum.amountMinor, currency),
    offline: toMajor(offlineSum.amountMinor, currency),
    money: { raisedMinor: sum.amountMinor, offlineMinor: offlineSum.amountMinor, currency },
    donations: counted.length,
  }
}
