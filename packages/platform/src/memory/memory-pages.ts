import type { PageCalls } from '../adapter/page-calls.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { PageWithTagsSelection } from '../pages/fetch-page-with-tags.ts'
import type { Page } from '../pages/page.ts'
import type { PageSelection } from '../pages/page-selection.ts'
import { listIds } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { pathSegment } from '../request/path-segment.ts'
import { toSlug } from '../values/to-slug.ts'
import { knownMemoryPage, memoryPageById, memoryPageBySlug } from './find-memory-page.ts'
import { memoryCall } from './memory-call.ts'
import type { MemoryState } from './memory-state.ts'
import { rankedPages } from './memory-sums.ts'
import { toMemoryPage } from './to-memory-page.ts'

/** The calls of pages on a platform in memory. Pages have no tags, no fitness and no metadata there. */
export function memoryPages(state: MemoryState): PageCalls {
  const read = (call: string, { slug, id, ...options }: PageSelection): Page => {
    // The default platform takes an id that is no number for a short name.
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
