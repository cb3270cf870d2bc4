import {
  type InternalPage,
  getPlatformSettings,
  type SiteConfig,
  toTagSlug,
} from '@milepost/content'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { fillMessage } from '@milepost/supporter/messages'
import { accessibilityStatementPath } from '../../base/addresses.ts'
import { getSiteMessages } from '../../messages/site-messages.ts'
import { loadPages, loadSite } from '../../services/load-site.ts'
import type { Services } from '../../services/services.ts'

/** Public page for the sitemap and the RSS feed. */
export interface ListedPage {
  path: string
  title: string
  description: string
}

/** UIDs of thank-you pages, which are not listed. */
const unlistedUids = /^(?:thank-you|thanks|complete)$/

/** Returns the pages for search engines and feeds: home page, unsegmented internal pages and tag pages. */
export function listPages(
  site: Pick<SiteConfig, 'meta' | 'tags' | 'platform'>,
  pages: readonly Pick<InternalPage, 'uid' | 'title' | 'meta' | 'segmentation'>[],
): ListedPage[] {
  const home = { path: '/', title: site.meta.title, description: site.meta.description }
  const internal = pages
    .filter(({ uid, segmentation }) => !segmentation.isSegmented && !unlistedUids.test(uid))
    .map(({ uid, title, meta }) => ({
      path: `/${encodeURIComponent(uid)}`,
      title: meta.title || title || uid,
      description: meta.description,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const hasTags = (getPlatformSettings(site)?.variant ?? 'default') === 'default'
  const tagged = (hasTags ? site.tags : []).flatMap(({ name, label, values }) =>
    values.map((value) => ({
      path: `/${toTagSlug(name)}/${toTagSlug(value)}`,
      title: label === '' ? value : `${label}: ${value}`,
      description: '',
    })),
  )
  return [home, ...internal, ...tagged]
}

/** Loads the pages of supporters and teams for the sitemap. Empty if the platform is unreachable. */
export async function loadSupporterPaths(scope: PageScope): Promise<{ path: string }[]> {
  const { project, services } = scope
  const reading = project && (await readIfPossible(scope, project.findable))
  const { people = [], teams = [] } = reading?.value ?? {}
  const at = (folder: string, slugs: readonly string[]) =>
    [...new Set(slugs)].map((slug) => ({ path: `/${folder}/${encodeURIComponent(slug)}` }))
  return [
    ...at('fundraising', people),
    ...at('teams', services.excludedRoutes.includes('teams') ? [] : teams),
  ]
}

/** Loads the site's document, and its pages for search engines and feeds, with tag pages if they are supported. */
export async function loadListedPages(
  services: Services,
): Promise<{ site: SiteConfig; listed: ListedPage[] }> {
  const [site, pages] = await Promise.all([loadSite(services), loadPages(services)])
  const hasTags =
    services.platformFor(getPlatformSettings(site)?.variant ?? 'default').tags !== undefined
  const listed = listPages(hasTags ? site : { ...site, tags: [] }, pages.value.pages)
  if (services.excludedRoutes.includes('accessibility')) return { site, listed }
  const { statement } = await getSiteMessages(site, services.language)
  const description = fillMessage(statement.description, { site: site.meta.title })
  return {
    site,
    listed: [...listed, { path: accessibilityStatementPath, title: statement.title, description }],
  }
}
