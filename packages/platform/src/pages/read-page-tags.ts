import { isHttpError } from '../errors/http-error.ts'
import type { Platform } from '../platform/platform.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'

/** The tags of a page as the server says them; none for a page that it does not know. */
export async function readPageTags(
  platform: Platform,
  slug: string,
  signal: AbortSignal | undefined,
): Promise<readonly unknown[]> {
  const path = `/v1/tags/${pathSegment('slug', slug)}`
  try {
    return asList(asRecord(await requestRest(platform, { to: 'api', path, signal }))['tags'])
  } catch (error) {
    if (isHttpError(error, 404)) return []
    throw error
  }
}
