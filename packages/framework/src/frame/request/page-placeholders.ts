import {
  activeProjects,
  placeholdersIn,
  type PlaceholderValues,
  placeholderValues,
} from '@milepost/content'
import { plainText } from '@milepost/content/html'
import { memoisePerObject } from '../../base/memoise-per-object.ts'
import { formatMoney } from '@milepost/measures/format'
import type { Donation, Page, Team } from '@milepost/platform'
import { charityNameOf, type ProjectNames } from '../../totals/project.ts'
import { siteName } from '../../base/site-name.ts'
import { readProjectResult } from './project-result.ts'
import type { PageScope } from './page-scope.ts'

/** Sources of a page's placeholders. */
interface PlaceholderFacts {
  readonly url: URL
  readonly donation?: Donation | undefined
  /** The supporter's page or team that the page is about, with its currency and its URL on the site. */
  readonly page?:
    | { readonly of: Page | Team; readonly currency: string; readonly url: string }
    | undefined
  /** The tag that the page is about. Without a page and a tag, the project fills the placeholders. */
  readonly tag?: object | undefined
  /** The content that is filled. Only what it names is read. */
  readonly texts: readonly object[]
}

/**
 * Values of a page's placeholders: the query wins, then the donation, then the page. The charity, campaign and event are
 * names on every page.
 */
export async function placeholdersOf(
  scope: PageScope,
  { url, donation, page, tag, texts }: PlaceholderFacts,
): Promise<PlaceholderValues> {
  const keys = new Set(texts.flatMap(keysIn))
  const about = page ? pageFields(page, scope.country) : tag
  return placeholderValues({
    query: url.searchParams,
    donation: donation && {
      ...donation,
      name: donation.anonymous ? undefined : donation.name,
      amount: donation.isAmountHidden === true ? undefined : donation.amount,
    },
    page: about ?? (keys.size > 0 ? await projectFields(scope) : undefined),
    names: nameKeys.some((key) => keys.has(key)) ? await namesOf(scope, page?.of) : undefined,
  })
}

const nameKeys = ['charity', 'campaign', 'event']

/** Looked up once for each document: its content is the same object until it is read again. */
const keysIn = memoisePerObject((content: object) => placeholdersIn(JSON.stringify(content)))

/** Names that the page has, else the project's, else those in the site's document. */
async function namesOf(
  { project, site }: PageScope,
  page: Page | Team | undefined,
): Promise<ProjectNames> {
  // A team has its campaign's name, a page its guid.
  const [id, campaign] =
    page && 'leader' in page ? [page.campaignId, page.campaign] : [page?.campaign]
  const names = await project?.names(id)
  return {
    campaign: campaign || names?.campaign || '',
    charity: (page && charityNameOf(page)) || names?.charity || site.meta.author || siteName(site),
    event: (page && 'eventName' in page && page.eventName) || names?.event || siteName(site),
  }
}

/** Fields of a supporter's page or a team, with its money as people read it and its story as text. */
function pageFields(
  { of: page, currency, url }: NonNullable<PlaceholderFacts['page']>,
  country: string,
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

/** Fields of the project; undefined if it cannot be read. */
async function projectFields(scope: PageScope): Promise<object | undefined> {
  const { project, country, site, services } = scope
  if (project === undefined) return undefined
  const result = await readProjectResult(scope)
  if (result.status === 'failed') return undefined
  const currency = await project.currency()
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const { origin } = services.environment
  const [own] = activeProjects(site, { now: services.now() })
  return {
    ...result,
    raised: money(result.money.raisedMinor),
    target: money(result.money.targetMinor),
    active: true,
    type: 'campaign',
    url: own?.url || origin,
    donationUrl: project.donateUrl || `${origin}/#donate`,
  }
}
