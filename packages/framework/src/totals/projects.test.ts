import { parseSite } from '@milepost/content'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter, type PlatformAdapter } from '@milepost/platform/adapter'
import {
  createCampaignWire,
  createDonationFeedWire,
  createDonationsLeaderboardWire,
  createDonationsTotalsWire,
  createEventLeaderboardWire,
  exampleIds,
  createGraphLeaderboardRowWire,
  createGraphLeaderboardWire,
  createPageWire,
  createTagSearchWire,
  createTeamWire,
} from '@milepost/platform/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createReadCache } from '@milepost/server'
import type { Services } from '../services/services.ts'
import { createCampaignProject } from './campaign-project.ts'
import { createPagesProject } from './pages-project.ts'
import { readPage } from '../frame/request/read-page.ts'
import { scopeOf } from '../sections/section/slice.test-kit.ts'
import { loadProject } from './load-project.ts'
import {
  testGuid,
  itemsOf,
  noOverride,
  pageRow,
  recordingPlatform,
  recordOf,
  getSlugs,
} from './platform.test-kit.ts'

/** A platform that answers from a table of path endings. */
function platformOf(answers: Record<string, unknown>): PlatformAdapter {
  const platform = createPlatform({
    environment: sandboxEnvironment('http://sandbox.example'),
    retries: 0,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      const answer = Object.entries(answers).find(([ending]) => pathname.endsWith(ending))?.[1]
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
    },
  })
  return createDefaultAdapter(platform)
}

afterEach(() => vi.restoreAllMocks())

const services = () => ({ reads: createReadCache({ now: () => 0 }) }) as unknown as Services
const shared = { country: 'gb', override: noOverride }

describe('createCampaignProject', () => {
  const first = createCampaignWire()
  const answers = { [`/campaigns/${first.campaignGuid}`]: first }
  const options = { ...shared, platform: platformOf(answers) }

  it('uses the campaign’s currency whatever the site’s country, and logs it once', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const project = createCampaignProject({
      ...options,
      country: 'ie',
      services: services(),
      campaigns: itemsOf([first.campaignGuid]),
    })
    expect(await project.currency()).toBe('GBP')
    expect(await project.currency()).toBe('GBP')
    expect(told.mock.calls.flat().join()).toContain("The site's country is ie (EUR)")
    expect(told).toHaveBeenCalledOnce()
  })

  it('uses the country’s currency if the platform has none, or is unreachable', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { currency: _currency, ...silent } = first
    for (const answer of [{ [`/campaigns/${first.campaignGuid}`]: silent }, {}]) {
      const project = createCampaignProject({
        ...options,
        platform: platformOf(answer),
        country: 'ie',
        services: services(),
        campaigns: itemsOf([first.campaignGuid]),
      })
      // Campaigns are requested in turn, and the second one fails.
      expect(await project.currency()).toBe('EUR')
    }
  })

  describe('with an excluded team', () => {
    const { pageGuid, teamGuid, teamShortName } = exampleIds
    const team = createTeamWire()
    const board = createGraphLeaderboardWire({
      nodes: [
        createGraphLeaderboardRowWire({ legacyId: pageGuid, slug: 'sam-river-mile' }),
        createGraphLeaderboardRowWire({ legacyId: 'other', slug: 'other' }),
      ],
    })
    const platform = platformOf({
      [`/campaigns/${first.campaignGuid}`]: first,
      '/graphql': {
        data: {
          page: { slug: team.shortName },
          people: { leaderboard: board },
          teams: {
            leaderboard: createGraphLeaderboardWire({
              nodes: [createGraphLeaderboardRowWire({ legacyId: teamGuid, slug: 'team/otters' })],
            }),
          },
          totals: [recordOf('fundraising:donations_received', 20_000, 'gbp')],
          page0: [
            recordOf('fundraising:donations_received', 10_000, 'gbp'),
            recordOf('fundraising:donations_made', 3, 'count'),
          ],
        },
      },
      [`/teamsv3/${teamShortName}`]: team,
      '/donations': createDonationFeedWire(),
    })
    const project = (adapter: PlatformAdapter = platform) =>
      createCampaignProject({
        ...options,
        platform: adapter,
        services: services(),
        campaigns: itemsOf([first.campaignGuid], { excludeTeamIds: [teamShortName] }),
      })

    it('excludes the team and its members’ pages from the summary [S3.56]', async () => {
      expect((await project().summary()).value).toMatchObject({
        raisedMinor: 115_300,
        donationCount: 22,
      })
      expect((await project().activity?.())?.value.raised).toBe(100)
    })

    it('excludes the team and its members from leaderboards and latest donations [S3.56]', async () => {
      expect(getSlugs(await project().people(10))).toEqual(['other'])
      expect((await project().teams?.(10))?.value).toEqual([])
      expect((await project().donations(10)).value.map(({ page }) => page)).not.toContain(
        'sam-river-mile',
      )
    })

    it('leaves it and its members out of leaderboards if the platform ignores `exclude` [S3.56]', async () => {
      const { fetchCampaignLeaderboards } = platform.campaigns
      const campaigns: typeof platform.campaigns = {
        ...platform.campaigns,
        fetchCampaignLeaderboards: ({ exclude: _exclude, ...selection }) =>
          fetchCampaignLeaderboards(selection),
      }
      const { people, teams, teamsByGifts } = project({ ...platform, campaigns })
      expect(getSlugs(await people(10))).toEqual(['other'])
      expect((await teams?.(10))?.value).toEqual([])
      expect((await teamsByGifts?.(10))?.value).toEqual([])
    })
  })
})

