import type { Platform } from '../platform/platform.ts'
import { orEmpty } from '../request/or-empty.ts'
import { readInTurn } from '../request/read-in-turn.ts'
import type { Donation } from './donation.ts'
import { mostDonationsPerRequest as pageSize, readPageDonations } from './read-page-donations.ts'

/** Goes through the donations of a page, newest first; as `fetchPageDonations`. */
export function iteratePageDonations(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): AsyncGenerator<Donation, void, undefined> {
  const { slug, signal } = orEmpty(inputs)
  return readInTurn(1, (pageNum) =>
    readPageDonations(platform, { slug, pageSize, pageNum, signal }),
  )
}
