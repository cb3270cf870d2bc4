import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import type { Donation } from './donation.ts'
import { mostDonationsPerRequest as pageSize, readPageDonations } from './read-page-donations.ts'

/** Goes through the donations of a page, newest first; as `fetchPageDonations`. */
export function iteratePageDonations(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): AsyncGenerator<Donation, void, undefined> {
  const { slug, signal } = emptyIfMissing(inputs)
  return readListInParts(1, (pageNum) =>
    readPageDonations(platform, { slug, pageSize, pageNum, signal }),
  )
}
