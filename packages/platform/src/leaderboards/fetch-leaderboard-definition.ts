import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import type { LeaderboardDefinition } from './leaderboard-definition.ts'
import { parseLeaderboardDefinition } from './parse-leaderboard-definition.ts'

/**
 * Reads a leaderboard definition.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without an id
 */
export async function fetchLeaderboardDefinition(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<LeaderboardDefinition> {
  const { id, signal } = emptyIfMissing(inputs)
  const path = `/v1/tags/leaderboard/definition/${pathSegment('id', id)}`
  const answer = asRecord(await requestRest(platform, { to: 'api', path, signal }))
  return parseLeaderboardDefinition(answer['definition'])
}
