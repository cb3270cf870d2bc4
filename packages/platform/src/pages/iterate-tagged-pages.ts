import type { Page } from './page.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { readListInParts } from '../request/read-list-in-parts.ts'
import { searchTags, type TagSearch } from './search-tags.ts'

/** Goes through all pages that carry a tag, `limit` a request; as `searchTags`. */
export function iterateTaggedPages(
  platform: Platform,
  inputs: TagSearch,
): AsyncGenerator<Page, void, undefined> {
  const search = emptyIfMissing(inputs)
  return readListInParts(search.offset ?? 0, async (offset) => {
    const { pages, count } = await searchTags(platform, { ...search, offset })
    const next = offset + pages.length
    return { items: pages, next: pages.length > 0 && next < count ? next : undefined }
  })
}
