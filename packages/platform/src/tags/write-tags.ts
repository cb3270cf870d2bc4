import type { Platform } from '../platform/platform.ts'
import { cleanInputs, toPathSegment, requireArguments } from '../request/arguments.ts'
import { callHook } from '../request/hooks.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/texts.ts'
import { asList, asRecord } from '../values/values.ts'
import { parseTag, requireTag, type Tag, type TagInput } from './tag.ts'

/**
 * Writes a page tag, replacing any existing value. Retried once, because the write is idempotent. Each attempt has a timeout of 5 s, or
 * the platform's if that is shorter (Spec §7).
 *
 * @returns the page's tags, if the response contains them
 * @throws {MissingArgumentError} if the slug, ID, label or value is missing
 * @throws {TimeoutError} if both attempts time out; by default `timeout of 5000ms exceeded`
 */
export async function writeTag(
  platform: Platform,
  inputs: TagInput & { slug: string; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, id, label, value, aggregation = [], signal } = cleanInputs(inputs)
  requireArguments({ id, label, value })
  const path = `/v1/tags/${toPathSegment('slug', toSlug(slug))}`
  return postTags(platform, path, { id, label, value, aggregation }, signal)
}

/**
 * Writes several page tags in one request. Otherwise like `writeTag`.
 *
 * @throws {MissingArgumentError} if the slug or tags are missing, or a tag is incomplete
 * @throws {TimeoutError} if both attempts time out; by default `timeout of 5000ms exceeded`
 */
export async function writeTags(
  platform: Platform,
  inputs: { slug: string; tags: readonly TagInput[]; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, tags, signal } = cleanInputs(inputs)
  const path = `/v1/tags/${toPathSegment('slug', toSlug(slug))}/multiple`
  requireArguments({ tags })
  const tagValues = tags.map((tag) => {
    requireTag(tag)
    const { id, label, value, aggregation = [] } = tag
    return { tagDefinition: { id, label }, value, aggregation }
  })
  return postTags(platform, path, { tagValues }, signal)
}

// Spec §7
const maxAttemptMs = 5000

/** Sends tags. Retries once, immediately, after any failure except an abort (Spec §7). */
async function postTags(
  platform: Platform,
  path: string,
  body: unknown,
  signal: AbortSignal | undefined,
): Promise<Tag[]> {
  const request = { method: 'POST', to: 'api', path, body, withToken: true, signal } as const
  const timeoutMs = Math.min(maxAttemptMs, platform.timeoutMs)
  const response = await requestRest(platform, { ...request, timeoutMs }).catch(
    (error: unknown) => {
      if (signal?.aborted) throw error
      const attempt = 2
      callHook(platform.onRetry, { method: request.method, path, attempt, delayMs: 0 })
      return requestRest(platform, { ...request, timeoutMs, attempt })
    },
  )
  return asList(asRecord(response)['tags']).map(parseTag)
}
