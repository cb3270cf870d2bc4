import {
  activeProjects,
  type PageSlice,
  placeholdersIn,
  type PlaceholderSources,
  type PlaceholderValues,
  placeholderValues,
} from '@milepost/content'
import { plainText } from '@milepost/content/html'
import { memoisePerObject } from '../services/memoise-per-object.ts'
import { formatMoney } from '@milepost/measures/format'
import type { Donation, Page, Team } from '@milepost/platform'
import { readProjectResult } from './project-result.ts'
import type { PageScope } from './page-scope.ts'

/** Who gives and what a page is about, as its placeholders say it. */
export interface PlaceholderFacts {
  url: URL
  donation: Donation | undefined
  page: object | undefined
}

/** What a page's placeholders are filled with: the query wins, then the donation, then the page. */
export function placeholdersOf({ url, donation, page }: PlaceholderFacts): PlaceholderValues {
  const sources: PlaceholderSources = {
    query: url.searchParams,
    donation: donation && {
      ...donation,
      name: donation.anonymous ? undefined : donation.name,
      amount: donation.isAmountHidden === true ? undefined : donation.amount,
    },
    page,
  }
  return placeholderValues(sources)
}

/** A supporter's page or a team, with its money as people read it and its story as words. */
export function placeholderPage(
  page: Page | Team,
  { currency, country, url }: { currency: string; country: string; url: string },
): object {
  const money = (minor: number) => formatMoney(minor, { currency, country })
  return {
    ...page,
    owner: 'leader' in page ? page.leader : page.owner,
    raised: money(page.money.raisedMinor),
    target: money(page.money.targetMinor),
    story: plainText(page.story ?? ''),
    url,
  }
}

/** Looked up once for what was read: the sections of a page are the same until it is read again. */
const hasPlaceholders = memoisePerObject(
  (slices: readonly PageSlice[]) => placeholdersIn(JSON.stringify(slices)).length > 0,
)

/**
 * The project as placeholders name it. It is read only where a text of the page has a placeholder.
 *
 * @param slices - the page's sections
 */
export async function placeholderProject(
  scope: PageScope,
  slices: readonly PageSlice[],
): Promise<object | undefined> {
  const { project, country, site, services } = scope
  if (project === undefined || !hasPlaceholders(slices)) return undefined
  const result = await readProjectResult(scope)
  if (result.status === 'failed') return undefined
  const currency = await project.currency()
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const { origin } = services.environment
  const [own] = activeProjects(site, { now: services.now() })
  return {
    ...result,
    campaign: result.name,
    charity: site.meta.title,
    raised: money(result.money.raisedMinor),
    target: money(result.money.targetMinor),
    active: true,
    type: 'campaign',
    url: own?.url || origin,
    donationUrl: project.donateUrl || `${origin}/#donate`,
  }
}
