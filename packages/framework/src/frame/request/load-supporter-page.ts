import type { Page } from '@milepost/platform'
import type { DonationCalls } from '@milepost/platform/adapter'
import { type PageScope, readIfPossible } from './page-scope.ts'
import { type TotalFigures, toTotalFigures } from '../../totals/to-total-figures.ts'
import { figuresAge } from '../../totals/project.ts'
import type { Reading } from '@milepost/server'
import { canBeSlug, isMissing } from './named-reads.ts'
import { pageTotal } from './page-total.ts'
import { currencyOf, donationsKey, platformFor, readPage, variantOf } from './read-page.ts'

/** A page that could be read, with how many gifts it has. */
export interface SupporterReading {
  page: Reading<Page>
  donations: Reading<Awaited<ReturnType<DonationCalls['fetchPageDonations']>>> | undefined
}

/** One request brings so many gifts; a page shows them in parts. */
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
