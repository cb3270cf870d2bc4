import { sumMinor, toMajor } from '@milepost/measures'
import type { CampaignCalls } from '../adapter/platform-adapter.ts'
import { type Campaign, parseCampaign } from '../campaigns/campaign.ts'
import { MissingArgumentError, NotFoundError } from '../errors/errors.ts'
import { toExcludedNames, isExcluded, sortEntries } from '../leaderboards/leaderboard-entry.ts'
import { type Id, toSingleId } from '../request/arguments.ts'
import { toTotalsRecords } from '../totals/totals.ts'
import {
  getDonationTarget,
  isAccepted,
  isSameCurrency,
  getRaisedMinor,
  rankedPages,
  toMemoryEntry,
  toMemoryPage,
} from './memory-rows.ts'
import { createMemoryCall, createMemoryHttpError, type MemoryState } from './memory-state.ts'
import type { MemoryCampaign } from './memory-seed.ts'

/** Campaign calls on seed data. Team leaderboards are always empty. */
export function createMemoryCampaigns(state: MemoryState): CampaignCalls {
  return {
    fetchCampaign: createMemoryCall(
      ({ campaign }: { campaign: Id; signal?: AbortSignal | undefined }) =>
        toCampaign(state, requireCampaign(state, 'fetchCampaign', campaign)),
    ),
    fetchCampaignLeaderboards: createMemoryCall(
      ({ campaign, maxPeople = 10, includeZero = false, exclude }) => {
        const id = toSingleId('campaign', campaign)
        if (id === undefined) throw new MissingArgumentError('campaign')
        const row = findCampaign(state, id)
        if (!row) {
          throw new NotFoundError('campaign', id, {
            method: 'MEMORY',
            path: '/fetchCampaignLeaderboards',
          })
        }
        const excluded = toExcludedNames(exclude)
        const pages = rankedPages(state, (page) => page.campaign === row.id)
        const entries = pages
          .filter(
            ({ id: legacyId, uuid, slug }) => !isExcluded({ legacyId, id: uuid, slug }, excluded),
          )
          .map((page) => toMemoryEntry(state, page))
          .filter(({ raised }) => includeZero || raised !== 0)
        return {
          people: {
            entries: maxPeople > 0 ? sortEntries(entries, maxPeople) : [],
            totalCount: maxPeople > 0 ? pages.length : 0,
          },
          teams: { entries: [], totalCount: 0 },
          totals: toTotalsRecords({ ...addUpDonations(state, row), currency: row.currency }),
        }
      },
    ),
    fetchCampaignPages: createMemoryCall(({ campaign, search, limit = 10, ...options }) => {
      const row = requireCampaign(state, 'fetchCampaignPages', campaign)
      const text = (search ?? '').trim().toLowerCase()
      const pages = rankedPages(state, (page) => page.campaign === row.id).filter((page) => {
        const { name, owner } = toMemoryPage(state, page)
        return [name, owner ?? ''].some((value) => value.toLowerCase().includes(text))
      })
      // Like the platform, counts cancelled pages in the total unless there is a search.
      const counted = (text ? pages : state.pages.filter((page) => page.campaign === row.id))
        // Amounts in different currencies are never added.
        .filter(({ currency }) => isSameCurrency(currency, row.currency))
      const raisedMinor = sumMinor(counted.map((page) => getRaisedMinor(state, page)))
      return {
        pages: pages.slice(0, limit).map((page) => toMemoryPage(state, page, options)),
        raised: toMajor(raisedMinor, row.currency),
        money: { raisedMinor, currency: row.currency },
      }
    }),
  }
}

function findCampaign({ campaigns }: MemoryState, id: string): MemoryCampaign | undefined {
  return campaigns.find((campaign) => campaign.id.toLowerCase() === id.toLowerCase())
}

function requireCampaign(state: MemoryState, call: string, campaign: Id): MemoryCampaign {
  const id = toSingleId('campaign', campaign)
  if (id === undefined) throw new MissingArgumentError('campaign')
  const row = findCampaign(state, id)
  if (!row) throw createMemoryHttpError(404, call, 'There is no such campaign')
  return row
}

/**
 * Sums a campaign's accepted online donations and the offline amounts of its pages, in minor units. Includes cancelled
 * pages, and omits other currencies.
 */
function addUpDonations(state: MemoryState, { id, currency }: MemoryCampaign) {
  const donations = state.donations.filter(
    (donation) =>
      isAccepted(donation) &&
      getDonationTarget(state, donation).campaign === id &&
      isSameCurrency(getDonationTarget(state, donation).currency, currency),
  )
  const pages = state.pages.filter(
    (page) => page.campaign === id && isSameCurrency(page.currency, currency),
  )
  return {
    onlineMinor: sumMinor(donations.map(({ amountMinor }) => amountMinor)),
    offlineMinor: sumMinor(pages.map(({ offlineMinor }) => offlineMinor ?? 0)),
    donations: donations.length,
  }
}

function toCampaign(state: MemoryState, row: MemoryCampaign): Campaign {
  const { onlineMinor, offlineMinor, donations } = addUpDonations(state, row)
  const major = (minor: number) => toMajor(minor, row.currency)
  const charity = state.charities.find(({ id }) => id === row.charity)
  const campaign = parseCampaign(state, {
    campaignGuid: row.id,
    shortName: row.slug,
    title: row.name,
    story: row.story,
    summary: row.summary,
    eventId: row.event,
    currency: { currencyCode: row.currency },
    targetAmount: major(row.targetMinor),
    charities: charity ? [{ charityId: charity.id, name: charity.name }] : [],
    donationSummary: {
      totalAmount: major(sumMinor([onlineMinor, offlineMinor])),
      offlineAmount: major(offlineMinor),
      totalNumberOfDonations: donations,
    },
  })
  return { ...campaign, image: row.image }
}
