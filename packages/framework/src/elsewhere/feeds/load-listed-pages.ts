import { platformOf, type SiteConfig } from '@milepost/content'
import { fillMessage } from '@milepost/supporter/messages'
import { statementPath } from '../../base/statement-path.ts'
import { siteMessages } from '../../messages/site-messages.ts'
import { loadPages } from '../../services/load-pages.ts'
import { loadSite } from '../../services/load-site.ts'
import type { Services } from '../../services/services.ts'
import { type ListedPage, listedPages } from './listed-pages.ts'

/** The site, and its pages that search engines and feeds are told of; without tag pages where the platform has no tags. */
export async function loadListedPages(
  services: Services,
): Promise<{ site: SiteConfig; listed: ListedPage[] }> {
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const hasTags = services.platformFor(platformOf(site)?.variant ?? 'default').tags !== undefined
  const listed = listedPages(hasTags ? site : { ...site, tags: [] }, pages.value.pages)
  if (services.leftOut.includes('accessibility')) return { site, listed }
  const { statement } = await siteMessages(site, services.language)
  const description = fillMessage(statement.description, { site: site.meta.title })
  return { site, listed: [...listed, { path: statementPath, title: statement.title, description }] }
}
