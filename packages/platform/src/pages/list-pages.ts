import { toMajor, toMinor } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Id,
  type Ids,
  listEvents,
  listIds,
  requireArguments,
  requireToken,
  toSingleId,
} from '../request/arguments.ts'
import { ifFound } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, toAmount, toBatches, toText } from '../values/values.ts'
import {
  type Page,
  type PageOptions,
  parsePagesBulkRow,
  parsePageSummary,
  parseSearchRow,
} from './page.ts'
import { fetchPage, type PageQuery } from './read-page.ts'

const guidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const maxPerRequest = 20

/**
 * Fetches several pages. Pages that do not exist or are not active are omitted. GUIDs are fetched in batches of 20, other IDs one by
 * one, all in parallel.
 *
 * @param ids - GUIDs, numeric IDs or slugs
 * @returns pages requested by GUID, followed by the others
 * @throws {MissingArgumentError} if there are no IDs
 */
export async function fetchPages(
  platform: Platform,
  inputs: Omit<PageQuery, 'slug' | 'id'> & { ids: Ids },
): Promise<Page[]> {
  const { ids, ...options } = cleanInputs(inputs)
  const list = listIds(ids)
  if (list.length === 0) throw new MissingArgumentError('ids')
  const guids = list.filter((id) => guidPattern.test(id))
  const others = list.filter((id) => !guidPattern.test(id))
  const [bulk, ...single] = await Promise.all([
    readBulk(platform, guids, options),
    ...others.map((id) => ifFound(fetchPage(platform, { id, ...options }))),
  ])
  return [...bulk, ...single].filter((page) => page !== undefined).filter(({ active }) => active)
}

async function readBulk(
  platform: Platform,
  guids: readonly string[],
  options: Omit<PageQuery, 'slug' | 'id'>,
): Promise<Page[]> {
  const { campaign, country, includeOffline, signal } = options
  const path = `/v1/${platform.environment.provider}/proxy/fundraising/v2/pages/bulk`
  const bodies = await Promise.all(
    toBatches(guids, maxPerRequest).map((batch) =>
      requestRest(platform, {
        to: 'services',
        path,
        query: {
          pageGuids: batch.join(','),
          campaign: listIds(campaign).join(','),
          country,
          includeOffline,
        },
        signal,
      }),
    ),
  )
  return bodies
    .flatMap((body) => asList(asRecord(body)['results']))
    .filter((row) => /^active$/i.test(toText(asRecord(row)['status']) ?? ''))
    .map((row) => parsePagesBulkRow(platform, row, options))
}

/** Filters for the supporter's own pages. */
export type UserPagesQuery = PageOptions & {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the pages of the signed-in supporter, including inactive ones.
 *
 * @throws {MissingArgumentError} if the token is missing
 */
export async function fetchUserPages(
  platform: Platform,
  selection: UserPagesQuery = {},
): Promise<Page[]> {
  const { campaign, charity, event, signal, ...options } = cleanInputs(selection)
  requireToken(platform)
  const path = '/v1/fundraising/pages'
  // The case of GUIDs varies.
  const lowerCaseIds = (ids: Ids | undefined) => listIds(ids).map((id) => id.toLowerCase())
  const rows = asList(await requestRest(platform, { to: 'api', path, withToken: true, signal }))
  const filters = [
    ['campaignGuid', lowerCaseIds(campaign)],
    ['charityId', lowerCaseIds(charity)],
    ['eventId', lowerCaseIds(event)],
  ] as const
  return rows
    .filter((row) =>
      filters.every(
        ([name, ids]) =>
          ids.length === 0 || ids.includes((toText(asRecord(row)[name]) ?? '').toLowerCase()),
      ),
    )
    .map((row) => parsePageSummary(platform, row, options))
}

export type EventPagesQuery = PageOptions & {
  /** Numeric ID. */
  event: Id
  /** Maximum number of pages. @default 10 */
  limit?: number | undefined
  /** Page number, from 1. @default 1 */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches one page of an event's fundraising pages.
 *
 * @returns `count` is the total number of the event's fundraising pages
 * @throws {MissingArgumentError} if the event is missing
 * @throws {UnsupportedError} if there are several events, or the event is not numeric
 */
export async function fetchEventPages(
  platform: Platform,
  given: EventPagesQuery,
): Promise<{ pages: Page[]; count: number }> {
  const { event, limit = 10, pageNumber = 1, signal, ...options } = cleanInputs(given)
  const id = listEvents(event).length > 0 && toSingleId('event', event)
  if (!id) throw new MissingArgumentError('event')
  const path = `/v1/event/${id}/pages`
  const query = { pageSize: limit, page: pageNumber }
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  return {
    pages: asList(body['fundraisingPages']).map((row) =>
      parsePageSummary(platform, withOffline(row), options),
    ),
    count: toAmount(body['totalFundraisingPages']),
  }
}

/** Adds the offline amount, which the response only includes in the sum. */
function withOffline(wire: unknown): unknown {
  const row = asRecord(wire)
  const { raisedAmount, totalRaisedOnline } = row
  if (toText(row['totalRaisedOffline']) || toText(totalRaisedOnline) === undefined) return row
  const currency = toText(row['currencyCode']) ?? ''
  const offlineMinor =
    toMinor(toAmount(raisedAmount), currency) - toMinor(toAmount(totalRaisedOnline), currency)
  return { ...row, totalRaisedOffline: toMajor(Math.max(0, offlineMinor), currency) }
}

/** Filters for a page search. */
export type PageSearch = PageOptions & {
  /** Text to search for. */
  search?: string | undefined
  campaign?: Id | undefined
  charity?: Id | undefined
  event?: Id | undefined
  /** @default 10 */
  limit?: number | undefined
  country?: string | undefined
  signal?: AbortSignal | undefined
}

/** Searches supporters' pages by name, campaign, charity or event, best match first. */
export async function searchPages(platform: Platform, inputs: PageSearch = {}): Promise<Page[]> {
  const {
    search,
    campaign,
    charity,
    event,
    limit = 10,
    country,
    signal,
    ...options
  } = cleanInputs(inputs)
  const body = asRecord(
    await requestRest(platform, {
      to: 'api',
      path: '/v1/onesearch',
      query: {
        q: search,
        i: 'Fundraiser',
        campaignId: toSingleId('campaign', campaign),
        charityId: toSingleId('charity', charity),
        eventId: toSingleId('event', event),
        limit,
        country,
      },
      signal,
    }),
  )
  return asList(asRecord(asList(body['GroupedResults'])[0])['Results']).map((row) =>
    parseSearchRow(platform, row, options),
  )
}

export interface TagSearch {
  tagId: string
  tagValue: string
  /** @default 100 */
  limit?: number | undefined
  /** Number of pages to skip. @default 0 */
  offset?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the pages that have a given tag value.
 *
 * @returns `count` is the total number of matches
 * @throws {MissingArgumentError} if the tag or value is missing
 */
export async function searchTags(
  platform: Platform,
  inputs: TagSearch,
): Promise<{ pages: Page[]; count: number }> {
  const { tagId, tagValue, limit = 100, offset = 0, signal } = cleanInputs(inputs)
  requireArguments({ tagId, tagValue })
  const query = { tagsQuery: `tags.${tagId}=${tagValue}`, maxValue: limit, offset }
  const path = '/v1/tags/search'
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  return {
    pages: asList(body['results']).map((row) => parsePageSummary(platform, row)),
    count: toAmount(body['numberOfHits']),
  }
}
