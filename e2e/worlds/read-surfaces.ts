import { createContentClient, parseSite, getPlaceholderValues } from '@milepost/content'
import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { getPlaceholders } from '@milepost/framework/src/frame/request/page-placeholders.ts'
import { loadTagPage } from '@milepost/framework/src/pages/content/tag-page.ts'
import type { PageScope } from '@milepost/framework/src/frame/request/scopes.ts'
import { loadProject } from '@milepost/framework/src/totals/load-project.ts'
import type { SearchHit } from '@milepost/framework/src/totals/project.ts'
import { loadReports } from '@milepost/framework/src/pages/reports/load-reports.ts'
import { readReport } from '@milepost/framework/src/pages/reports/read-report.ts'
import { toReportView } from '@milepost/framework/src/pages/reports/view-report.ts'
import { toSliceViews } from '@milepost/framework/src/sections/sections.server.ts'
import {
  scopeOf,
  sliceScopeOf,
  slicesOf,
} from '@milepost/framework/src/sections/section/slice.test-kit.ts'
import type { SliceView } from '@milepost/framework/src/sections/sections.server.ts'
import { readLeaderboard } from '@milepost/framework/src/elsewhere/read-leaderboard.ts'
import type { TotalReference } from '@milepost/framework/src/elsewhere/read-total.ts'
import { readTotalJson } from '@milepost/framework/src/elsewhere/total-json.ts'
import type { ShareCards } from '@milepost/framework/src/services/share-cards.ts'
import type { Figures } from './expected-figures.ts'
import { readElsewhere } from './read-elsewhere.ts'
import { showInElement } from './show-in-element.ts'
import { mostPagesAsked, regions, type World } from './world.ts'
import { placesOf } from './world-places.ts'

const most = 50
const mostGifts = 150

/**
 * Reads the displayed amounts of a world with the site's loaders and presenters, from the sandbox's platform API.
 *
 * @returns undefined if there is no page or cause to give to
 */
