import type { Tag } from './tag.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { toSlug } from '../values/to-slug.ts'
import { postTags } from './post-tags.ts'
import { requireTag } from './require-tag.ts'
import type { TagInput } from './tag-input.ts'

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
