import { isHttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import type { ReadBack } from '../request/read-back.ts'
import { type Guid, isSameGuid } from '../values/guid.ts'
import { fetchPage } from './fetch-page.ts'
import type { Page } from './page.ts'

/**
 * Finds out whether a page whose creation got no answer was created. One with the short name that
 * belongs to somebody else is not it.
 *
 * @param owner - the supporter's guid
 * @throws {MissingArgumentError} without a slug
 * @throws whatever the reading ends with, but for a 404
 */
export async function readBackPage(
  platform: Platform,
  inputs: { slug: string; owner: Guid; signal?: AbortSignal | undefined },
): Promise<ReadBack<Page>> {
  const { slug, owner, signal } = emptyIfMissing(inputs)
  try {
    const entity = await fetchPage(platform, { slug, signal })
    if (!entity.ownerGuid || !owner) return { outcome: 'undecided' }
    return isSameGuid(entity.ownerGuid, owner)
      ? { outcome: 'found', entity }
      : { outcome: 'absent' }
  } catch (error) {
    if (isHttpError(error, 404)) return { outcome: 'absent' }
    throw error
  }
}