export async function readSurfaces(
  world: World,
  platform: PlatformAdapter,
): Promise<Figures | undefined> {
  const { kind } = world.site
  const { site } = parseSite(siteDocument(world))
  const given = { platform, site, country: site.localisation.country }
  const plain = scopeOf(given)
  const services = { ...plain.services, content: withoutTagPages(), shareCards: undrawn() }
  const project = loadProject(site, services)
  if (project === undefined) return undefined
  const scope: PageScope = { ...plain, services, project }
  const currency = await project.currency()
  const minor = (major: number) => toMinor(major, currency)

  const [people, activity, gifts] = await Promise.all([
    project.people(most),
    project.activity?.(),
    project.donations(mostGifts),
  ])
  const url = new URL('http://site.example/')
  const placeholders = await getPlaceholders(scope, { url, texts: slicesOf(raisedText) })
  const report = await reportOf(scope)
  const views = await toSliceViews(
    slicesOf(...sections),
    { ...sliceScopeOf(), ...scope },
    { placeholders: getPlaceholderValues({}) },
  )
  const figures: Figures = {
    summary: (await project.summary()).value.raisedMinor,
    count: (await project.summary()).value.donationCount,
    reportCount: report.giftCount,
    report: report.raisedMinor,
    reportGifts: report.periods.reduce((total, { amountMinor }) => total + amountMinor, 0),
    placeholder: placeholders.get('raised') ?? '',
    hero: raisedOf(views, 'hero'),
    progress: raisedOf(views, 'progress'),
    totals: totalOf(views),
    ...(await jsonOf('json', { kind: 'site' })),
    jsonPeople: await jsonBoard('people'),
    people: Object.fromEntries(people.value.map(({ slug, raised }) => [slug, minor(raised)])),
    peopleBoard: placesOn(views, 'fundraising'),
    gifts: gifts.value
      .filter((gift) => (gift.currency ?? currency) === currency)
      .reduce((total, { amount }) => total + minor(amount), 0),
  }
  if (activity !== undefined && (kind === 'campaign' || kind === 'page')) {
    figures['reportPages'] = amounts(report.pages)
    figures['activity'] = minor(activity.value.raised) + minor(activity.value.offlineAmount)
  }
  for (const { shortName } of placesOf(world).pages.slice(0, mostPagesAsked)) {
    Object.assign(figures, await jsonOf(`json ${shortName}`, { kind: 'page', slug: shortName }))
  }
  for (const [index, id] of listedIds(world).entries()) {
    Object.assign(figures, await jsonOf(`json project ${index}`, { kind: 'project', id }))
  }
  const { teams, tags, findTeams } = project
  if (kind !== 'campaign' || teams === undefined || tags === undefined) return figures
  const found = findTeams && (await findTeams('world-team', most))
  figures['teams'] = Object.fromEntries(
    (await teams(most)).value.map(({ slug, raised }) => [slug, minor(raised)]),
  )
  figures['jsonTeams'] = await jsonBoard('teams')
  for (const { shortName } of placesOf(world).causes.flatMap((cause) => cause.teams)) {
    Object.assign(figures, await jsonOf(`json ${shortName}`, { kind: 'team', slug: shortName }))
  }
  figures['teamsBoard'] = placesOn(views, 'teams')
  figures['reportTeams'] = amounts(report.teams)
  figures['foundPeople'] = written((await project.findPeople('world-page', most)).value)
  figures['foundTeams'] = written(found?.value ?? [])
  figures['tagBoard'] = placesOn(views, 'region')
  const tagTotals: Record<string, number> = {}
  for (const region of regions) {
    const url = new URL(`http://site.example/region/${region.toLowerCase()}`)
    // Sequential requests are easier to follow.
    const { value } = await tags.totals('Region', region)
    tagTotals[region] = minor(value.raised) + minor(value.offlineAmount)
    const address = { tag: 'region', value: region.toLowerCase() }
    Object.assign(figures, await jsonOf(`json ${region}`, { kind: 'tag', ...address }))
    const page = await loadTagPage(scope, url, url.pathname.slice(1))
    figures[`${region}Page`] = totalOf(page?.slices ?? [])
    figures[`${region}PageBoard`] = placesOn(page?.slices ?? [], 'fundraising')
  }
  figures['tagTotals'] = tagTotals
  return figures

  /** A total and its breakdown from the public JSON. */
  async function jsonOf(name: string, wanted: TotalReference): Promise<Figures> {
    const json = await readTotalJson(scope, wanted)
    if (json === undefined) return { [name]: 'not there' }
    const { raisedMinor, parts, text } = json
    const [element, others] = await Promise.all([
      // The test's clock is at 0, and the element rejects a total dated 1970.
      showInElement({ ...json, asOf: '2026-06-01T09:00:00.000Z' }),
      readElsewhere(scope, wanted),
    ])
    return {
      [name]: raisedMinor,
      [`${name} in words`]: text.raised,
      [`${name} elsewhere`]: { ...others, element },
      [`${name} in parts`]: Object.fromEntries(
        parts.map(({ part, amountMinor }) => [part, amountMinor]),
      ),
    }
  }

  /** Amounts by rank: supporters with equal amounts may be in any order. */
  async function jsonBoard(board: 'people' | 'teams'): Promise<Record<string, number>> {
    const { entries = [] } = (await readLeaderboard(scope, board)) ?? {}
    return Object.fromEntries(entries.map(({ raisedMinor }, index) => [index + 1, raisedMinor]))
  }

  function written(rows: readonly SearchHit[]): Record<string, string> {
    return Object.fromEntries(
      rows.map(({ slug, raisedMinor, currency: own }) => [
        slug,
        formatMoney(raisedMinor, { currency: own, country: scope.country }),
      ]),
    )
  }
}