describe('createPagesProject', () => {
  const own = pageRow(1, 'own', 10)
  const sam = pageRow(2, 'sam', 40, { totalRaisedOffline: 20 })
  const ana = pageRow(3, 'ana', 50)
  const idle = pageRow(4, 'idle', 0)
  const platform = platformOf({
    '/pages/bulk': { results: [own, sam, ana, idle] },
    '/donations': createDonationFeedWire(),
  })
  const options = {
    ...shared,
    platform,
    services: services(),
    pages: itemsOf([1, 2, 3, 4].map(testGuid)),
  }

  it('ranks without offline donations if the site excludes them', async () => {
    const { value } = await createPagesProject({
      ...options,
      pages: itemsOf([1, 2, 3, 4].map(testGuid), { excludeOffline: true }),
    }).people(10)
    expect(value.map(({ slug, raised }) => [slug, raised])).toEqual([
      ['ana', 50],
      ['sam', 40],
    ])
  })
})

describe('requests of a site’s projects', () => {
  const sam = pageRow(2, 'sam', 40)
  const leaderboard = createGraphLeaderboardWire()
  const answers: Record<string, unknown> = {
    '/campaigns/c-1': createCampaignWire({ campaignGuid: 'c-1' }),
    '/graphql': { data: { people: { leaderboard }, teams: { leaderboard }, totals: [] } },
    '/tags/search': createTagSearchWire(),
    '/pages/bulk': { results: [sam] },
    '/fundraising/pages/sam': createPageWire(),
    '/fundraising/pages/sam-river-mile': createPageWire(),
    '/donations': createDonationFeedWire(),
    '/v1/totals': createDonationsTotalsWire(),
    '/v1/leaderboard': createDonationsLeaderboardWire(),
    '/events/leaderboard': createEventLeaderboardWire(),
  }

  it.each([
    ['campaign', 'c-1', ['/campaigns/c-1', '/pages/bulk', '/pages/sam']],
    ['charity', '1', ['/v1/totals', '/pages/bulk', '/pages/sam']],
    ['event', '9', ['/events/leaderboard', '/pages/sam-river-mile', '/pages/sam']],
    ['page', testGuid(2), ['/pages/bulk', '/pages/sam']],
  ])(
    'carry campaign, country and includeOffline=true if a project has the type %s and excludes offline donations [S7.33]',
    async (type, uid, paths) => {
      const { platform, requests } = recordingPlatform(
        ({ path }) => Object.entries(answers).find(([ending]) => path.endsWith(ending))?.[1] ?? {},
      )
      const items = [{ type, uid, excludeOffline: 'Yes' }]
      const { site } = parseSite({
        uid: 'test',
        data: { platform: [{ slice_type: 'default', primary: {}, items }] },
      })
      const given = { site: { ...site, localisation: { country: 'nz' as const } }, country: 'nz' }
      vi.spyOn(console, 'error').mockReturnValue()
      const scope = scopeOf({ ...given, platform })
      const project = loadProject(given.site, scope.services)
      await project?.summary()
      await project?.people(5)
      await project?.tags?.pages('Region', 'North')
      await readPage({ ...scope, project }, 'sam')
      const asked = requests.filter(
        ({ path, query }) =>
          /\/(bulk|totals)$|\/campaigns\/[^/]+$|\/fundraising\/pages\/[^/]+$/.test(path) ||
          (path.endsWith('/events/leaderboard') && !('maxResults' in query)),
      )
      for (const ending of paths)
        expect(requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(`${ending}$`))
      for (const { path, query } of asked) {
        expect([path, query]).toEqual([
          path,
          expect.objectContaining({ country: 'nz', includeOffline: 'true' }),
        ])
        const hasCampaign = type === 'campaign' && !path.includes('/campaigns/')
        expect([path, query['campaign']]).toEqual([path, hasCampaign ? 'c-1' : undefined])
      }
    },
  )

  it('of a page are not shared between countries or campaigns [S7.33]', async () => {
    const { platform, requests } = recordingPlatform(() => createPageWire())
    const scope = scopeOf({ platform })
    await readPage(scope, 'sam')
    await readPage({ ...scope, country: 'nz' }, 'sam')
    await readPage({ ...scope, country: 'nz' }, 'SAM')
    expect(requests.map(({ query }) => query['country'])).toEqual(['gb', 'nz'])
  })
})
