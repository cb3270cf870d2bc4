import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'

/**
 * Deletes a leaderboard definition. Sent once.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without an id
 */
export async function deleteLeaderboardDefinition(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, signal } = emptyIfMissing(inputs)
  const path = `/v1/tags/leaderboard/definition/${pathSegment('id', id)}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
