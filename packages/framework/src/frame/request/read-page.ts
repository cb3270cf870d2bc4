import { isHttpError, isNotFoundError, type Page } from '@milepost/platform'
import { isClientError } from '../../services/site-status.ts'
import { getPlatformSettings, type SiteConfig } from '@milepost/content'
import type { DonationCalls, PlatformAdapter } from '@milepost/platform/adapter'
import { createReadKey } from '../../base/read-key.ts'
import { type PageScope, readIfPossible } from './scopes.ts'
import { getOnlineAmounts } from '../../totals/exclusions.ts'
import {
  getCurrentItems,
  excludesOfflineOfPage,
  totalsCacheAge,
  getProjectCurrency,
} from '../../totals/project.ts'
import type { CachedValue } from '@milepost/server'
import { type ProgressView, toProgressView } from '../../totals/total-figures.ts'
import { type Total, toTotal } from '../../totals/total.ts'
import { type TotalsSummary } from '@milepost/measures'

/** Maximum length of a slug, in characters. Those of the platform have at most 50. */
const maxSlugLength = 200

const platformSlugPattern = /^[\p{L}\p{M}\p{N}_-]{1,100}$/u

/** Whether a path segment can be a slug. False for dots only, which URLs resolve, and for control characters. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && !/^\.*$|[\p{Cc}\p{Cs}]/u.test(slug)
}

/**
 * Whether a failed read means that no page or team has this slug: the platform responded with 404 or 410, or rejected a slug
 * in an invalid format. Slugs are user input, so such a rejection is not an outage.
 */
export function isMissingPage(error: unknown, slug: string): boolean {
  if (isNotFoundError(error) || isHttpError(error, 410)) return true
  return !platformSlugPattern.test(slug) && isClientError(error)
}

/**
 * Reads a supporter page from the cache or the platform. The value is undefined if the page does not exist.
 *
 * @throws PlatformError if the page cannot be read and no last known good value is available
 */
export async function readPage(
  scope: PageScope,
  slug: string,
): Promise<CachedValue<Page | undefined>> {
  if (!canBeSlug(slug)) return createMissingReading(scope)
  const { site, services, country } = scope
  const key = slug.toLowerCase()
  const campaign = getCurrentItems(site, services.now())
    .items.filter(({ type }) => type === 'campaign')
    .map(({ uid }) => uid)
  const cacheKey = createReadKey('page', key, country, campaign.join(','), getPlatformVariant(site))
  const reading = await services.reads.read(cacheKey, totalsCacheAge, async () => {
    try {
      const parameters = { campaign, country, includeOffline: true }
      return await getPlatform(scope).pages.fetchPage({ slug: key, ...parameters })
    } catch (error) {
      if (isMissingPage(error, key)) return undefined
      throw error
    }
  })
  // Applied after the cache, because drafts and older settings share its entries.
  const page = reading.value
  return page !== undefined && excludesOfflineOfPage(site, services.now(), page)
    ? { ...reading, value: { ...page, ...getOnlineAmounts(page) } }
    : reading
}

/** Returns a cached value for a page that cannot exist. */
function createMissingReading({ services }: PageScope): CachedValue<undefined> {
  return { value: undefined, asOf: services.now(), isLastGood: false }
}

/** Returns the cache key prefix of a page's reads. */
export function getPageKey(
  slug: string,
  of: 'page' | 'page-tags' | 'page-fitness' = 'page',
): string {
  return `${createReadKey(of, slug.toLowerCase())}/`
}

/** Returns the cache key prefix of reads of a page's donations. */
export function getDonationsKey(slug: string): string {
  return `${createReadKey('page-donations', slug.toLowerCase())}/`
}

/** Returns the platform variant of a site. Cache keys of platform reads contain it, because a draft may have another one. */
export function getPlatformVariant(site: SiteConfig): string {
  return getPlatformSettings(site)?.variant ?? 'default'
}

/** Returns the platform of the site's supporter pages. */
export function getPlatform({ project, services, site }: PageScope): PlatformAdapter {
  return project?.platform ?? services.platformFor(getPlatformVariant(site))
}

/** Returns the currency of a page, which may differ from the site's. */
export async function getPageCurrency(
  scope: Pick<PageScope, 'project' | 'country'>,
  { currencyCode }: Pick<Page, 'currencyCode'>,
): Promise<string> {
  return currencyCode ?? getProjectCurrency(scope)
}

