import { findTagPage, type ProjectItem, type SiteConfig, toTagSlug } from '@milepost/content'
import type { CachedValue } from '@milepost/server'
import { isSameId } from '../totals/exclusions.ts'
import { loadProject } from '../totals/load-project.ts'
import { getCurrentItems, type Project, toProjectTotal } from '../totals/project.ts'
import type { Total } from '../totals/total.ts'
import {
  getClosedReason,
  loadSupporterPage,
  getPlatform,
  getPageTotal,
  getTagTotal,
} from '../frame/request/read-page.ts'
import { type PageScope, readIfPossible } from '../frame/request/scopes.ts'
import { getTeamTotal, readTeam } from '../frame/request/read-team.ts'
import { getHomeDonatePath, loadTagPages, getSiteUrl } from '../services/load-site.ts'
import { getSiteName } from '../base/site-name.ts'
import { findDonationPage } from '../pages/team/team-figures.ts'
import type { TotalSubject } from './total-json.ts'
import { parseUrl } from '../base/addresses.ts'

/**
 * Parses the path of a total: `page/{slug}`, `team/{slug}`, `tag/{tag}/{value}`, `project/{id}`, or `''` for the site.
 *
 * @returns undefined if the path is invalid
 */
export function parseTotalPath(path: string): TotalReference | undefined {
  if (path === '') return { kind: 'site' }
  const [kind, first = '', second, ...rest] = path.split('/')
  // Dots or whitespace only cannot be a slug.
  if (rest.length > 0 || [first, second ?? 'none'].some((name) => /^[.\s]*$/.test(name)))
    return undefined
  if (kind === 'tag') return second === undefined ? undefined : { kind, tag: first, value: second }
  if (second !== undefined) return undefined
  if (kind === 'page' || kind === 'team') return { kind, slug: first }
  return kind === 'project' ? { kind, id: first } : undefined
}

/**
 * Returns a copy of the site's document with only one of its projects, so that its totals follow the same rules as those of
 * the site.
 *
 * @param items - open projects of the site
 * @returns undefined if the site's total excludes projects of this type
 */
export function createSingleProjectSite(
  site: SiteConfig,
  items: readonly ProjectItem[],
  item: ProjectItem,
): SiteConfig | undefined {
  const has = (type: ProjectItem['type']) => items.some((one) => one.type === type)
  const counted = getCountedTypes(has)
  if (!counted.includes(item.type)) return undefined
  // If there are both events and charities, only donations to events for these charities count, so both are kept.
  const others = items.filter((one) => one.type !== item.type && counted.includes(one.type))
  const [settings, ...more] = site.platform
  if (settings === undefined) return undefined
  return { ...site, platform: [{ ...settings, items: [item, ...others] }, ...more] }
}

function getCountedTypes(has: (type: ProjectItem['type']) => boolean): ProjectItem['type'][] {
  if (has('campaign')) return ['campaign']
  if (has('event') || has('charity')) return ['event', 'charity']
  return ['page']
}

/** Identifier of a total: the slug of a page or team, the path of a tag value's page, or the id of a project. */
export type TotalReference =
  | { readonly kind: 'site' }
  | { readonly kind: 'page' | 'team'; readonly slug: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly value: string }
  | { readonly kind: 'project'; readonly id: string }

interface TotalWithSubject {
  readonly total: Total
  readonly subject: TotalSubject
}

/**
 * Reads a total, which equals the total on the site's pages.
 *
 * @returns undefined if the page, team, tag value or project does not exist
 * @throws PlatformError if the total cannot be read and no last known good value is available
 */
export async function readTotal(
  scope: PageScope,
  wanted: TotalReference,
): Promise<TotalWithSubject | undefined> {
  const read = await readReferencedTotal(scope, wanted)
  if (read?.total.isLastGood) scope.facts.isDegraded = true
  return read
}

