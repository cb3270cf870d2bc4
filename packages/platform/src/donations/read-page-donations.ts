import type { Platform } from '../platform/platform.ts'
import { pathSegment } from '../request/path-segment.ts'
import type { ListPart } from '../request/read-list-in-parts.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toSlug } from '../values/to-slug.ts'
import type { Donation } from './donation.ts'
import { parseListedDonation } from './parse-listed-donation.ts'

// Spec §9
export const mostDonationsPerRequest = 150
export const mostDonationRequests = 10

/** One answer's donations and how many the page has in all. */
export type DonationsPart = ListPart<Donation, number> & { count: number }

/** Reads one answer of a page's donations; `pageNum` counts from 1, up to ten. */
export async function readPageDonations(
  platform: Platform,
  {
    slug,
    pageSize,
    pageNum,
    signal,
  }: { slug: string; pageSize: number; pageNum: number; signal: AbortSignal | undefined },
): Promise<DonationsPart> {
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}/donations`
  const query = { pageSize, pageNum }
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  const pagination = asRecord(body['pagination'])
  const lastPage = Math.min(toAmount(pagination['totalPages']), mostDonationRequests)
  return {
    items: asList(body['donations']).map(parseListedDonation),
    next: pageNum < lastPage ? pageNum + 1 : undefined,
    count: toAmount(pagination['totalResults']),
  }
}
