import type { Page } from '../pages/page.ts'
import type { PageOptions } from '../pages/page-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { MoneyOf } from '../values/money-of.ts'
import { type CampaignPagesPart, readCampaignPages } from './read-campaign-pages.ts'

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
