import { toMinor } from '@milepost/measures'
import { fetchEventPages, fetchPages, fetchUserPages, searchPages } from '../pages/list-pages.ts'
import {
  type Page,
  type PageOptions,
  parsePageSummary,
  type ReadParameters,
} from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import {
  emptyIfMissing,
  type Id,
  type Ids,
  listIds,
  pathSegment,
  singleId,
} from '../request/arguments.ts'
import { type ListPart, readListInParts } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, type MoneyOf, toAmount, toText } from '../values/values.ts'
import { type Campaign, parseCampaign } from './campaign.ts'

/**
 * Reads one campaign with what it has raised.
 *
 * @param campaign - its guid
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a campaign
 */
export async function fetchCampaign(
  platform: Platform,
  inputs: ReadParameters & { campaign: Id; signal?: AbortSignal | undefined },
): Promise<Campaign> {
  const { campaign, country, includeOffline, signal } = emptyIfMissing(inputs)
  const id = pathSegment('campaign', singleId('campaign', campaign))
  const path = `/v1/${platform.environment.provider}/campaigns/${id}`
  const query = { country, includeOffline }
  const answer = await requestRest(platform, { to: 'services', path, query, signal })
  return parseCampaign(platform, answer)
}

/** Pages of a campaign, and what all of its pages add up to. */
export interface CampaignPages {
  pages: Page[]
  /** Major units of the currency asked for, over every page. */
  raised: number
  /** `raised` to reckon with. */
  money: MoneyOf<'raised'>
}

/** The campaign, and which of its pages to fetch. */
export type CampaignPagesSelection = PageOptions & {
  campaign: Id
  /** The currency of the sum. */
  currency?: string | undefined
  /** A part of the name. */
  search?: string | undefined
  /** The most to return. @default 10 */
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the pages of a campaign, ten a request, one request after the other until there are enough.
 *
 * @throws {HttpError} with status 404 when there is no such campaign
 * @throws {MissingArgumentError} without a campaign
 */
export async function fetchCampaignPages(
  platform: Platform,
  given: CampaignPagesSelection,
): Promise<CampaignPages> {
  const { limit = 10, ...selection } = emptyIfMissing(given)
  const pages: Page[] = []
  for (let pageNumber: number | undefined = 1; ;) {
    // Each answer tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const part: CampaignPagesPart = await readCampaignPages(platform, selection, pageNumber)
    pages.push(...part.items)
    pageNumber = part.next
    if (pageNumber === undefined || pages.length >= limit) {
      const { raised, money } = part
      return { pages: pages.slice(0, limit), raised, money }
    }
  }
}

/** Goes through all pages of a campaign, ten a request; as `fetchCampaignPages`. */
export function iterateCampaignPages(
  platform: Platform,
  selection: Omit<CampaignPagesSelection, 'limit'>,
): AsyncGenerator<Page, void, undefined> {
  const given = emptyIfMissing(selection)
  return readListInParts(1, (pageNumber) => readCampaignPages(platform, given, pageNumber))
}

type CampaignPagesPart = ListPart<Page, number> & Omit<CampaignPages, 'pages'>

/** Reads one answer of a campaign's pages; `pageNumber` counts from 1. */
async function readCampaignPages(
  platform: Platform,
  { campaign, currency, search, signal, ...options }: Omit<CampaignPagesSelection, 'limit'>,
  pageNumber: number,
): Promise<CampaignPagesPart> {
  const id = pathSegment('campaign', singleId('campaign', campaign))
  const path = `/v1/${platform.environment.provider}/campaigns/${id}/pages`
  const query = { currency, page: pageNumber, q: search }
  const body = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
  const meta = asRecord(body['meta'])
  const raised = toAmount(meta['totalAmount'])
  const code = currency ?? toText(meta['currency'])
  const rows = asList(body['results'])
  const isLast = rows.length === 0 || pageNumber >= toAmount(meta['totalPages'])
  return {
    items: rows.map((row) => parsePageSummary(platform, row, options)),
    next: isLast ? undefined : pageNumber + 1,
    raised,
    money: { raisedMinor: toMinor(raised, code ?? ''), currency: code?.toUpperCase() },
  }
}

/** The pages to find: by their ids, owner, campaign, charity or event, or by a part of the name. */
export type FindPagesSelection = PageOptions & {
  /** The supporter's own; needs a token. */
  userPages?: boolean | undefined
  /** Every page of `ids` or of the event, instead of a search. */
  allPages?: boolean | undefined
  ids?: Ids | undefined
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** A part of the name. */
  search?: string | undefined
  /** @default 10 */
  limit?: number | undefined
  country?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads pages by the call that fits: the supporter's own; by ids; of an event; of a campaign;
 * otherwise by search. Of several campaigns or events the first counts, but for one's own pages.
 */
export async function findPages(
  platform: Platform,
  given: FindPagesSelection = {},
): Promise<Page[]> {
  const selection = emptyIfMissing(given)
  const { userPages, allPages, ids, search, limit = 10, country, signal } = selection
  const { defaultPageStory, goalUnit } = selection
  const shared = { defaultPageStory, goalUnit, signal }
  const pageIds = listIds(ids)
  const [campaign] = listIds(selection.campaign)
  const [charity] = listIds(selection.charity)
  const [event] = listIds(selection.event)
  if (userPages && platform.token) {
    const { campaign: campaigns, charity: charities, event: events } = selection
    return fetchUserPages(platform, {
      ...shared,
      campaign: campaigns,
      charity: charities,
      event: events,
    })
  }
  if (allPages && pageIds.length > 0) {
    return fetchPages(platform, { ...shared, ids: pageIds })
  }
  if (allPages && event) {
    return (await fetchEventPages(platform, { ...shared, event, limit })).pages
  }
  if (campaign && !event) {
    return (await fetchCampaignPages(platform, { ...shared, campaign, search, limit })).pages
  }
  return searchPages(platform, { ...shared, search, campaign, charity, event, limit, country })
}
