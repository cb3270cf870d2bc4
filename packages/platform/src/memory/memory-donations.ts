import { addMoney, money, sumMinor, toMajor } from '@milepost/measures'
import type { DonationCalls } from '../adapter/platform-adapter.ts'
import type { DonationTotals } from '../donations/donation.ts'
import {
  type DonationFeedSelection,
  mostDonationRequests,
  mostDonationsPerRequest,
} from '../donations/read-donations.ts'
import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import { excludedNames, isExcluded, rankEntries } from '../leaderboards/leaderboard-entry.ts'
import type {
  DonationsLeaderboardSelection,
  EventLeaderboardSelection,
} from '../leaderboards/rest-leaderboards.ts'
import { type Ids, listEvents, listIds, pathSegment } from '../request/arguments.ts'
import type { DonationTotalsSelection } from '../totals/fetch-donation-totals.ts'
import { toTotalsRecords } from '../totals/totals.ts'
import { toSlug } from '../values/texts.ts'
import {
  giftsOf,
  giftTarget,
  isAccepted,
  isSameCurrency,
  onlineMinorOf,
  rankedPages,
  toMemoryDonation,
  toMemoryEntry,
} from './memory-rows.ts'
import {
  knownMemoryPage,
  memoryCall,
  memoryPageBySlug,
  memoryRefusal,
  type MemoryState,
} from './memory-state.ts'
import type { MemoryDonation, MemoryPage } from './memory-world.ts'

/** There are no tags and no teams. */
export function memoryDonations(state: MemoryState): DonationCalls {
  return {
    fetchDonation: memoryCall(
      ({ id }: { id: string | number; signal?: AbortSignal | undefined }) => {
        pathSegment('id', id)
        const gift = state.donations.find((one) => one.id === String(id))
        if (!gift) throw memoryRefusal(404, 'fetchDonation', 'There is no such donation')
        return toMemoryDonation(state, gift)
      },
    ),
    fetchDonationFeed: memoryCall((selection: DonationFeedSelection) => {
      const { campaign, charity, event, page, pageNumber = 1 } = selection
      if ([campaign, charity, event, page].every((ids) => listIds(ids).length === 0)) {
        throw new MissingArgumentError(
          undefined,
          'You must pass a charity UID, event ID, page ID or campaign GUID for this method',
        )
      }
      const gifts = newestFirst(selectedGifts(state, selection))
      const currency = currencyOfPages(state, selection) ?? giftCurrency(state, gifts[0])
      // Amounts in different currencies are never added: such donations are listed, but not counted.
      const counted = gifts.filter(
        (gift) => isAccepted(gift) && isSameCurrency(giftCurrency(state, gift), currency),
      )
      const raisedMinor = sumMinor(counted.map(({ amountMinor }) => amountMinor))
      const start = (pageNumber - 1) * mostDonationsPerRequest
      return {
        donations: gifts
          .slice(start, start + mostDonationsPerRequest)
          .map((gift) => toMemoryDonation(state, gift))
          .filter(({ status }) => status?.toLowerCase() !== 'invalid'),
        raised: toMajor(raisedMinor, currency ?? ''),
        money: { raisedMinor, currency },
        count: counted.length,
        currency,
      }
    }),
    fetchDonationTotals: memoryCall((selection: DonationTotalsSelection) =>
      donationTotals(state, selection),
    ),
    fetchDonationsLeaderboard: memoryCall((selection: DonationsLeaderboardSelection) => {
      const { excludePage, exclude, groupBy = 'page', limit = 10, pageNumber = 1 } = selection
      if (groupBy === 'team') throw new UnsupportedError('A platform in memory has no teams')
      const away = lowerCase(excludePage)
      const excluded = excludedNames(exclude)
      const wanted = limit * pageNumber
      const pages = pagesOf(state, selection)
        .filter(({ uuid }) => !away.includes(uuid.toLowerCase()))
        .filter((page) => !isLeftOut(page, excluded))
      const entries = pages.map((page) => toMemoryEntry(state, page))
      return rankEntries(entries, wanted).slice(wanted - limit)
    }),
    fetchEventLeaderboard: memoryCall((selection: EventLeaderboardSelection) => {
      const { event, charity, limit = 10, type, exclude } = selection
      if (type === 'teams') {
        throw new UnsupportedError('Team leaderboards by event are not supported')
      }
      if (listEvents(event).length === 0) throw new MissingArgumentError('event')
      const excluded = excludedNames(exclude)
      const pages = pagesOf(state, { event, charity }).filter((page) => !isLeftOut(page, excluded))
      return rankEntries(
        pages.map((page) => toMemoryEntry(state, page)),
        limit,
      )
    }),
    fetchPageDonations: memoryCall(
      ({
        slug,
        limit = mostDonationsPerRequest * mostDonationRequests,
      }: {
        slug: string
        limit?: number | undefined
        signal?: AbortSignal | undefined
      }) => {
        pathSegment('slug', toSlug(slug))
        const page = knownMemoryPage(state, 'fetchPageDonations', memoryPageBySlug(state, slug))
        const gifts = newestFirst(giftsOf(state, page))
        return {
          donations: gifts.slice(0, limit).map((gift) => toMemoryDonation(state, gift)),
          count: gifts.length,
        }
      },
    ),
    fetchPagesTotals: memoryCall(
      ({ pages }: { pages: readonly string[]; signal?: AbortSignal | undefined }) => {
        if (!pages?.length || !pages.every(Boolean)) throw new MissingArgumentError('pages')
        return pages.map((uuid) => {
          const page = state.pages.find((one) => one.uuid.toLowerCase() === uuid.toLowerCase())
          return page === undefined
            ? []
            : toTotalsRecords({
                onlineMinor: onlineMinorOf(state, page),
                offlineMinor: page.offlineMinor ?? 0,
                donations: giftsOf(state, page).length,
                currency: page.currency,
              })
        })
      },
    ),
  }
}

