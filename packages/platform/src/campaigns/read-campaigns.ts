import { toMinor } from '@milepost/measures'
import {
  type Page,
  type PageOptions,
  parsePageSummary,
  type ReadParameters,
} from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, type Id, pathSegment, singleId } from '../request/arguments.ts'
import { readList } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, type MinorAmounts, toAmount, toText } from '../values/values.ts'
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
  money: MinorAmounts<'raised'>
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
 * Fetches the pages of a campaign, ten per request, one request after the other.
 *
 * @throws {HttpError} with status 404 if the campaign does not exist
 * @throws {MissingArgumentError} without a campaign
 */
export async function fetchCampaignPages(
  platform: Platform,
  given: CampaignPagesSelection,
): Promise<CampaignPages> {
  const { campaign, currency, search, limit = 10, signal, ...options } = emptyIfMissing(given)
  const id = pathSegment('campaign', singleId('campaign', campaign))
  const path = `/v1/${platform.environment.provider}/campaigns/${id}/pages`
  const { items, last } = await readList(1, limit, async (pageNumber) => {
    const query = { currency, page: pageNumber, q: search }
    const body = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
    const meta = asRecord(body['meta'])
    const hasNext = pageNumber < toAmount(meta['totalPages'])
    return { items: asList(body['results']), next: hasNext ? pageNumber + 1 : undefined, meta }
  })
  const raised = toAmount(last.meta['totalAmount'])
  const code = currency ?? toText(last.meta['currency'])
  return {
    pages: items.map((row) => parsePageSummary(platform, row, options)),
    raised,
    money: { raisedMinor: toMinor(raised, code ?? ''), currency: code?.toUpperCase() },
  }
}
