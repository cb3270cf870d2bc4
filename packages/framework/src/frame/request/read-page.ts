import { platformOf, type SiteConfig } from '@milepost/content'
import type { Page } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { readKey } from '../../base/read-key.ts'
import { canBeSlug, isMissing } from './named-reads.ts'
import type { PageScope } from './page-scope.ts'
import { countOnlineOnly } from '../../totals/count-online-only.ts'
import { currentItems } from '../../totals/load-project.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import { excludesOfflineOfPage } from '../../totals/project-settings.ts'
import { figuresAge } from '../../totals/project.ts'
import type { Reading } from '@milepost/server'

/**
 * Reads a supporter's page, from the cache or the platform; its value is undefined when there is none.
 *
 * @throws PlatformError when the page was never read and cannot be read
 */
export async function readPage(scope: PageScope, slug: string): Promise<Reading<Page | undefined>> {
  if (!canBeSlug(slug)) return missingReading(scope)
  const { site, services, country } = scope
  const key = slug.toLowerCase()
  const campaign = currentItems(site, services.now())
    .items.filter(({ type }) => type === 'campaign')
    .map(({ uid }) => uid)
  const cacheKey = readKey('page', key, country, campaign.join(','), variantOf(site))
  const reading = await services.reads.read(cacheKey, figuresAge, async () => {
    try {
      const parameters = { campaign, country, includeOffline: true }
      return await platformFor(scope).pages.fetchPage({ slug: key, ...parameters })
    } catch (error) {
      if (isMissing(error, key)) return undefined
      throw error
    }
  })
  // After the cache: the setting of a draft or of an hour ago must not decide what others get.
  const page = reading.value
  return page !== undefined && excludesOfflineOfPage(site, services.now(), page)
    ? { ...reading, value: { ...page, ...countOnlineOnly(page) } }
    : reading
}

/** A read that found nothing, without asking the platform. */
function missingReading({ services }: PageScope): Reading<undefined> {
  return { value: undefined, asOf: services.now(), isLastGood: false }
}

/** Prefix of the keys of a page's reads. */
export function pageKey(slug: string, of: 'page' | 'page-tags' | 'page-fitness' = 'page'): string {
  return `${readKey(of, slug.toLowerCase())}/`
}

/** Prefix of the keys of reads of a page's donations, for any number of them. */
export function donationsKey(slug: string): string {
  return `${readKey('page-donations', slug.toLowerCase())}/`
}

/** The site's platform variant. A draft may name another one, so keys of platform reads contain it. */
export function variantOf(site: SiteConfig): string {
  return platformOf(site)?.variant ?? 'default'
}

/** The platform that supporters' pages live on. */
export function platformFor({ project, services, site }: PageScope): PlatformAdapter {
  return project?.platform ?? services.platformFor(variantOf(site))
}

/** The currency of a page's money, whatever the site's is. */
export async function currencyOf(
  scope: Pick<PageScope, 'project' | 'country'>,
  { currencyCode }: Pick<Page, 'currencyCode'>,
): Promise<string> {
  return currencyCode ?? projectCurrency(scope)
}
