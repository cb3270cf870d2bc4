import { toMinor } from '@milepost/measures'
import type { PageEditingCalls } from '../adapter/page-editing-calls.ts'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { CreatePageInputs } from '../pages/create-page.ts'
import { listIds } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { pathSegment } from '../request/path-segment.ts'
import type { ReadBack } from '../request/read-back.ts'
import { requireArguments } from '../request/require-arguments.ts'
import type { Page } from '../pages/page.ts'
import { cleanPageTitle } from '../values/clean-page-title.ts'
import { plainApostrophes } from '../values/plain-apostrophes.ts'
import { randomGuid } from '../values/random-text.ts'
import { shorten } from '../values/shorten.ts'
import { toShortName } from '../values/to-short-name.ts'
import { toSlug } from '../values/to-slug.ts'
import { knownMemoryPage, memoryPageBySlug } from './find-memory-page.ts'
import { memoryCall } from './memory-call.ts'
import { memoryRefusal } from './memory-refusal.ts'
import { signedInSupporter } from './memory-sessions.ts'
import { copyWithCleanTexts, type MemoryState, nextId } from './memory-state.ts'
import type { MemoryPage } from './memory-world.ts'
import { toMemoryPage } from './to-memory-page.ts'

// Spec §9
const longestName = 45
const longestTitle = 255
const longestStory = 100_000
const mostMajor = 10_000_000

/** What supporters do with pages of their own on a platform in memory. */
export function memoryPageEditing(state: MemoryState, token: string | undefined): PageEditingCalls {
  const ownPage = (call: string, slug: string): MemoryPage => {
    const supporter = signedInSupporter(state, call, token)
    pathSegment('slug', toSlug(slug))
    const page = knownMemoryPage(state, call, memoryPageBySlug(state, slug))
    if (page.owner !== supporter.uuid) {
      throw memoryRefusal(403, call, 'This is the page of somebody else')
    }
    return page
  }
  const freeNames = (name: string): string[] => {
    const base = toShortName(name, longestName)
    if (!base) return []
    const ends = ['', '-2', '-3', ...state.pages.map((_, index) => `-${index + 4}`)]
    const isFree = (slug: string) => memoryPageBySlug(state, slug) === undefined
    return ends
      .map((end) => base.slice(0, longestName - end.length) + end)
      .filter(isFree)
      .slice(0, 3)
  }
  return {
    cancelPage: memoryCall(({ slug }: { slug: string; signal?: AbortSignal | undefined }) => {
      ownPage('cancelPage', slug).status = 'Cancelled'
    }),
    createPage: memoryCall((inputs: CreatePageInputs) => {
      const owner = signedInSupporter(state, 'createPage', token)
      const { slug, forceSlug = false } = inputs
      requireArguments({ charity: singleId('charity', inputs.charity), title: inputs.title })
      if (forceSlug && !slug) throw new MissingArgumentError('slug')
      const place = placeOf(state, inputs)
      const [free] = freeNames(slug || inputs.title)
      if (forceSlug && free !== slug) return false
      const title = plainApostrophes(inputs.title).trim()
      checkText('createPage', { title }, longestTitle)
      checkText('createPage', { story: inputs.story }, longestStory)
      const page = copyWithCleanTexts<MemoryPage>({
        ...place,
        id: nextId(state.pages),
        uuid: randomGuid(state.random),
        slug: free ?? randomGuid(state.random),
        name: title,
        owner: owner.uuid,
        targetMinor: checkedMinor('createPage', inputs.target ?? 0, place.currency),
        story: inputs.story,
        pageSummaryWhat: inputs.summaryWhat,
        pageSummaryWhy: inputs.summaryWhy && shorten(inputs.summaryWhy, 50),
        attribution: inputs.attribution,
        image: inputs.image ?? inputs.images?.[0]?.url,
        createdAt: new Date(state.clock.now()).toISOString(),
        eventDate: inputs.eventDate,
        expiresAt: inputs.expiryDate,
      })
      state.pages.push(page)
      return toMemoryPage(state, page, inputs)
    }),
    fetchUserPages: memoryCall(({ campaign, charity, event, ...options }) => {
      const supporter = signedInSupporter(state, 'fetchUserPages', token)
      const isIn = (ids: Parameters<typeof listIds>[0], id: string | undefined) => {
        const list = listIds(ids).map((text) => text.toLowerCase())
        return list.length === 0 || list.includes((id ?? '').toLowerCase())
      }
      return state.pages
        .filter(({ owner }) => owner === supporter.uuid)
        .filter((page) => isIn(campaign, page.campaign))
        .filter((page) => isIn(charity, page.charity) && isIn(event, page.event))
        .toReversed()
        .map((page) => toMemoryPage(state, page, options))
    }),
    isPageSlugTaken: memoryCall(({ slug }: { slug: string; signal?: AbortSignal | undefined }) => {
      const name = toSlug(slug)
      pathSegment('slug', name)
      if (toShortName(name, longestName) !== name.toLowerCase()) {
        throw memoryRefusal(400, 'isPageSlugTaken', 'No page could have this short name')
      }
      return memoryPageBySlug(state, name) !== undefined
    }),
    readBackPage: memoryCall(
      ({
        slug,
        owner,
      }: {
        slug: string
        owner: string
        signal?: AbortSignal | undefined
      }): ReadBack<Page> => {
        pathSegment('slug', toSlug(slug))
        const page = memoryPageBySlug(state, slug)
        if (!page) return { outcome: 'absent' }
        if (!owner) return { outcome: 'undecided' }
        return page.owner === owner
          ? { outcome: 'found', entity: toMemoryPage(state, page) }
          : { outcome: 'absent' }
      },
    ),
    suggestPageShortNames: memoryCall(
      ({ name }: { name: string; signal?: AbortSignal | undefined }) => {
        requireArguments({ name })
        return freeNames(name)
      },
    ),
    updatePage: memoryCall((inputs) => {
      const call = 'updatePage'
      const { attribution, image, title, offline, story, target, summaryWhat, summaryWhy } = inputs
      const name = title === undefined ? undefined : cleanPageTitle(title)
      const page = ownPage(call, inputs.slug)
      if (name === '') throw new MissingArgumentError('title')
      if (page.status === 'Cancelled') throw memoryRefusal(400, call, 'The page is cancelled')
      const currency = inputs.currency?.toUpperCase() ?? page.currency
      if (currency !== page.currency) {
        throw memoryRefusal(400, call, `${currency} is not the currency of the page`)
      }
      checkText(call, { title: name }, longestTitle)
      checkText(call, { story }, longestStory)
      const minor = (amount: number | undefined) =>
        amount === undefined ? undefined : checkedMinor(call, amount, currency)
      const changes = {
        attribution,
        image: image || undefined,
        name,
        offlineMinor: minor(offline),
        pageSummaryWhat: summaryWhat,
        pageSummaryWhy: summaryWhy === undefined ? undefined : shorten(summaryWhy, 50),
        story,
        targetMinor: minor(target),
      }
      // What is not given is left out of the copy, and so stays.
      Object.assign(page, copyWithCleanTexts(changes))
    }),
  }
}

