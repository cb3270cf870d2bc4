import type { Tag } from '../pages/tag.ts'
import { parseTag } from '../pages/parse-tag.ts'
import type { Platform } from '../platform/platform.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'

// Spec §7
const timeoutMs = 5000

/**
 * Writes tags: 5 s at most, and once more at once after any failure (Spec §7). A tag that is
 * written twice is the same as one written once.
 */
export async function postTags(
  platform: Platform,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Tag[]> {
  const attempt = () =>
    requestRest(platform, {
      method: 'POST',
      to: 'api',
      path,
      body,
      withToken: true,
      timeoutMs,
      signal,
    })
  const answer = await attempt().catch((error: unknown) => {
    if (signal?.aborted) throw error
    return attempt()
  })
  return asList(asRecord(answer)['tags']).map(parseTag)
}
