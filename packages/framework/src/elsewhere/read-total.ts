import { findTagPage, tagSlug } from '@milepost/content'
import type { Reading } from '@milepost/server'
import { isSameId } from '../totals/is-same-id.ts'
import { currentItems, loadProject } from '../totals/load-project.ts'
import type { Project } from '../totals/project.ts'
import { projectTotal } from '../totals/project-total.ts'
import type { Total } from '../totals/total.ts'
import { closedReason, loadSupporterPage } from '../frame/request/load-supporter-page.ts'
import { type PageScope, readIfPossible } from '../frame/request/page-scope.ts'
import { pageTotal } from '../frame/request/page-total.ts'
import { platformFor } from '../frame/request/read-page.ts'
import { readTeam } from '../frame/request/read-team.ts'
import { tagTotal } from '../frame/request/tag-total.ts'
import { teamTotal } from '../frame/request/team-total.ts'
import { loadTagPages } from '../services/load-tag-pages.ts'
import { siteAddress } from '../services/site-address.ts'
import { siteName } from '../services/site-name.ts'
import { giveToTeam } from '../pages/team/team-figures.ts'
import { listedProjectSite } from './listed-project-site.ts'
import type { TotalSubject } from './total-json.ts'
import { parseUrl } from '../base/parse-url.ts'

/** What a total is asked of: a page or a team by its short name, a tag by the address of its page, a listed project by its id. */
export type TotalWanted =
  | { readonly kind: 'site' }
  | { readonly kind: 'page' | 'team'; readonly slug: string }
  | { readonly kind: 'tag'; readonly tag: string; readonly value: string }
  | { readonly kind: 'project'; readonly id: string }

/** A total with what it is of. */
export interface TotalRead {
  readonly total: Total
  readonly subject: TotalSubject
}

/**
 * Reads a total, from the cache or the platform: the same one that the pages of the site show.
 *
 * @returns undefined where there is nothing of this name
 * @throws PlatformError when it was never read and cannot be read
 */
export async function readTotal(
  scope: PageScope,
  wanted: TotalWanted,
): Promise<TotalRead | undefined> {
  const read = await readWanted(scope, wanted)
  if (read?.total.isLastGood) scope.facts.isDegraded = true
  return read
}

function readWanted(scope: PageScope, wanted: TotalWanted): Promise<TotalRead | undefined> {
  switch (wanted.kind) {
    case 'site':
      return ofProject(scope, scope.project, 'site')
    case 'page':
      return ofPage(scope, wanted.slug)
    case 'team':
      return ofTeam(scope, wanted.slug)
    case 'tag':
      return ofTag(scope, wanted)
    case 'project':
      return ofListedProject(scope, wanted.id)
  }
}

async function ofProject(
  scope: PageScope,
  project: Project | undefined,
  kind: 'site' | 'project',
): Promise<TotalRead | undefined> {
  if (project === undefined) return undefined
  const total = await projectTotal(project, await project.summary())
  const donateUrl = await projectDonateUrl(scope, project)
  return {
    total,
    subject: { kind, title: siteName(scope.site), url: homeAddress(scope), donateUrl },
  }
}

/** One of the projects that the site lists, by its id; undefined for one whose gifts are not in the site's total. */
async function ofListedProject(scope: PageScope, id: string): Promise<TotalRead | undefined> {
  const { site, services } = scope
  const { items } = currentItems(site, services.now())
  const item = items.find(({ uid }) => isSameId(uid, id))
  const own = item && listedProjectSite(site, items, item)
  return own && ofProject(scope, loadProject(own, services), 'project')
}

async function ofPage(scope: PageScope, slug: string): Promise<TotalRead | undefined> {
  const reading = await loadSupporterPage(scope, slug)
  if (reading === undefined) return undefined
  const page = reading.page.value
  const url = siteAddress(scope.services, `/fundraising/${encodeURIComponent(page.slug)}`)
  const donateUrl = closedReason(scope, page) === undefined ? `${url}/donate` : undefined
  return {
    total: await pageTotal(scope, reading),
    subject: { kind: 'page', title: page.name, url, donateUrl },
  }
}

async function ofTeam(scope: PageScope, slug: string): Promise<TotalRead | undefined> {
  const { services } = scope
  if (services.leftOut.includes('teams')) return undefined
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  const team = reading.value
  const give = giveToTeam(team)
  return {
    total: await teamTotal(scope, reading),
    subject: {
      kind: 'team',
      title: team.name,
      url: siteAddress(services, `/teams/${encodeURIComponent(team.slug)}`),
      donateUrl: give && siteAddress(services, give.href),
    },
  }
}

async function ofTag(
  scope: PageScope,
  address: { readonly tag: string; readonly value: string },
): Promise<TotalRead | undefined> {
  const { site, services, project } = scope
  const tags = project?.tags
  if (platformFor(scope).tags === undefined || tags === undefined) return undefined
  const found = findTagPage(site, await loadTagPages(services), address)
  if (found.status === 'failed') return undefined
  const { tagId, name, slug } = found.page
  const reading = await tags.totals(tagId, name)
  return {
    total: await tagTotal(scope, reading),
    subject: {
      kind: 'tag',
      title: name,
      url: siteAddress(services, `/${tagSlug(tagId)}/${slug}`),
      donateUrl: await projectDonateUrl(scope, project),
    },
  }
}

/** Where a gift for the site as a whole is given; undefined where gifts go to supporters' pages only. */
async function projectDonateUrl(
  scope: PageScope,
  project: Project | undefined,
): Promise<string | undefined> {
  if (project === undefined) return undefined
  const home = homeAddress(scope)
  if (project.donateUrl !== '') return parseUrl(project.donateUrl, home)?.href
  const target: Pick<Reading<unknown>, 'value'> | undefined = await readIfPossible(
    scope,
    async () => ({
      value: await project.giftTarget(),
      asOf: scope.services.now(),
      isLastGood: false,
    }),
  )
  return target?.value === undefined ? undefined : new URL('#donate', home).href
}

/** The home page in the language of the request. */
function homeAddress({ services }: PageScope): string {
  return new URL(siteAddress(services, '')).href
}
