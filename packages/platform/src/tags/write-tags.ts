import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, pathSegment, requireArguments } from '../request/arguments.ts'
import { callHook } from '../request/hooks.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/texts.ts'
import { asList, asRecord } from '../values/values.ts'
import { parseTag, requireTag, type Tag, type TagInput } from './tag.ts'

/**
 * Puts a tag on a page; the value of one that is there is replaced. Gives up after 5 s, twice, or earlier where the platform's own time-out is shorter.
 *
 * @returns the tags of the page, where the platform tells them
 * @throws {MissingArgumentError} without a slug, an id, a label or a value
 * @throws {TimeoutError} 'timeout of 5000ms exceeded'
 */
export async function writeTag(
  platform: Platform,
  inputs: TagInput & { slug: string; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, id, label, value, aggregation = [], signal } = emptyIfMissing(inputs)
  requireArguments({ id, label, value })
  const path = `/v1/tags/${pathSegment('slug', toSlug(slug))}`
  return postTags(platform, path, { id, label, value, aggregation }, signal)
}

/**
 * Puts several tags on a page in one request; as `writeTag`.
 *
 * @throws {MissingArgumentError} without a slug or tags, or for a tag without an id, a label or a value
 * @throws {TimeoutError} 'timeout of 5000ms exceeded'
 */
export async function writeTags(
  platform: Platform,
  inputs: { slug: string; tags: readonly TagInput[]; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, tags, signal } = emptyIfMissing(inputs)
  const path = `/v1/tags/${pathSegment('slug', toSlug(slug))}/multiple`
  requireArguments({ tags })
  const tagValues = tags.map((tag) => {
    requireTag(tag)
    const { id, label, value, aggregation = [] } = tag
    return { tagDefinition: { id, label }, value, aggregation }
  })
  return postTags(platform, path, { tagValues }, signal)
}

// Spec §7
const mostMs = 5000

/**
 * Writes tags, and once more at once after any failure (Spec §7). Each try takes 5 s at most, or the
 * platform's own time-out where that is shorter. A tag that is written twice is the same as one written once.
 */
async function postTags(
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
