import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { Donation } from './donation.ts'
import { parseDonation } from './parse-donation.ts'

/**
 * Reads one donation. With the page owner's token the answer contains more than the public fields.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without an id
 */
export async function fetchDonation(
  platform: Platform,
  inputs: { id: string | number; signal?: AbortSignal | undefined },
): Promise<Donation> {
  const { id, signal } = emptyIfMissing(inputs)
  const path = `/v1/donation/${pathSegment('id', id)}`
  return parseDonation(await requestRest(platform, { to: 'api', path, withToken: true, signal }))
}
