import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { toSlug } from '../values/to-slug.ts'
import { parseTag } from '../tags/parse-tag.ts'
import { readPageTags } from './read-page-tags.ts'
import type { Tag } from '../tags/tag.ts'

/**
 * Reads the tags of a page; an unknown page has none.
 *
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchPageTags(
  platform: Platform,
  inputs: { slug: string; signal?: AbortSignal | undefined },
): Promise<Tag[]> {
  const { slug, signal } = emptyIfMissing(inputs)
  return (await readPageTags(platform, toSlug(slug), signal)).map(parseTag)
}
