import type { Platform } from '../platform/platform.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { toSlug } from '../values/to-slug.ts'
import type { Page } from './page.ts'
import type { PageOptions } from './page-context.ts'
import { parsePage } from './parse-page.ts'
import { readPageTags } from './read-page-tags.ts'

/** Which page: by slug, or by numeric id. */
export type PageSelection = PageOptions & {
  slug?: string | undefined
  /** Numeric; anything else is taken for a slug. */
  id?: string | number | undefined
  /** Whether to read its tags as well, which brings the fitness goal. */
  tags?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads one fundraising page.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a slug or an id
 */
export async function fetchPage(
  platform: Platform,
  { slug, id, tags, signal, ...options }: PageSelection,
): Promise<Page> {
  const isNumeric = !slug && /^\d+$/.test(String(id))
  const path = isNumeric
    ? `/v1/fundraising/pagebyid/${id}`
    : `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug, id))}`
  const [body, wireTags] = await Promise.all([
    requestRest(platform, { to: 'api', path, signal }),
    tags && !isNumeric ? readPageTags(platform, toSlug(slug, id), signal) : undefined,
  ])
  const page = asRecord(body)
  const shortName = toSlug(page['pageShortName'])
  return parsePage(
    platform,
    {
      ...page,
      ...(wireTags && { tags: wireTags }),
      // By id the slug is known only now.
      ...(tags &&
        isNumeric &&
        shortName && { tags: await readPageTags(platform, shortName, signal) }),
    },
    options,
  )
}
