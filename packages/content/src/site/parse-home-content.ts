import { parseContent } from '../slices/parse-content.ts'
import type { SliceOptions } from '../slices/own-slice.ts'
import type { PageSlice } from '../slices/page-slice.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * The home page's slices, typed; see `parseContent`.
 *
 * @throws ContentError for the first field that is not what it must be
 */
export function parseHomeContent(
  site: Pick<SiteConfig, 'document' | 'homeContent'>,
  options: SliceOptions = {},
): PageSlice[] {
  return parseContent(site.document, 'home-content', site.homeContent, options)
}
