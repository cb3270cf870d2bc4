import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { Donation } from './donation.ts'
import {
  type DonationsPart,
  mostDonationRequests,
  mostDonationsPerRequest,
  readPageDonations,
} from './read-page-donations.ts'

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
  inputs: { slug: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<PageDonations> {
  const {
    slug,
    limit = mostDonationsPerRequest * mostDonationRequests,
    signal,
  } = emptyIfMissing(inputs)
  const pageSize = Math.min(mostDonationsPerRequest, Math.max(1, Math.trunc(limit)))
  const donations: Donation[] = []
  for (let pageNum = 1; ; pageNum += 1) {
    // Each answer tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const part: DonationsPart = await readPageDonations(platform, {
      slug,
      pageSize,
      pageNum,
      signal,
    })
    donations.push(...part.items)
    if (part.next === undefined || donations.length >= limit) {
      const count = Math.max(part.count, donations.length)
      return { donations: donations.slice(0, limit), count }
    }
  }
}
