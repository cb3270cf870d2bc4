import { isHttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { ReadBack } from '../request/read-back.ts'
import { type Guid, isSameGuid } from '../values/guid.ts'
import { fetchTeam } from './fetch-team.ts'
import type { Team } from './team.ts'

/**
 * Finds out whether a team whose creation got no answer was created. One with the short name that
 * belongs to somebody else is not it.
 *
 * @param owner - the captain's guid
 * @throws {MissingArgumentError} without a slug
 * @throws whatever the reading ends with, but for a 404
 */
export async function readBackTeam(
  platform: Platform,
  inputs: { slug: string; owner: Guid; signal?: AbortSignal | undefined },
): Promise<ReadBack<Team>> {
  const { slug, owner, signal } = emptyIfMissing(inputs)
  try {
    const entity = await fetchTeam(platform, { slug, signal })
    if (!entity.owner || !owner) return { outcome: 'undecided' }
    return isSameGuid(entity.owner, owner) ? { outcome: 'found', entity } : { outcome: 'absent' }
  } catch (error) {
    if (isHttpError(error, 404)) return { outcome: 'absent' }
    throw error
  }
}
