import { platformOf, type SiteConfig } from '@milepost/content'
import { loadPages } from '../services/load-pages.ts'
import { loadSite } from '../services/load-site.ts'
import type { Services } from '../services/services.ts'
import { type ListedPage, listedPages } from './listed-pages.ts'

/** The site, and its pages that search engines and feeds are told of; without tag pages where the platform has no tags. */
export async function loadListedPages(
  services: Services,
): Promise<{ site: SiteConfig; listed: ListedPage[] }> {
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const hasTags = services.platformFor(platformOf(site)?.variant ?? 'default').tags !== undefined
  return { site, listed: listedPages(hasTags ? site : { ...site, tags: [] }, pages.value.pages) }
}
