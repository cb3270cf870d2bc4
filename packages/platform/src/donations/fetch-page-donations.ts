import type { Platform } from '../platform/platform.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toSlug } from '../values/to-slug.ts'
import type { Donation } from './donation.ts'
import { parseListedDonation } from './parse-listed-donation.ts'

// Spec §9
const mostPerRequest = 150
const mostRequests = 10

/** A page's donations, newest first. */
export interface PageDonations {
  donations: Donation[]
  /** How many donations the page has, also beyond those that were read. */
  count: number
}

/**
 * Reads the donations of a page: 150 a request, at most ten requests one after the other.
 *
 * @param limit - how many are wanted; fewer than 150 are asked for in one small request
 * @throws {HttpError} with status 404 when there is no such page
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchPageDonations(
  platform: Platform,
  {
    slug,
    limit = mostPerRequest * mostRequests,
    signal,
  }: { slug: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<PageDonations> {
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}/donations`
  const pageSize = Math.min(mostPerRequest, Math.max(1, Math.trunc(limit)))
  const donations: Donation[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    const query = { pageSize, pageNum }
    // Each page tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const pagination = asRecord(body['pagination'])
    donations.push(...asList(body['donations']).map(parseListedDonation))
    const lastPage = Math.min(toAmount(pagination['totalPages']), mostRequests)
    if (pageNum >= lastPage || donations.length >= limit) {
      const count = Math.max(toAmount(pagination['totalResults']), donations.length)
      return { donations: donations.slice(0, limit), count }
    }
  }
}
