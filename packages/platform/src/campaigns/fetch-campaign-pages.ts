import { parsePageSummary } from '../pages/parse-page-summary.ts'
import type { Page } from '../pages/page.ts'
import type { PageOptions } from '../pages/page-context.ts'
import type { Platform } from '../platform/platform.ts'
import { listIds, type Id } from '../request/list-ids.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'

/** Pages of a campaign, and what all of its pages add up to. */
export interface CampaignPages {
  pages: Page[]
  /** Major units of the currency asked for, over every page. */
  raised: number
}

/** Which pages of which campaign. */
export type CampaignPagesSelection = PageOptions & {
  campaign: Id
  /** The currency of the sum. */
  currency?: string | undefined
  /** A part of the name. */
  search?: string | undefined
  /** How many are wanted. @default 10 */
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
  { campaign, currency, search, limit = 10, signal, ...options }: CampaignPagesSelection,
): Promise<CampaignPages> {
  const id = pathSegment('campaign', listIds(campaign)[0])
  const path = `/v1/${platform.environment.provider}/campaigns/${id}/pages`
  const pages: Page[] = []
  for (let page = 1; ; page += 1) {
    const query = { currency, page, q: search }
    // Each page tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const body = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
    const meta = asRecord(body['meta'])
    const rows = asList(body['results'])
    pages.push(...rows.map((row) => parsePageSummary(platform, row, options)))
    if (rows.length === 0 || page >= toAmount(meta['totalPages']) || pages.length >= limit) {
      return { pages: pages.slice(0, limit), raised: toAmount(meta['totalAmount']) }
    }
  }
}
