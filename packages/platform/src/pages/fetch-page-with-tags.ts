import type { Platform } from '../platform/platform.ts'
import { asRecord } from '../values/as-record.ts'
import { toSlug } from '../values/to-slug.ts'
import type { Page } from './page.ts'
import type { PageSelection } from './page-selection.ts'
import { parsePage } from './parse-page.ts'
import { readPage } from './read-page.ts'
import { readPageTags } from './read-page-tags.ts'

/**
 * Reads one fundraising page and its tags, which bring `segmentation` and the fitness goal. By
 * slug both are asked for at once; by id the tags wait for the slug.
 *
 * @throws {HttpError} with status 404 when there is no such page
 * @throws {MissingArgumentError} without a slug or an id
 */
export async function fetchPageWithTags(
  platform: Platform,
  selection: PageSelection,
): Promise<Page> {
  const { slug, signal } = selection
  const [page, early] = await Promise.all([
    readPage(platform, selection).then(asRecord),
    slug ? readPageTags(platform, toSlug(slug), signal) : undefined,
  ])
  const shortName = toSlug(page['pageShortName'])
  const tags = early ?? (shortName ? await readPageTags(platform, shortName, signal) : [])
  return parsePage(platform, { ...page, tags }, selection)
}