/** What a new page is for: every id must be known, and the campaign's own. */
function placeOf(state: MemoryState, inputs: CreatePageInputs) {
  const refuse = (message: string, status = 400) => memoryRefusal(status, 'createPage', message)
  const charity = singleId('charity', inputs.charity) ?? ''
  const event = singleId('event', inputs.event)
  const guid = singleId('campaign', inputs.campaign)?.toLowerCase()
  const campaign = state.campaigns.find(({ id }) => id.toLowerCase() === guid)
  if (!state.charities.some(({ id }) => id === charity)) throw refuse('There is no such charity')
  if (guid !== undefined) {
    if (!campaign) throw refuse('There is no such campaign', 404)
    if (campaign.charity !== charity) throw refuse('The campaign is for another charity')
  }
  const currency = inputs.currency?.toUpperCase() ?? campaign?.currency ?? 'GBP'
  if (!/^[A-Z]{3}$/.test(currency)) throw refuse(`${currency} is not taken`)
  return {
    charity,
    campaign: campaign?.id,
    event: event ?? campaign?.event,
    currency,
  }
}

/** Money in major units as whole minor ones: nothing negative, at most ten million. */
function checkedMinor(call: string, amount: number, currency: string): number {
  if (!(amount >= 0 && amount <= mostMajor)) {
    throw memoryRefusal(400, call, 'An amount must be from 0 to 10,000,000')
  }
  return toMinor(amount, currency)
}

function checkText(
  call: string,
  texts: Readonly<Record<string, string | undefined>>,
  longest: number,
): void {
  for (const [name, text] of Object.entries(texts)) {
    if (text !== undefined && text.length > longest) {
      throw memoryRefusal(400, call, `${name}: must have at most ${longest} characters`)
    }
  }
}
