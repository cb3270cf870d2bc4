import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { createFileSource } from '@milepost/content/files'
import { createPlatform, HttpError, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import { createMemoryAdapter } from '@milepost/platform/testing'
import { createRenderFacts } from '@milepost/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPlatformOrigins, readSiteEnvironment } from '../base/site-environment.ts'
import { EnvironmentError } from '../base/variables.ts'
import { loadContentPage } from '../pages/content/content-page.ts'
import { createCauseProject } from '../totals/cause-project.ts'
import { createPagesProject } from '../totals/pages-project.ts'
import { sliceScopeOf, slicesOf } from '../sections/section/slice.test-kit.ts'
import { toSliceViews } from '../sections/sections.server.ts'
import { getPlaceholderValues } from '@milepost/content'
import { createExitUrl } from '../pages/donate/donation-redirect.ts'
import { loadPage } from '../app/extend/load-page.ts'
import { loadListedPages } from '../elsewhere/feeds/listed-pages.ts'
import { loadSupporterPage } from '../frame/request/read-page.ts'
import { loadPageScope, createRequestContext } from '../frame/request/scopes.ts'
import { loadReports } from '../pages/reports/load-reports.ts'
import { toShellView } from '../shell/to-shell-view.ts'
import { readPageExtras, toSupporterView } from '../pages/supporter/to-supporter-view.ts'
import { loadTeamPage } from '../pages/team/load-team-page.ts'
import { createContentCheck } from '../sections/content-check.ts'
import { ownWorld } from './own-world.test-kit.ts'
import { createServices } from './services.ts'
import { itemsOf, noOverride } from '../totals/platform.test-kit.ts'

const content = fileURLToPath(new URL('../../../../apps/site/content', import.meta.url))
const now = () => new Date('2026-06-15T12:00:00Z')
const environment = readSiteEnvironment({
  SITE: 'tideline',
  PLATFORM_ENVIRONMENT: 'own',
  PLATFORM_ORIGINS: 'https://giving.example, https://pictures.example/',
  CONTENT_ENDPOINT: 'http://content.invalid/api/v2',
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  // Fails any request that bypasses the in-memory platform.
  vi.stubGlobal('fetch', () => {
    throw new Error('No network')
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Tideline on a platform. */
function siteOn(
  platform: PlatformAdapter,
  more: Partial<Parameters<typeof createServices>[1]> = {},
) {
  const services = createServices(environment, {
    content: ({ site }) => createFileSource(join(content, site)),
    platform: () => platform,
    invalidatePages: () => undefined,
    now,
    ...more,
  })
  return { services, facts: createRenderFacts(), nonce: '' }
}
const url = (path = '/') => new URL(path, 'http://localhost:4000')

/** A platform that supporters can sign in to, as far as the site checks: the groups and their links exist. */
function withSupporterCalls(platform: PlatformAdapter): PlatformAdapter {
  return {
    ...platform,
    accounts: {} as NonNullable<PlatformAdapter['accounts']>,
    pageEditing: {} as NonNullable<PlatformAdapter['pageEditing']>,
    links: {
      ...platform.links,
      termsLink: () => 'https://giving.example/terms',
      privacyLink: () => 'https://giving.example/privacy',
    },
  }
}

describe('a site on a custom platform', () => {
  it('shows its totals and leaderboards', async () => {
    const home = await loadContentPage(siteOn(createMemoryAdapter(ownWorld)), url())
    const boards = home?.slices.filter((slice) => slice.type === 'leaderboard')
    expect(boards).toMatchObject([{ places: [{ name: 'Ada walks', amount: '£42.50' }] }])
    expect(home?.slices.find((slice) => slice.type === 'hero')).toMatchObject({
      figures: { raised: '£42.50' },
    })
  })

  it('gives a custom page the figures of the project, and none if the platform fails', async () => {
    const custom = (platform: PlatformAdapter) =>
      loadPage({ context: createRequestContext(siteOn(platform)) }, async (scope) => {
        const summary = scope.project && (await scope.readIfPossible(scope.project.summary))?.value
        return summary && { name: summary.name, raised: await scope.money(summary.raisedMinor) }
      })
    const platform = createMemoryAdapter(ownWorld)
    expect(await custom(platform)).toEqual({ name: 'Walk', raised: '£42.50' })
    const fail = () =>
      Promise.reject(
        new HttpError({ status: 503, data: {}, headers: {} }, { method: 'GET', path: '/campaign' }),
      )
    const campaigns = { ...platform.campaigns, fetchCampaign: fail }
    expect(await custom({ ...platform, campaigns })).toBeUndefined()
  })

  it('omits sections of teams, activities or tags if the platform has none, and logs it once', async () => {
    const scope = siteOn(createMemoryAdapter(ownWorld))
    const home = await loadContentPage(scope, url())
    expect(home?.slices.map(({ type }) => type)).not.toContain('fitnessTotal')
    expect(JSON.stringify(home)).not.toContain('Teams on the shore')
    const said: string[] = []
    const check = createContentCheck(scope.services, (sentence) => said.push(sentence))
    await check()
    await check()
    expect(said).toContain(
      'custom_site/tideline: the section fitnessTotal is omitted, because the platform memory does not support fitness.',
    )
    expect(said).toContain(
      'custom_site/tideline: the section leaderboard is omitted, because the platform memory does not support teams.',
    )
    expect(said.filter((sentence) => sentence.includes('tag pages'))).toHaveLength(1)
  })

  it('reports a project once if the document lists it twice', async () => {
    const page = await loadPageScope(siteOn(createMemoryAdapter(ownWorld)))
    const [settings] = page.site.platform
    if (settings === undefined) throw new Error('The site has no platform.')
    const again = settings.items.map((item) => ({ ...item, uid: ` ${item.uid.toUpperCase()}` }))
    const platform = [{ ...settings, items: [...settings.items, ...again] }]
    const view = loadReports({ ...page, site: { ...page.site, platform } })
    expect(settings.items.length).toBeGreaterThan(0)
    expect(view?.projects.map(({ id }) => id)).toEqual(settings.items.map(({ uid }) => uid))
  })

  it('has no team pages and tag pages if the platform has none, and no links to them', async () => {
    const scope = siteOn(createMemoryAdapter(ownWorld))
    const page = await loadPageScope(scope)
    expect(await loadTeamPage(page, 'terns', url('/teams/terns'))).toBeUndefined()
    expect(await loadContentPage(scope, url('/region/channel'))).toBeUndefined()
    const { listed } = await loadListedPages(scope.services)
    expect(listed.map(({ path }) => path)).toContain('/about')
    expect(listed.filter(({ path }) => path.startsWith('/region'))).toEqual([])
    const shell = await toShellView(page, url())
    expect(JSON.stringify(shell.header?.navigation)).toContain('/about')
    expect(JSON.stringify(shell.header?.navigation)).not.toContain('/region/')
    expect(shell.excludedRoutes).toEqual(expect.arrayContaining(['/region', '/teams', '/sign-in']))
  })

  it('excludes what needs the default platform in browsers, and starts pages on the platform', async () => {
    const scope = siteOn(createMemoryAdapter(ownWorld, { origin: 'https://giving.example' }))
    expect(scope.services.excludedRoutes).toEqual([
      'account',
      'edit',
      'register',
      'reports',
      'teams',
    ])
    const start = await (await loadPageScope(scope)).project?.startUrl()
    expect(start).toMatch(/^https:\/\/giving\.example\//)
  })

  it('includes supporters’ features if the platform supports them and has a browser adapter', async () => {
    const memory = withSupporterCalls(createMemoryAdapter(ownWorld))
    const leftOutOn = (platform: PlatformAdapter) =>
      siteOn(platform, { platformInBrowser: true }).services.excludedRoutes.join(' ')
    expect(leftOutOn(memory)).toBe('reports teams')
    expect(leftOutOn({ ...memory, pageEditing: undefined })).toBe('edit register reports teams')
    expect(leftOutOn({ ...memory, accounts: undefined })).toBe(
      'account edit register reports teams',
    )
    const scope = siteOn(memory, { platformInBrowser: true })
    expect(await (await loadPageScope(scope)).project?.startUrl()).toBe('/register')
  })

  it('sends browsers its origins, terms and missing features, but no server keys', async () => {
    const memory = withSupporterCalls(
      createMemoryAdapter(ownWorld, { origin: 'https://giving.example' }),
    )
    const scope = siteOn({ ...memory, title: 'River Giving' }, { platformInBrowser: true })
    const secret = { ...environment.platform, apiKey: 'the-secret', applicationKey: 'the-secret' }
    const services = { ...scope.services, environment: { ...environment, platform: secret } }
    const shell = await toShellView(await loadPageScope({ ...scope, services }), url())
    expect(shell.session).toMatchObject({
      platform: { origins: ['https://giving.example', 'https://pictures.example'] },
      signIn: {
        method: 'form',
        platformName: 'River Giving',
        termsUrl: memory.links.termsLink?.(),
        privacyUrl: memory.links.privacyLink?.(),
      },
      lacks: ['fitness', 'images', 'metadata', 'reports', 'tags', 'teams'],
    })
    expect(JSON.stringify(shell)).not.toContain('the-secret')
  })

  it('keeps a part that the application’s routes replace', () => {
    const { services } = siteOn(createMemoryAdapter(ownWorld), {
      excludedRoutes: ['rss'],
      ownParts: ['reports'],
    })
    expect(services.excludedRoutes).toEqual(['rss', 'account', 'edit', 'register', 'teams'])
  })

  it('shows a page without QR code, team or activities if the platform has none', async () => {
    const page = await loadPageScope(siteOn(createMemoryAdapter(ownWorld)))
    const reading = await loadSupporterPage(page, 'ada')
    if (reading === undefined) throw new Error('No page')
    reading.page.value.teamShortName = 'terns'
    const extras = await readPageExtras(page, 'ada')
    expect(extras).toEqual({ fitness: undefined, tags: undefined })
    expect(page.facts.isDegraded).toBe(false)
    const view = await toSupporterView(page, reading, extras, url('/fundraising/ada'))
    expect(view).toMatchObject({ figures: { raised: '£42.50' }, activities: [], fitness: [] })
    expect([view.qrCode, view.hasQrCode, view.teamHref]).toEqual([undefined, false, undefined])
  })

  it('returns from a checkout with the donation’s id only if the platform provides it', async () => {
    const memory = createMemoryAdapter(ownWorld)
    const plain = await loadPageScope(siteOn(memory))
    expect(createExitUrl(plain, '/thank-you')).toBe('http://localhost:4000/thank-you')
    const links = { ...memory.links, donationIdPlaceholder: 'THE-ID' }
    const telling = await loadPageScope(siteOn({ ...memory, links }))
    expect(createExitUrl(telling, '/')).toBe('http://localhost:4000/?donation-id=THE-ID')
  })
})

describe('a platform without a group of calls', () => {
  const whole = createDefaultAdapter(
    createPlatform({
      environment: sandboxEnvironment('http://sandbox.example'),
      fetch: () => Promise.reject(new TypeError('No network')),
      retries: 0,
    }),
  )
  const projectOn = async (without: object) =>
    (await loadPageScope(siteOn({ ...whole, ...without }))).project

  it.each([
    ['teams', ['teams', 'findTeams']],
    ['fitness', ['activity', 'fitness']],
    ['tags', ['fitness', 'tags']],
  ] as const)('without %s, a project has no %j', async (group, missing) => {
    const parts = ['teams', 'findTeams', 'activity', 'fitness', 'tags'] as const
    const project = await projectOn({ [group]: undefined })
    expect(parts.filter((part) => project?.[part] === undefined)).toEqual(
      parts.filter((part) => (missing as readonly string[]).includes(part)),
    )
  })

  it('has no teams and no activities for charities, events and listed pages either', () => {
    const { services } = siteOn(whole)
    const shared = {
      services,
      platform: { ...whole, teams: undefined, fitness: undefined },
      country: 'gb',
      override: noOverride,
    }
    const terns = { excludeTeamIds: ['terns'] }
    const missing = { teams: undefined, findTeams: undefined, activity: undefined }
    const nothing = { ...missing, fitness: undefined, tags: undefined }
    expect(
      createCauseProject({ ...shared, charities: itemsOf(['1'], terns), events: [] }),
    ).toMatchObject(nothing)
    expect(createPagesProject({ ...shared, pages: itemsOf(['p-1'], terns) })).toMatchObject(nothing)
  })

  it('adds up donations only without activities', async () => {
    const page = await loadPageScope(siteOn(createMemoryAdapter(ownWorld)))
    const [view] = await toSliceViews(
      slicesOf({ slice_type: 'totals' }),
      { ...sliceScopeOf(), ...page },
      { placeholders: getPlaceholderValues({}) },
    )
    expect(view).toMatchObject({ totals: [{ value: '£42.50' }, { value: '1' }] })
  })
})

describe('the settings of a custom platform', () => {
  it('define the CSP sources for content, connections and forms', () => {
    const own = ['https://giving.example', 'https://pictures.example']
    expect(getPlatformOrigins(environment)).toEqual({
      imageOrigins: own,
      connectOrigins: own,
      formOrigins: own,
    })
  })

  it.each([
    ['', /PLATFORM_ORIGINS is missing/],
    [
      'https://giving.example,pictures',
      /PLATFORM_ORIGINS contains an entry that is not an http or https URL/,
    ],
  ])('are rejected with the origins %j', (origins, sentence) => {
    const read = () =>
      readSiteEnvironment({
        PLATFORM_ENVIRONMENT: 'own',
        PLATFORM_ORIGINS: origins,
        CONTENT_ENDPOINT: 'http://content.invalid/api/v2',
      })
    expect(read).toThrow(EnvironmentError)
    expect(read).toThrow(sentence)
    expect(read).not.toThrow(/PLATFORM_API_KEY/)
  })

  it.each([
    ['platform', {}, { platform: () => undefined }],
    ['content', { CONTENT_SOURCE: 'own' }, { content: () => undefined }],
  ])(
    'throw if the settings require a custom %s, and the application returns none',
    (what, own, none) => {
      const variables = {
        SITE: 'tideline',
        PLATFORM_ENVIRONMENT: 'own',
        PLATFORM_ORIGINS: 'https://giving.example',
        CONTENT_ENDPOINT: 'http://content.invalid/api/v2',
        ...own,
      }
      const platform = () => createMemoryAdapter(ownWorld)
      const options = { platform, invalidatePages: () => undefined, now, ...none }
      const create = () => createServices(readSiteEnvironment(variables), options)
      expect(create).toThrow(`but "${what}" in app/site.server.ts returns no`)
    },
  )
})
