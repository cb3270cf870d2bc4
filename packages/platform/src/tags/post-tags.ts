import type { Tag } from './tag.ts'
import { parseTag } from './parse-tag.ts'
import type { Platform } from '../platform/platform.ts'
import { callHook } from '../request/call-hook.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'

// Spec §7
const mostMs = 5000

/**
 * Writes tags, and once more at once after any failure (Spec §7). Each try takes 5 s at most, or the
 * platform's own time-out where that is shorter. A tag that is written twice is the same as one written once.
 */
export async function postTags(
  platform: Platform,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Tag[]> {
  const request = { method: 'POST', to: 'api', path, body, withToken: true, signal } as const
  const timeoutMs = Math.min(mostMs, platform.timeoutMs)
  const answer = await requestRest(platform, { ...request, timeoutMs }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    const attempt = 2
    callHook(platform.onRetry, { method: request.method, path, attempt, delayMs: 0 })
    return requestRest(platform, { ...request, timeoutMs, attempt })
  })
  return asList(asRecord(answer)['tags']).map(parseTag)
}
