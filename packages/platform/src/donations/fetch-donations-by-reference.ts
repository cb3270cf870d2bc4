import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { Donation } from './donation.ts'
import { parseListedDonation } from './parse-listed-donation.ts'

// Spec §9
const mostPerRequest = 500

/**
 * Reads the donations that carry a reference, at most 500. An unknown reference has none.
 *
 * @throws {MissingArgumentError} without a reference
 */
export async function fetchDonationsByReference(
  platform: Platform,
  inputs: { reference: string; signal?: AbortSignal | undefined },
): Promise<Donation[]> {
  const { reference, signal } = emptyIfMissing(inputs)
  const path = `/v1/donation/ref/${pathSegment('reference', reference)}`
  const query = { pageSize: mostPerRequest }
  const body = await requestRest(platform, { to: 'api', path, query, signal })
  return asList(asRecord(body)['donations']).map(parseListedDonation)
}
