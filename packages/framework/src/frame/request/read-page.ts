import { isHttpError, isNotFoundError, type Page } from '@milepost/platform'
import { isClientError } from '../../services/site-status.ts'
import { platformOf, type SiteConfig } from '@milepost/content'
import type { DonationCalls, PlatformAdapter } from '@milepost/platform/adapter'
import { readKey } from '../../base/read-key.ts'
import { type PageScope, readIfPossible } from './page-scope.ts'
import { countOnlineOnly } from '../../totals/left-out.ts'
import {
  currentItems,
  excludesOfflineOfPage,
  figuresAge,
  projectCurrency,
} from '../../totals/project.ts'
import type { Reading } from '@milepost/server'
import { type TotalFigures, toTotalFigures } from '../../totals/total-figures.ts'
import { type Total, toTotal } from '../../totals/total.ts'
import { type TotalsSummary } from '@milepost/measures'

/** Maximum length of a slug that is looked up. The platform's own slugs have at most 50 characters. */
const maxSlugLength = 200

/** A slug as the platform creates them. */
const ordinarySlug = /^[\p{L}\p{M}\p{N}_-]{1,100}$/u

/** Whether the slug of a URL can name a page or a team. Dots alone, which URLs resolve, and control characters cannot. */
export function canBeSlug(slug: string): boolean {
  return slug.length <= maxSlugLength && !/^\.*$|[\p{Cc}\p{Cs}]/u.test(slug)
}

/**
 * Whether a failed read means that no page or team has this slug: the platform returned 404 or 410, or it (or its firewall)
 * refused a slug that it would never create. Visitors choose the slug, so such a refusal must not look like an outage.
 */
export function isMissing(error: unknown, slug: string): boolean {
  if (isNotFoundError(error) || isHttpError(error, 410)) return true
  return !ordinarySlug.test(slug) && isClientError(error)
}

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

/** A page that could be read, with how many gifts it has. */
export interface SupporterReading {
  page: Reading<Page>
  donations: Reading<Awaited<ReturnType<DonationCalls['fetchPageDonations']>>> | undefined
}

/** Number of donations per request. A page shows them in parts. */
const donationsPerRead = 150

/**
 * Reads a supporter's page and its latest gifts, from the cache or the platform.
 *
 * @param wanted - how many of the latest gifts are needed
 * @returns undefined when there is no such page
 * @throws PlatformError when the page was never read and cannot be read
 */
export async function loadSupporterPage(
  scope: PageScope,
  slug: string,
  wanted = donationsPerRead,
): Promise<SupporterReading | undefined> {
  if (!canBeSlug(slug)) return undefined
  const { services } = scope
  const platform = platformFor(scope)
  const key = slug.toLowerCase()
  const limit = Math.ceil(wanted / donationsPerRead) * donationsPerRead
  const [page, donations] = await Promise.all([
    readPage(scope, slug),
    readIfPossible(scope, () =>
      services.reads.read(
        `${donationsKey(key)}${limit}/${variantOf(scope.site)}`,
        figuresAge,
        async () => {
          try {
            return await platform.donations.fetchPageDonations({ slug: key, limit })
          } catch (error) {
            if (isMissing(error, key)) return { donations: [], count: 0 }
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

/** The reason why a page takes no donations, if there is one. If the page could not be read, only the site is checked. */
export function closedReason(
  { messages, project }: Pick<PageScope, 'messages' | 'project'>,
  page: Pick<Page, 'active' | 'expired'> | undefined,
): string | undefined {
  if (project?.hasEnded) return messages.supporterPage.closed
  if (page === undefined) return undefined
  if (!page.active) return messages.supporterPage.inactive
  return page.expired ? messages.supporterPage.closed : undefined
}

/** A page's own figures. Its money is in its own currency, whatever the site's is. */
export async function supporterFigures(
  scope: PageScope,
  { page, donations }: SupporterReading,
): Promise<TotalFigures> {
  const currency = await currencyOf(scope, page.value)
  return toTotalFigures({
    raisedMinor: page.value.money.raisedMinor,
    targetMinor: page.value.money.targetMinor,
    donationCount: donations?.value.count ?? 0,
    currency,
    country: scope.country,
    messages: scope.messages,
    isOpen: closedReason(scope, page.value) === undefined,
    total: { of: await pageTotal(scope, { page, donations }), now: scope.services.now() },
    lastGood: page.isLastGood ? { asOf: page.asOf, now: scope.services.now() } : undefined,
  })
}

/** The total of a supporter's page, in the page's own currency. */
export async function pageTotal(
  scope: PageScope,
  {
    page: reading,
    donations,
  }: { page: Reading<Page>; donations: Reading<{ count: number }> | undefined },
): Promise<Total> {
  const { money } = reading.value
  return toTotal(
    {
      currency: await currencyOf(scope, reading.value),
      raisedMinor: money.raisedMinor,
      offlineMinor: money.raisedMinor - money.raisedOnlineMinor,
      targetMinor: money.targetMinor,
      donationCount: donations?.value.count,
      leftOut: excludesOfflineOfPage(scope.site, scope.services.now(), reading.value)
        ? ['offline']
        : [],
    },
    reading,
  )
}

/** The total of the pages with a value of a tag. What the project's total leaves out, it leaves out, too. */
export async function tagTotal(scope: PageScope, reading: Reading<TotalsSummary>): Promise<Total> {
  const { project } = scope
  const { money, donations } = reading.value
  const summary = project && (await readIfPossible(scope, project.summary))
  return toTotal(
    {
      currency: await projectCurrency(scope),
      raisedMinor: money.raisedMinor + money.offlineMinor,
      offlineMinor: money.offlineMinor,
      targetMinor: 0,
      donationCount: donations,
      leftOut: summary?.value.leftOut ?? [],
    },
    reading,
  )
}
