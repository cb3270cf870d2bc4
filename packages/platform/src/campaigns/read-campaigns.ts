import { toMinor } from '@milepost/measures'
import {
  type Page,
  type PageOptions,
  parsePageSummary,
  type ReadParameters,
} from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Id, toPathSegment, toSingleId } from '../request/arguments.ts'
import { readList } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList, asRecord, type MinorAmounts, toAmount, toText } from '../values/values.ts'
import { type Campaign, parseCampaign } from './campaign.ts'

/**
 * Fetches a campaign with its totals.
 *
 * @param campaign - GUID
 * @throws {HttpError} 404 if the campaign does not exist
 * @throws {MissingArgumentError} if the campaign is missing
 */
export async function fetchCampaign(
  platform: Platform,
  inputs: ReadParameters & { campaign: Id; signal?: AbortSignal | undefined },
): Promise<Campaign> {
  const { campaign, country, includeOffline, signal } = cleanInputs(inputs)
  const id = toPathSegment('campaign', toSingleId('campaign', campaign))
  const path = `/v1/${platform.environment.provider}/campaigns/${id}`
  const query = { country, includeOffline }
  const response = await requestRest(platform, { to: 'services', path, query, signal })
  return parseCampaign(platform, response)
}

/** Pages of a campaign, and the total raised by all of them. */
export interface CampaignPages {
  pages: Page[]
  /** Total raised by all pages of the campaign, in major units of the requested currency. */
  raised: number
  money: MinorAmounts<'raised'>
}

export type CampaignPagesQuery = PageOptions & {
  campaign: Id
  /** Currency of the total. By default, the platform decides. */
  currency?: string | undefined
  /** Text that page names must contain. */
  search?: string | undefined
  /** Maximum number of pages. @default 10 */
  limit?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the pages of a campaign, in sequential requests of ten pages.
 *
 * @throws {HttpError} 404 if the campaign does not exist
 * @throws {MissingArgumentError} if the campaign is missing
 */
export async function fetchCampaignPages(
  platform: Platform,
  given: CampaignPagesQuery,
): Promise<CampaignPages> {
  const { campaign, currency, search, limit = 10, signal, ...options } = cleanInputs(given)
  const id = toPathSegment('campaign', toSingleId('campaign', campaign))
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
