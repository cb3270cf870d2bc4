import { parseContent } from '../slices/parse-content.ts'
import type { PageSlice } from '../slices/page-slice.ts'
import type { SiteConfig } from './site-config.ts'

/**
 * The home page's slices, typed.
 *
 * @throws ContentError for the first field that is not what it must be
 */
export function parseHomeContent(site: Pick<SiteConfig, 'document' | 'homeContent'>): PageSlice[] {
  return parseContent(site.document, 'home-content', site.homeContent)
}