interface Scope {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** GUIDs or numeric IDs. */
  page?: Ids | undefined
}

function lowerCase(ids: Ids | undefined): string[] {
  return listIds(ids).map((id) => id.toLowerCase())
}

/** Whether a filter matches an ID. An empty filter matches every ID. */
function isIn(ids: Ids | undefined, id: string | undefined): boolean {
  const list = lowerCase(ids)
  return list.length === 0 || list.includes((id ?? '').toLowerCase())
}

function pagesOf(state: MemoryState, { campaign, charity, event, page }: Scope): MemoryPage[] {
  return rankedPages(
    state,
    (one) =>
      isIn(campaign, one.campaign) &&
      isIn(charity, one.charity) &&
      isIn(event, one.event) &&
      (isIn(page, one.uuid) || isIn(page, one.id)),
  )
}

function selectedGifts(
  state: MemoryState,
  { campaign, charity, event, page }: Scope,
): MemoryDonation[] {
  return state.donations.filter((gift) => {
    const place = giftTarget(state, gift)
    return (
      isIn(campaign, place.campaign) &&
      isIn(charity, place.charity) &&
      isIn(event, place.event) &&
      isIn(page, place.page?.id)
    )
  })
}

/** Sorts donations by time, then by ID, as the default platform does. */
function newestFirst(gifts: readonly MemoryDonation[]): MemoryDonation[] {
  return gifts.toSorted(
    (one, other) =>
      Date.parse(other.createdAt) - Date.parse(one.createdAt) || Number(other.id) - Number(one.id),
  )
}

function giftCurrency(state: MemoryState, gift: MemoryDonation | undefined): string | undefined {
  return gift && giftTarget(state, gift).currency
}

/** Returns the currency of the selected campaign, or of the first selected page. */
function currencyOfPages(state: MemoryState, scope: Scope): string | undefined {
  const [guid] = lowerCase(scope.campaign)
  const campaign = state.campaigns.find(({ id }) => id.toLowerCase() === guid)
  return (campaign ?? pagesOf(state, scope)[0])?.currency.toUpperCase()
}

function isLeftOut({ id, uuid, slug }: MemoryPage, excluded: ReadonlySet<string>): boolean {
  return isExcluded({ legacyId: id, id: uuid, slug }, excluded)
}

/** @throws {CurrencyMismatchError} if the donations have different currencies */
function donationTotals(state: MemoryState, selection: DonationTotalsSelection): DonationTotals {
  const { tagId, tagValue, donationRef, campaign, charity, event, includeOffline } = selection
  if (tagId && tagValue) throw new UnsupportedError('A platform in memory has no tags')
  const hasScope = [campaign, charity, event].some((ids) => listIds(ids).length > 0)
  listEvents(event)
  if (!donationRef && !hasScope) throw new MissingArgumentError('campaign')
  const gifts = donationRef
    ? state.donations.filter(({ reference }) => reference === donationRef)
    : selectedGifts(state, selection)
  const counted = gifts.filter(isAccepted)
  const withOffline = includeOffline === true && !donationRef
  const pages = state.pages.filter(
    (page) =>
      withOffline &&
      isIn(campaign, page.campaign) &&
      isIn(charity, page.charity) &&
      isIn(event, page.event) &&
      (page.offlineMinor ?? 0) !== 0,
  )
  const online = counted.map((gift) => money(gift.amountMinor, giftCurrency(state, gift) ?? ''))
  const offline = pages.map((page) => money(page.offlineMinor ?? 0, page.currency))
  const currency =
    [...online, ...offline][0]?.currency ??
    (selection.currency ?? currencyOfPages(state, selection) ?? 'GBP').toUpperCase()
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
