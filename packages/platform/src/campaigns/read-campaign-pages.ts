import { toMinor } from '@milepost/measures'
import type { Page } from '../pages/page.ts'
import { parsePageSummary } from '../pages/parse-page-summary.ts'
import type { Platform } from '../platform/platform.ts'
import { singleId } from '../request/single-id.ts'
import { pathSegment } from '../request/path-segment.ts'
import type { ListPart } from '../request/read-list-in-parts.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { MoneyOf } from '../values/money-of.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import type { CampaignPagesSelection } from './fetch-campaign-pages.ts'

/** One answer's pages and the sum over every page. */
export type CampaignPagesPart = ListPart<Page, number> & {
  raised: number
  money: MoneyOf<'raised'>
}

/** Reads one answer of a campaign's pages; `pageNumber` counts from 1. */
export async function readCampaignPages(
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
