import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'

/**
 * Changes one row that is kept about a page. Sent once.
 *
 * @param id - the row's own
 * @throws {MissingArgumentError} without a token, an id or a key
 */
export async function updateMetadata(
  platform: Platform,
  inputs: { id: string; key: string; value: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, key, value, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ key })
  const app = pathSegment('metadataApp', platform.environment.metadataApp)
  const path = `/v1/apps/${app}/metadata/${pathSegment('id', id)}`
  const body = { key, value }
  await requestRest(platform, {
    method: 'PUT',
    to: 'metadata',
    path,
    body,
    withToken: true,
    signal,
  })
}
