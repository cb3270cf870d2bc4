import type { Platform } from '../platform/platform.ts'
import { listIds } from '../request/list-ids.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/to-slug.ts'
import type { PageSelection } from './page-selection.ts'

/** One page as the server says it. */
export function readPage(
  platform: Platform,
  { slug, id, campaign, country, includeOffline, signal }: PageSelection,
): Promise<unknown> {
  const path =
    !slug && /^\d+$/.test(String(id))
      ? `/v1/fundraising/pagebyid/${id}`
      : `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug, id))}`
  const query = { campaign: listIds(campaign), country, includeOffline }
  return requestRest(platform, { to: 'api', path, query, signal })
}
