import type { LinkCalls, PageCalls, PlatformAdapter } from '../adapter/platform-adapter.ts'
import { basicEnvironment } from '../environment/environments.ts'
import { MissingArgumentError } from '../errors/errors.ts'
import {
  campaignLink,
  donateQuery,
  getStartedLink,
  pageDonateAddress,
  pageLink,
} from '../links/links.ts'
import type { Page } from '../pages/page.ts'
import type { PageSelection, PageWithTagsSelection } from '../pages/read-page.ts'
import { listIds, pathSegment, singleId } from '../request/arguments.ts'
import { toSlug } from '../values/texts.ts'
import { memoryCampaigns } from './memory-campaigns.ts'
import { memoryDonations } from './memory-donations.ts'
import { rankedPages, toMemoryPage } from './memory-rows.ts'
import {
  copyWithCleanTexts,
  createMemoryState,
  knownMemoryPage,
  memoryCall,
  memoryPageById,
  memoryPageBySlug,
  memoryRefusal,
  type MemoryState,
  nextId,
} from './memory-state.ts'
import type { MemoryDonation, MemoryWorld } from './memory-world.ts'

/** What a platform in memory is made with; every part has a default. */
export interface MemoryOptions {
  /** Of the addresses that it gives, such as `https://giving.example`. @default 'https://memory.example' */
  origin?: string | undefined
  /** Milliseconds since 1970. @default the machine's clock */
  now?: (() => number) | undefined
}

/** A platform in memory, with what a checkout would do. */
export interface MemoryAdapter extends PlatformAdapter {
  /**
   * Records a gift, as a checkout does once it is paid.
   *
   * @returns the gift with its id and its moment
   * @throws {HttpError} 404 for a page or a campaign that does not exist, 400 for an amount that is not a whole number
   *   of minor units above 0
   */
  readonly give: (gift: MemoryGift) => MemoryDonation
}

/**
 * A test double of a fundraising platform: campaigns, pages and donations in memory. The optional groups (accounts, page
 * editing, teams, fitness, tags, metadata, images, reports) are missing.
 *
 * @param world - seed data; it is not changed
 */
export function memoryAdapter(world: MemoryWorld, options: MemoryOptions = {}): MemoryAdapter {
  const { origin = 'https://memory.example', now = Date.now } = options
  const state = createMemoryState(world, {
    environment: basicEnvironment('memory', origin),
    clock: { now },
  })
  const adapter: MemoryAdapter = {
    name: 'memory',
    withToken: () => adapter,
    campaigns: memoryCampaigns(state),
    donations: memoryDonations(state),
    give: (gift) => recordGift(state, gift),
    links: memoryLinks(state),
    pages: memoryPages(state),
  }
  return adapter
}

/** The calls of pages on a platform in memory. Pages have no tags, no fitness and no metadata there. */
export function memoryPages(state: MemoryState): PageCalls {
  const read = (call: string, { slug, id, ...options }: PageSelection): Page => {
    // The default platform reads an id with other characters than digits as a short name.
    const name = slug || id
    pathSegment('slug', toSlug(name))
    const page = slug ? memoryPageBySlug(state, slug) : memoryPageById(state, String(name))
    return toMemoryPage(state, knownMemoryPage(state, call, page), options)
  }
  return {
    fetchPage: memoryCall((selection: PageSelection) => read('fetchPage', selection)),
    fetchPageWithTags: memoryCall((selection: PageWithTagsSelection) =>
      read('fetchPageWithTags', selection),
    ),
    fetchPages: memoryCall(({ ids, ...options }) => {
      const list = listIds(ids)
      if (list.length === 0) throw new MissingArgumentError('ids')
      return list
        .flatMap((id) => memoryPageById(state, id) ?? [])
        .map((page) => toMemoryPage(state, page, options))
        .filter(({ active }) => active)
    }),
    searchPages: memoryCall(
      ({ search, campaign, charity, event, limit = 10, defaultPageStory, goalUnit }) => {
        const options = { defaultPageStory, goalUnit }
        const wanted = (search ?? '').trim().toLowerCase()
        const ids = {
          campaign: singleId('campaign', campaign)?.toLowerCase(),
          charity: singleId('charity', charity),
          event: singleId('event', event),
        }
        return rankedPages(
          state,
          (page) =>
            (ids.campaign === undefined || page.campaign?.toLowerCase() === ids.campaign) &&
            (ids.charity === undefined || page.charity === ids.charity) &&
            (ids.event === undefined || page.event === ids.event),
        )
          .map((page) => toMemoryPage(state, page, options))
          .filter(({ name, slug, owner = '' }) =>
            [name, slug, owner].some((text) => text.toLowerCase().includes(wanted)),
          )
          .slice(0, limit)
      },
    ),
  }
}

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
