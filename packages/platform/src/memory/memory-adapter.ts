import type { LinkCalls, PageCalls, PlatformAdapter } from '../adapter/platform-adapter.ts'
import { sandboxEnvironment } from '../environment/environments.ts'
import { MissingArgumentError } from '../errors/errors.ts'
import {
  campaignLink,
  buildDonateQuery,
  getStartedLink,
  pageDonateBaseUrl,
  pageLink,
} from '../links/links.ts'
import type { Page } from '../pages/page.ts'
import type { PageQuery, PageWithTagsQuery } from '../pages/read-page.ts'
import { listIds, toPathSegment, toSingleId } from '../request/arguments.ts'
import { toSlug } from '../values/texts.ts'
import { createMemoryCampaigns } from './memory-campaigns.ts'
import { createMemoryDonations } from './memory-donations.ts'
import { rankedPages, toMemoryPage } from './memory-rows.ts'
import {
  createMemoryState,
  requireMemoryPage,
  createMemoryCall,
  findPageById,
  findPageBySlug,
  type MemoryState,
} from './memory-state.ts'
import type { MemorySeed } from './memory-seed.ts'

/**
 * Creates a test double of a fundraising platform, with read-only campaigns, pages and donations in memory. Optional groups (accounts,
 * page editing, teams, fitness, tags, metadata, images, reports) are undefined.
 *
 * @param seed - seed data, which is not changed
 * @param origin - origin of all URLs. @default 'https://memory.example'
 */
export function createMemoryAdapter(
  seed: MemorySeed,
  { origin = 'https://memory.example' }: { origin?: string | undefined } = {},
): PlatformAdapter {
  const state = createMemoryState(seed, {
    environment: { ...sandboxEnvironment(origin), www: origin },
    clock: Date,
  })
  const adapter: PlatformAdapter = {
    name: 'memory',
    withToken: () => adapter,
    campaigns: createMemoryCampaigns(state),
    donations: createMemoryDonations(state),
    links: createMemoryLinks(state),
    pages: createMemoryPages(state),
  }
  return adapter
}

/** Page calls on seed data. Tags, fitness and metadata are empty. */
function createMemoryPages(state: MemoryState): PageCalls {
  const read = (call: string, { slug, id, ...options }: PageQuery): Page => {
    // The default platform treats a non-numeric ID as a slug.
    const name = slug || id
    toPathSegment('slug', toSlug(name))
    const page = slug ? findPageBySlug(state, slug) : findPageById(state, String(name))
    return toMemoryPage(state, requireMemoryPage(state, call, page), options)
  }
  return {
    fetchPage: createMemoryCall((selection: PageQuery) => read('fetchPage', selection)),
    fetchPageWithTags: createMemoryCall((selection: PageWithTagsQuery) =>
      read('fetchPageWithTags', selection),
    ),
    fetchPages: createMemoryCall(({ ids, ...options }) => {
      const list = listIds(ids)
      if (list.length === 0) throw new MissingArgumentError('ids')
      return list
        .flatMap((id) => findPageById(state, id) ?? [])
        .map((page) => toMemoryPage(state, page, options))
        .filter(({ active }) => active)
    }),
    searchPages: createMemoryCall(
      ({ search, campaign, charity, event, limit = 10, defaultPageStory, goalUnit }) => {
        const options = { defaultPageStory, goalUnit }
        const text = (search ?? '').trim().toLowerCase()
        const ids = {
          campaign: toSingleId('campaign', campaign)?.toLowerCase(),
          charity: toSingleId('charity', charity),
          event: toSingleId('event', event),
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
            [name, slug, owner].some((value) => value.toLowerCase().includes(text)),
          )
          .slice(0, limit)
      },
    ),
  }
}

function createMemoryLinks(state: MemoryState): LinkCalls {
  return {
    campaignDonateLink: (id, parameters) => {
      const campaign = state.campaigns.find((row) => row.id === id)
      return `${campaignLink(state, campaign?.slug ?? id)}/donate${buildDonateQuery(parameters)}`
    },
    donationIdPlaceholder: undefined,
    getStartedLink: (campaign) => getStartedLink(state, campaign),
    pageDonateLink: ({ id, slug }, parameters) => {
      const page = state.pages.find((row) => row.id === id)
      return pageDonateBaseUrl(state, { slug: page?.slug ?? slug }) + buildDonateQuery(parameters)
    },
    pageLink: (slug) => pageLink(state, slug),
  }
}
