import { toMinor } from '@milepost/measures'
import { isHttpError, type Page, type Platform } from '@milepost/platform'
import { fetchPage, fetchPageDonations } from '@milepost/platform/rest'
import { platformOf } from '@milepost/content'
import { sanitiseHtml } from '@milepost/content/html'
import { type PageScope, survive } from '../pages/page-scope.ts'
import { type DonationView, presentDonation } from '../present/donations.ts'
import { type Figures, presentFigures } from '../present/figures.ts'
import { figuresAge } from '../project/project.ts'
import type { Reading } from '../reads/read-cache.ts'
import type { SupporterView } from './supporter-view.ts'

/** A page that could be read, with how many gifts it has. */
export interface SupporterReading {
  page: Reading<Page>
  donations: Reading<Awaited<ReturnType<typeof fetchPageDonations>>> | undefined
}

/** How many of the latest gifts a page shows. */
const shownDonations = 20

/**
 * Reads a supporter's page and its latest gifts, from the cache or the platform.
 *
 * @returns undefined when there is no such page
 * @throws PlatformError when the page was never read and cannot be read
 */
export async function loadSupporterPage(
  scope: PageScope,
  slug: string,
): Promise<SupporterReading | undefined> {
  const { services } = scope
  const platform = platformFor(scope)
  const key = slug.toLowerCase()
  const [page, donations] = await Promise.all([
    services.reads.read(`page:${key}`, figuresAge, async () => {
      try {
        return await fetchPage(platform, { slug: key })
      } catch (error) {
        if (isHttpError(error, 404)) return undefined
        throw error
      }
    }),
    survive(scope, () =>
      services.reads.read(`page-donations:${key}`, figuresAge, async () => {
        try {
          return await fetchPageDonations(platform, { slug: key, limit: shownDonations })
        } catch (error) {
          if (isHttpError(error, 404)) return { donations: [], count: 0 }
          throw error
        }
      }),
    ),
  ])
  if (page.value === undefined) return undefined
  if (page.isLastGood) scope.facts.isDegraded = true
  return { page: { ...page, value: page.value }, donations }
}

/** The platform that supporters' pages live on. */
export function platformFor({ project, services, site }: PageScope): Platform {
  return project?.platform ?? services.platformFor(platformOf(site)?.variant ?? 'default')
}

/** Puts a supporter's page into words. */
export function presentSupporter(scope: PageScope, reading: SupporterReading): SupporterView {
  const page = reading.page.value
  const { messages } = scope
  return {
    slug: page.slug,
    title: page.name,
    owner: page.owner ?? page.name,
    image: page.image || undefined,
    story: sanitiseHtml(page.story ?? ''),
    figures: supporterFigures(scope, reading),
    donations: presentDonations(scope, reading),
    closed: closedReason(scope, page),
    donateHref: `/fundraising/${encodeURIComponent(page.slug)}/donate`,
    charity: page.charity,
    words: {
      story: messages.story,
      latestGifts: messages.latestGifts,
      donate: messages.donate,
      noDonations: messages.noDonationsYet,
      unavailable: messages.figuresUnavailable,
    },
  }
}

/** Why a page takes no gifts; undefined when it does. */
export function closedReason(
  { messages }: Pick<PageScope, 'messages'>,
  page: Page,
): string | undefined {
  if (!page.active) return messages.pageInactive
  return page.expired ? messages.pageClosed : undefined
}

/** A page's own figures. Its money is in its own currency, whatever the site's is. */
export function supporterFigures(scope: PageScope, { page, donations }: SupporterReading): Figures {
  const currency = currencyOf(scope, page.value)
  return presentFigures({
    raisedMinor: toMinor(page.value.raised, currency),
    targetMinor: toMinor(page.value.target, currency),
    donationCount: donations?.value.count ?? 0,
    currency,
    country: scope.country,
    messages: scope.messages,
    lastGood: page.isLastGood ? { asOf: page.asOf, now: scope.services.now() } : undefined,
  })
}

export function currencyOf({ project }: Pick<PageScope, 'project'>, page: Page): string {
  return page.currencyCode ?? project?.currency ?? 'GBP'
}

function presentDonations(
  scope: PageScope,
  { page, donations }: SupporterReading,
): DonationView[] | undefined {
  const { country, messages, services } = scope
  const currency = currencyOf(scope, page.value)
  return donations?.value.donations.map((donation) =>
    presentDonation(donation, { currency, country, messages, now: services.now() }),
  )
}