function readReferencedTotal(
  scope: PageScope,
  wanted: TotalReference,
): Promise<TotalWithSubject | undefined> {
  switch (wanted.kind) {
    case 'site':
      return readProjectTotal(scope, scope.project, 'site')
    case 'page':
      return readPageTotal(scope, wanted.slug)
    case 'team':
      return readTeamTotal(scope, wanted.slug)
    case 'tag':
      return readTagTotal(scope, wanted)
    case 'project':
      return readListedProjectTotal(scope, wanted.id)
  }
}

async function readProjectTotal(
  scope: PageScope,
  project: Project | undefined,
  kind: 'site' | 'project',
): Promise<TotalWithSubject | undefined> {
  if (project === undefined) return undefined
  const total = await toProjectTotal(project, await project.summary())
  const donateUrl = await getProjectDonateUrl(scope, project)
  return {
    total,
    subject: { kind, title: getSiteName(scope.site), url: getHomeUrl(scope), donateUrl },
  }
}

/** Reads the total of one of the site's projects; undefined if the site's total excludes it. */
async function readListedProjectTotal(
  scope: PageScope,
  id: string,
): Promise<TotalWithSubject | undefined> {
  const { site, services } = scope
  const { items } = getCurrentItems(site, services.now())
  const item = items.find(({ uid }) => isSameId(uid, id))
  const own = item && createSingleProjectSite(site, items, item)
  return own && readProjectTotal(scope, loadProject(own, services), 'project')
}

async function readPageTotal(
  scope: PageScope,
  slug: string,
): Promise<TotalWithSubject | undefined> {
  const reading = await loadSupporterPage(scope, slug)
  if (reading === undefined) return undefined
  const page = reading.page.value
  const url = getSiteUrl(scope.services, `/fundraising/${encodeURIComponent(page.slug)}`)
  const donateUrl = getClosedReason(scope, page) === undefined ? `${url}/donate` : undefined
  return {
    total: await getPageTotal(scope, reading),
    subject: { kind: 'page', title: page.name, url, donateUrl },
  }
}

async function readTeamTotal(
  scope: PageScope,
  slug: string,
): Promise<TotalWithSubject | undefined> {
  const { services } = scope
  if (services.excludedRoutes.includes('teams')) return undefined
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  const team = reading.value
  const give = findDonationPage(team)
  return {
    total: await getTeamTotal(scope, reading),
    subject: {
      kind: 'team',
      title: team.name,
      url: getSiteUrl(services, `/teams/${encodeURIComponent(team.slug)}`),
      donateUrl: give && getSiteUrl(services, give.href),
    },
  }
}

async function readTagTotal(
  scope: PageScope,
  address: { readonly tag: string; readonly value: string },
): Promise<TotalWithSubject | undefined> {
  const { site, services, project } = scope
  const tags = project?.tags
  if (getPlatform(scope).tags === undefined || tags === undefined) return undefined
  const found = findTagPage(site, await loadTagPages(services), address)
  if (found.status === 'failed') return undefined
  const { tagId, name, slug } = found.page
  const reading = await tags.totals(tagId, name)
  return {
    total: await getTagTotal(scope, reading),
    subject: {
      kind: 'tag',
      title: name,
      url: getSiteUrl(services, `/${toTagSlug(tagId)}/${slug}`),
      donateUrl: await getProjectDonateUrl(scope, project),
    },
  }
}

/** Returns the URL for donations to the site as a whole; undefined if only supporters' pages accept donations. */
async function getProjectDonateUrl(
  scope: PageScope,
  project: Project | undefined,
): Promise<string | undefined> {
  if (project === undefined) return undefined
  const home = getHomeUrl(scope)
  if (project.donateUrl !== '') return parseUrl(project.donateUrl, home)?.href
  const target: Pick<CachedValue<unknown>, 'value'> | undefined = await readIfPossible(
    scope,
    async () => ({
      value: await project.donationTarget(),
      asOf: scope.services.now(),
      isLastGood: false,
    }),
  )
  return target?.value === undefined
    ? undefined
    : new URL(getHomeDonatePath(scope).slice(1), home).href
}

/** Returns the URL of the home page in the request's language. */
function getHomeUrl({ services }: PageScope): string {
  return new URL(getSiteUrl(services, '')).href
}