/** Supporter page and its latest donations. */
export interface SupporterPageData {
  page: CachedValue<Page>
  donations: CachedValue<Awaited<ReturnType<DonationCalls['fetchPageDonations']>>> | undefined
}

/** Number of donations per request. */
const donationsPerRequest = 150

/**
 * Reads a supporter page and its latest donations from the cache or the platform. The donations are undefined if they cannot
 * be read.
 *
 * @param wanted - minimum number of donations, rounded up to full requests
 * @returns undefined if the page does not exist
 * @throws PlatformError if the page cannot be read and no last known good value is available
 */
export async function loadSupporterPage(
  scope: PageScope,
  slug: string,
  wanted = donationsPerRequest,
): Promise<SupporterPageData | undefined> {
  if (!canBeSlug(slug)) return undefined
  const { services } = scope
  const platform = getPlatform(scope)
  const key = slug.toLowerCase()
  const limit = Math.ceil(wanted / donationsPerRequest) * donationsPerRequest
  const [page, donations] = await Promise.all([
    readPage(scope, slug),
    readIfPossible(scope, () =>
      services.reads.read(
        `${getDonationsKey(key)}${limit}/${getPlatformVariant(scope.site)}`,
        totalsCacheAge,
        async () => {
          try {
            return await platform.donations.fetchPageDonations({ slug: key, limit })
          } catch (error) {
            if (isMissingPage(error, key)) return { donations: [], count: 0 }
            throw error
          }
        },
      ),
    ),
  ])
  if (page.value === undefined) return undefined
  if (page.isLastGood) scope.facts.isDegraded = true
  return { page: { ...page, value: page.value }, donations }
}

/**
 * Returns the reason for which a page accepts no donations; undefined if it accepts them. Checks only the project if the page
 * is undefined.
 */
export function getClosedReason(
  { messages, project }: Pick<PageScope, 'messages' | 'project'>,
  page: Pick<Page, 'active' | 'expired'> | undefined,
): string | undefined {
  if (project?.hasEnded) return messages.supporterPage.closed
  if (page === undefined) return undefined
  if (!page.active) return messages.supporterPage.inactive
  return page.expired ? messages.supporterPage.closed : undefined
}

/** Returns the formatted totals of a page, in the page's currency. */
export async function getSupporterProgress(
  scope: PageScope,
  { page, donations }: SupporterPageData,
): Promise<ProgressView> {
  const currency = await getPageCurrency(scope, page.value)
  return toProgressView({
    raisedMinor: page.value.money.raisedMinor,
    targetMinor: page.value.money.targetMinor,
    donationCount: donations?.value.count ?? 0,
    currency,
    country: scope.country,
    messages: scope.messages,
    isOpen: getClosedReason(scope, page.value) === undefined,
    total: { of: await getPageTotal(scope, { page, donations }), now: scope.services.now() },
    lastGood: page.isLastGood ? { asOf: page.asOf, now: scope.services.now() } : undefined,
  })
}

/** Returns the total of a supporter page, in the page's currency. */
export async function getPageTotal(
  scope: PageScope,
  {
    page: reading,
    donations,
  }: { page: CachedValue<Page>; donations: CachedValue<{ count: number }> | undefined },
): Promise<Total> {
  const { money } = reading.value
  return toTotal(
    {
      currency: await getPageCurrency(scope, reading.value),
      raisedMinor: money.raisedMinor,
      offlineMinor: money.raisedMinor - money.raisedOnlineMinor,
      targetMinor: money.targetMinor,
      donationCount: donations?.value.count,
      exclusions: excludesOfflineOfPage(scope.site, scope.services.now(), reading.value)
        ? ['offline']
        : [],
    },
    reading,
  )
}

/** Returns the total of the pages with a tag value. Exclusions are those of the project. */
export async function getTagTotal(
  scope: PageScope,
  reading: CachedValue<TotalsSummary>,
): Promise<Total> {
  const { project } = scope
  const { money, donations } = reading.value
  const summary = project && (await readIfPossible(scope, project.summary))
  return toTotal(
    {
      currency: await getProjectCurrency(scope),
      raisedMinor: money.raisedMinor + money.offlineMinor,
      offlineMinor: money.offlineMinor,
      targetMinor: 0,
      donationCount: donations,
      exclusions: summary?.value.exclusions ?? [],
    },
    reading,
  )
}
