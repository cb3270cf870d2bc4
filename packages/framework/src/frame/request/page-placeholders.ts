import {
  fetchInternalPage,
  findPlaceholders,
  getActiveProjects,
  getPlaceholderValues,
  type InternalPage,
  type PageSlice,
  type PlaceholderValues,
  toTagSlug,
} from '@milepost/content'
import { toPlainText } from '@milepost/content/html'
import { toMajor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { Donation, MinorAmounts, Page, Team } from '@milepost/platform'
import { memoisePerObject } from '../../base/memoise-per-object.ts'
import { type SiteLanguage, stripLanguagePrefix } from '../../base/site-language.ts'
import { getSiteName } from '../../base/site-name.ts'
import {
  getContentReadOptions,
  findDonateAnchor,
  getHomeDonatePath,
} from '../../services/load-site.ts'
import { getCharityName, type ProjectNames } from '../../totals/project.ts'
import type { ButtonTargets } from '../../totals/views.ts'
import { type PageScope, readIfPossible } from './scopes.ts'
import { getPlatform } from './read-page.ts'

/** Sources of a page's placeholder values. */
interface PlaceholderSources {
  readonly url: URL
  readonly donation?: Donation | undefined
  /** Supporter page or team, with its currency and URL on the site. */
  readonly page?:
    | { readonly of: Page | Team; readonly currency: string; readonly url: string }
    | undefined
  /** Tag of a tag page. Without a page or tag, the project's values are used. */
  readonly tag?: object | undefined
  /** Content with placeholders. Only the values that it uses are read. */
  readonly texts: readonly object[]
}

/**
 * Returns the placeholder values for a page. Values of the query take precedence over those of the donation, and these over
 * those of the page. Charity, campaign and event are always available.
 */
export async function getPlaceholders(
  scope: PageScope,
  { url, donation, page, tag, texts }: PlaceholderSources,
): Promise<PlaceholderValues> {
  const keys = new Set(texts.flatMap(findPlaceholderNames))
  const about = page ? getPageFields(page, scope.country) : tag
  return getPlaceholderValues({
    query: url.searchParams,
    donation: donation && {
      ...donation,
      name: donation.anonymous ? undefined : donation.name,
      amount: donation.isAmountHidden === true ? undefined : donation.amount,
    },
    page: about ?? (keys.size > 0 ? await readProjectFields(scope) : undefined),
    names: projectNameKeys.some((key) => keys.has(key))
      ? await getProjectNames(scope, page?.of)
      : undefined,
  })
}

const projectNameKeys = ['charity', 'campaign', 'event']

/** Returns the placeholder names in a document. Memoised by object identity, which cached documents keep. */
const findPlaceholderNames = memoisePerObject((content: object) =>
  findPlaceholders(JSON.stringify(content)),
)

/** Returns the charity, campaign and event names of the page, otherwise of the project, otherwise of the site's document. */
async function getProjectNames(
  { project, site }: PageScope,
  page: Page | Team | undefined,
): Promise<ProjectNames> {
  // The `campaign` of a team is a name, that of a page a GUID.
  const [id, campaign] =
    page && 'leader' in page ? [page.campaignId, page.campaign] : [page?.campaign]
  const names = await project?.names(id)
  return {
    campaign: campaign || names?.campaign || '',
    charity:
      (page && getCharityName(page)) || names?.charity || site.meta.author || getSiteName(site),
    event: (page && 'eventName' in page && page.eventName) || names?.event || getSiteName(site),
  }
}

/** Returns the placeholder values of a supporter page or team, with formatted amounts and a plain-text story. */
function getPageFields(
  { of: page, currency, url }: NonNullable<PlaceholderSources['page']>,
  country: string,
): object {
  const money = (minor: number) => formatMoney(minor, { currency, country })
  return {
    ...page,
    owner: 'leader' in page ? page.leader : page.owner,
    raised: money(page.money.raisedMinor),
    target: money(page.money.targetMinor),
    story: toPlainText(page.story ?? ''),
    url,
  }
}

/** Reads the placeholder values of the project; undefined if it cannot be read. */
async function readProjectFields(scope: PageScope): Promise<object | undefined> {
  const { project, country, site, services } = scope
  if (project === undefined) return undefined
  const result = await readProjectResult(scope)
  if (result.status === 'failed') return undefined
  const currency = await project.currency()
  const money = (minor: number) => formatMoney(minor, { currency, country })
  const { origin } = services.environment
  const [own] = getActiveProjects(site, { now: services.now() })
  return {
    ...result,
    raised: money(result.money.raisedMinor),
    target: money(result.money.targetMinor),
    active: true,
    type: 'campaign',
    url: own?.url || origin,
    donationUrl: project.donateUrl || origin + getHomeDonatePath(scope),
  }
}

/** Project in the format of the specification (Spec §3). Amounts are in major units. */
interface ProjectResult {
  status: 'fetched' | 'failed'
  name: string
  raised: number
  target: number
  /** The same amounts in minor units, for calculations. */
  money: MinorAmounts<'raised' | 'target'>
  totalDonations: number
  story: string
  image: string
  url: string
}

const failedResult: ProjectResult = {
  status: 'failed',
  name: '',
  raised: 0,
  target: 0,
  money: { raisedMinor: 0, targetMinor: 0, currency: undefined },
  totalDonations: 0,
  story: '',
  image: '',
  url: '',
}

/**
 * Reads the summary of the site's project. The status is `failedResult` if it cannot be read (Spec §7), or if the site has no
 * project. The page is shown without it then.
 */
export async function readProjectResult(scope: PageScope): Promise<ProjectResult> {
  const { project } = scope
  const reading = project && (await readIfPossible(scope, project.summary))
  if (project === undefined || reading === undefined) return failedResult
  const { name, raisedMinor, targetMinor, donationCount, story, image, url } = reading.value
  const currency = await project.currency()
  return {
    status: 'fetched',
    name,
    raised: toMajor(raisedMinor, currency),
    target: toMajor(targetMinor, currency),
    money: { raisedMinor, targetMinor, currency },
    totalDonations: donationCount,
    story,
    image,
    url,
  }
}

/** Returns the UID of the requested page: the query parameter `slug`, otherwise the path. `''` for the home page. */
export function getPageUid(url: URL, language: SiteLanguage | undefined): string {
  const slug = url.searchParams.get('slug') ?? ''
  const text = slug === '' ? stripLanguagePrefix(url.pathname, language) : slug
  try {
    return decodeURIComponent(text).replace(/^\/+|(?<!\/)\/+$/g, '')
  } catch {
    // Invalid percent-encoding matches no page. It must not be mistaken for the home page.
    return text
  }
}

/** Reads an internal page from the cache or the CMS; undefined if it does not exist. */
export async function readInternalPage(
  { services }: Pick<PageScope, 'services'>,
  uid: string,
): Promise<InternalPage | undefined> {
  if (!/^[\w-]{1,200}$/.test(uid)) return undefined
  const reading = await services.reads.read(
    `content:page:${uid}`,
    getContentReadOptions(services),
    () => fetchInternalPage(services.content, { uid }),
  )
  return reading.value
}

/** Returns the path prefixes of all tag pages if the platform does not support tags, so that nothing links to them. */
export function getUnsupportedTagPaths(scope: PageScope): string[] {
  if (getPlatform(scope).tags !== undefined) return []
  return scope.site.tags.map(({ name }) => `/${toTagSlug(name)}`)
}

/**
 * Returns the link targets of a page's buttons.
 *
 * @param donate - donation URL of the page. @default the page's donation form, otherwise the home page's
 */
export async function readButtonTargets(
  page: PageScope,
  slices: readonly PageSlice[],
  donate?: string,
): Promise<ButtonTargets> {
  const start = await readIfPossible(page, async () => ({
    value: await page.project?.startUrl(),
    asOf: page.services.now(),
    isLastGood: false,
  }))
  const anchor = findDonateAnchor(slices)
  const form = anchor === undefined ? getHomeDonatePath(page) : `#${anchor}`
  return {
    donate: page.project?.hasEnded ? undefined : (donate ?? (page.project?.donateUrl || form)),
    signup: start?.value,
    excludedRoutes: page.services.excludedRoutes,
    missing: getUnsupportedTagPaths(page),
  }
}