const raisedText = { slice_type: 'hero', primary: { title: '{{ raised }}' } }
const sections = [
  { slice_type: 'hero', primary: { showTotal: 'Yes' } },
  { slice_type: 'progress' },
  { slice_type: 'totals', items: [{ measure: 'raised' }] },
  ...['people', 'teams', 'tag'].map((kind) => ({
    slice_type: 'leaderboard',
    primary: { kind, limit: most, tag: 'Region' },
  })),
]

/** Platform ids in the site's document. */
function listedIds(world: World): string[] {
  const { causes, pages } = placesOf(world)
  return {
    campaign: causes.map(({ guid }) => guid),
    charity: causes.map(({ id }) => String(id)),
    event: causes.map(({ id }) => String(id)),
    page: pages.map(({ guid }) => guid),
  }[world.site.kind]
}

function siteDocument(world: World) {
  const { kind, country, excludeOffline, ofItems } = world.site
  const { excludeTeamIds } = placesOf(world)
  const uids = listedIds(world)
  return {
    uid: 'world',
    data: {
      'localisation-country': country,
      tags: [{ name: 'Region', label: 'Where I walk', values: regions.join('\n') }],
      reports: [{ slice_type: 'report', primary: { kind: 'pages' }, items: [] }],
      platform: [
        {
          slice_type: 'default',
          primary: {
            uid: 'world',
            excludeOffline: yesNo(excludeOffline),
            excludeTeamIds: excludeTeamIds.join(', '),
          },
          items: uids.map((uid, index) => ({
            type: kind,
            uid,
            excludeOffline: yesNo(ofItems[index % Math.max(1, ofItems.length)]),
          })),
        },
      ],
    },
  }
}

function yesNo(value: boolean | undefined): 'Yes' | 'No' | undefined {
  return value === undefined ? undefined : value ? 'Yes' : 'No'
}

/** A CMS client whose searches return no documents. */
function withoutTagPages() {
  return createContentClient({
    endpoint: 'http://content.example/api/v2',
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url)
      return Response.json(
        pathname.endsWith('/search')
          ? { page: 1, results_per_page: 20, total_pages: 1, next_page: null, results: [] }
          : { refs: [{ id: 'master', ref: 'r', label: 'Master', isMasterRef: true }], types: {} },
      )
    },
  })
}

/** Share cards whose images are never requested. */
function undrawn(): ShareCards {
  return {
    get: () => Promise.reject(new Error('Nothing is drawn here')),
    last: () => undefined,
    forget: () => undefined,
    readAsset: () => Promise.resolve(undefined),
  }
}

async function reportOf(scope: PageScope) {
  const view = loadReports(scope)
  if (view === undefined || scope.project === undefined) throw new Error('The site has no reports')
  const { projects, currency } = view
  const { platform } = scope.project
  const report = await readReport({ platform, projects, currency, now: () => 0 })
  return toReportView(report, { from: '', to: '', project: '' }, 'UTC')
}

function amounts(rows: readonly { slug: string; raisedMinor: number }[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ slug, raisedMinor }) => [slug, raisedMinor]))
}

function raisedOf(views: readonly SliceView[], type: 'hero' | 'progress'): string {
  const view = views.find((one) => one.type === type)
  if (view?.type !== 'hero' && view?.type !== 'progress') return 'not shown'
  const { figures } = view
  if (figures === undefined) return 'not shown'
  return 'message' in figures ? figures.message : figures.raised
}

function totalOf(views: readonly SliceView[]): string {
  const view = views.find((one) => one.type === 'totals')
  if (view?.type !== 'totals') return 'not shown'
  if ('message' in view.totals) return view.totals.message
  return view.totals.find(({ label }) => label === 'raised')?.value ?? 'not shown'
}

/** Amounts of the leaderboard entries that link to pages in a folder, by name. */
function placesOn(views: readonly SliceView[], folder: string): Record<string, string> {
  const places = views.flatMap((view) =>
    view.type === 'leaderboard' && !('message' in view.places) ? view.places : [],
  )
  return Object.fromEntries(
    places
      .filter(({ href }) => href?.startsWith(`/${folder}/`))
      .map(({ name, amount }) => [name, amount]),
  )
}
