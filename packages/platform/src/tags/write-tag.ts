import type { Tag } from './tag.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { toSlug } from '../values/to-slug.ts'
import { postTags } from './post-tags.ts'
import type { TagInput } from './tag-input.ts'

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
