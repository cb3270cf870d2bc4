import { isHttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'

/**
 * Whether a page is under a short name. Nothing is read but that: no body comes back.
 *
 * @throws {HttpError} with status 400 for a name that no page could have
 * @throws {MissingArgumentError} without a slug
 */
export async function isPageSlugTaken(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const { slug, signal } = emptyIfMissing(inputs)
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}`
  try {
    await requestRest(platform, { method: 'HEAD', to: 'api', path, signal })
    return true
  } catch (error) {
    if (isHttpError(error, 404)) return false
    throw error
  }
}
