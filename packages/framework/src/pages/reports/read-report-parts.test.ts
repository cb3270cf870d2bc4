import {
  createCampaignPagesWire,
  createCampaignTeamNodeWire,
  createCampaignTeamsDataWire,
  createCampaignWire,
  createDonationFeedRowWire,
  createDonationFeedWire,
  createDonationsLeaderboardWire,
  createDonationsTotalsWire,
  createEventLeaderboardRowWire,
  createEventLeaderboardWire,
  createLeaderboardPageRowWire,
  createPagesBulkRowWire,
  createPageSummaryWire,
  createTeamWire,
  createTotalsRecordWire,
} from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import {
  testGuid,
  recordingPlatform,
  testMember,
  recordOf,
} from '../../totals/platform.test-kit.ts'
import type { PlatformRequest } from '../../totals/platform.test-kit.ts'
import type { ExcludeSettings } from '../../totals/exclusions.ts'
import { readReport, type ReadReportOptions, type ReportProject } from './read-report.ts'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const nothing = {
  '/pages': createCampaignPagesWire({ results: [] }),
  '/donations': createDonationFeedWire({ results: [] }),
}

interface World extends Partial<
  Omit<ReadReportOptions, 'platform' | 'projects'> & ExcludeSettings
> {
  answer: (request: PlatformRequest) => unknown
}

/** Reads a report from a platform stub. */
async function reportOf(
  projects: readonly (Pick<ReportProject, 'kind' | 'id'> & Partial<ReportProject>)[],
  { answer, excludeOffline = false, excludeTeamIds = [], ...given }: World,
) {
  const { platform, requests } = recordingPlatform((request) => {
    const own = answer(request)
    if (own !== undefined) return own
    return Object.entries(nothing).find(([ending]) => request.path.endsWith(ending))?.[1]
  })
  const report = await readReport({
    platform,
    projects: projects.map((project) => ({ name: '', excludeOffline, excludeTeamIds, ...project })),
    currency: 'AUD',
    now: () => 42,
    ...given,
  })
  return { report, part: report.projects[0]!, requests }
}

const campaign = { kind: 'campaign', id: 'c-1' } as const
const charity = { kind: 'charity', id: '7', name: 'Ours' } as const
const event = { kind: 'event', id: '9', name: 'The race' } as const
const listed = (...numbers: readonly number[]) =>
  numbers.map((number) => ({ kind: 'page', id: testGuid(number) }) as const)

const isGraph = ({ path }: PlatformRequest) => path.endsWith('/graphql')
const graph = (
  { variables }: PlatformRequest,
  { teams = [] as object[], totals = [] as object[] },
) => {
  if ('page0' in variables) return { data: { page0: totals } }
  return 'segment' in variables
    ? { data: { totals } }
    : {
        data: createCampaignTeamsDataWire(
          teams as Parameters<typeof createCampaignTeamsDataWire>[0],
        ),
      }
}

describe('the report of a campaign', () => {
  const wire = createCampaignWire({ campaignGuid: 'c-1' })
  const answer = (request: PlatformRequest) => {
    if (isGraph(request)) {
      return graph(request, {
        teams: [createCampaignTeamNodeWire()],
        totals: [recordOf('any:distance', 1500, 'meters')],
      })
    }
    if (request.path.endsWith('/c-1')) return wire
    if (request.path.endsWith('/donations')) {
      return createDonationFeedWire({
        meta: { totalAmount: 25, totalResults: 3, currencyCode: 'GBP' },
        results: [
          createDonationFeedRowWire({ id: 1, amount: 25 }),
          createDonationFeedRowWire({
            id: 2,
            donor: { name: 'Anonymous' },
            donorLocalAmount: 10,
            donorLocalCurrencyCode: 'usd',
            date: 'whenever',
            pageShortName: null,
          }),
          createDonationFeedRowWire({
            id: 3,
            donorLocalCurrencyCode: null,
            currencyCode: null,
          } as object),
        ],
      })
    }
    return request.path.endsWith('/pages')
      ? createCampaignPagesWire({
          results: [createPageSummaryWire({ createdDate: '2026-02-01T00:00:00Z' })],
        })
      : undefined
  }

  it('contains its time, and the currency and name of its campaign', async () => {
    const { report, part } = await reportOf([campaign], { answer })
    expect(report).toMatchObject({ readAtMs: 42, currency: 'GBP' })
    expect(part).toMatchObject({
      project: { ...campaign, name: 'River Mile 2025' },
      currency: 'GBP',
      raisedMinor: 125_300,
      giftCount: 3,
      hasMorePages: false,
    })
    const named = await reportOf([{ ...campaign, name: 'As the site says' }], { answer })
    expect(named.part.project.name).toBe('As the site says')
  })

  it('is in the site’s currency if the campaign has none, or nothing is open', async () => {
    const silent = { ...wire, currency: null }
    const { report } = await reportOf([campaign], {
      answer: (request) => (request.path.endsWith('/c-1') ? silent : answer(request)),
    })
    expect(report.currency).toBe('AUD')
    expect((await reportOf([], { answer })).report).toEqual({
      readAtMs: 42,
      currency: 'AUD',
      projects: [],
    })
  })

  it('contains each donation with donor, date, page and currency', async () => {
    const { part } = await reportOf([campaign], { answer })
    const [first, second, third] = part.gifts
    expect(first).toEqual({
      id: '1',
      atMs: Date.parse('2025-05-20T09:30:00Z'),
      amountMinor: 2500,
      isAmountHidden: false,
      currency: 'GBP',
      donor: 'Ana Silva',
      message: 'Go Sam!',
      page: 'sam-river-mile',
      project: 'c-1',
    })
    expect(second).toMatchObject({
      amountMinor: 1000,
      currency: 'USD',
      donor: undefined,
      atMs: undefined,
      page: undefined,
    })
    expect(third?.currency).toBe('GBP')
  })

  it('contains each page and team', async () => {
    const { part } = await reportOf([campaign], { answer })
    expect(part.pages).toEqual([
      {
        slug: 'sam-river-mile',
        name: "Sam's River Mile",
        owner: 'Sam Okafor',
        raisedMinor: 14_000,
        offlineMinor: 2000,
        targetMinor: 50_000,
        createdMs: Date.parse('2026-02-01T00:00:00Z'),
        project: 'c-1',
      },
    ])
    expect(part.teams).toEqual([
      {
        slug: 'otters',
        name: 'Otters',
        captain: 'Sam Okafor',
        members: 2,
        raisedMinor: 17_300,
        distanceMetres: 0,
        project: 'c-1',
      },
    ])
    expect(part.fitness.fitnessDistanceTotal).toBe(1500)
  })

  it('is complete on a platform without teams, and empty if it was aborted', async () => {
    const failing = (request: PlatformRequest) =>
      isGraph(request) && !('segment' in request.variables) ? 500 : answer(request)
    expect((await reportOf([campaign], { answer: failing })).part).toMatchObject({
      teams: [],
      raisedMinor: 125_300,
    })
    const controller = new AbortController()
    const off = reportOf([campaign], {
      signal: controller.signal,
      answer: (request) => {
        if (isGraph(request)) controller.abort()
        return failing(request)
      },
    })
    await expect(off).rejects.toBeDefined()
  })

  describe('with an excluded team', () => {
    const member = testMember(testGuid(1), 'sam-river-mile')
    const left =
      (campaignGuid: string | undefined, totals: readonly object[]) =>
      (request: PlatformRequest) => {
        if (request.path.includes('/teamsv3/')) {
          return {
            ...createTeamWire({ membership: { numberOfMembers: 1, members: [member] } }),
            campaignGuid,
            campaign: { campaignGuid, title: 'x' },
          }
        }
        if (isGraph(request) && 'page0' in request.variables) return { data: { page0: totals } }
        return answer(request)
      }
    const gave = (pence: number) => [
      createTotalsRecordWire({ amounts: [{ value: pence, unit: 'gbp' }] }),
    ]

    it.each(['c-1', 'C-1', undefined])('contains nothing of a team in %s [S3.56]', async (id) => {
      const { part } = await reportOf([campaign], {
        excludeTeamIds: ['otters'],
        answer: left(id, gave(5000)),
      })
      expect(part).toMatchObject({ raisedMinor: 120_300, pages: [], teams: [] })
      // The page received two of the three donations.
      expect(part.gifts.map((gift) => gift.id)).toEqual(['2'])
      expect(part.giftCount).toBe(1)
    })

    it('excludes offline donations if the site does [S3.56]', async () => {
      const online = await reportOf([campaign], { excludeOffline: true, answer })
      expect(online.part).toMatchObject({ raisedMinor: 115_300, pages: [{ raisedMinor: 12_000 }] })
      const offline = recordOf('fundraising:offline_donations', 1000, 'gbp')
      const { part } = await reportOf([campaign], {
        excludeOffline: true,
        excludeTeamIds: ['otters'],
        answer: left('c-1', [...gave(5000), offline]),
      })
      expect(part.raisedMinor).toBe(110_300)
    })
  })
})

describe('the donations of a report', () => {
  const feed = (parts: readonly number[]) => {
    let given = 0
    const pages = parts.map((count) =>
      range(count).map(() => createDonationFeedRowWire({ id: (given += 1) })),
    )
    return ({ path, query }: PlatformRequest) => {
      if (path.endsWith('/donations')) {
        return createDonationFeedWire({
          meta: { totalAmount: 1, totalResults: 5000, currencyCode: 'gbp' },
          results: pages[Number(query['page']) - 1] ?? [],
        })
      }
      if (path.endsWith('/v1/totals')) return createDonationsTotalsWire()
      return path.endsWith('/v1/leaderboard')
        ? createDonationsLeaderboardWire({ results: [] })
        : undefined
    }
  }
  const askedParts = (requests: readonly PlatformRequest[]) =>
    requests.filter(({ path }) => path.endsWith('/donations')).map(({ query }) => query['page'])

  it('are read in pages of 150, until one is shorter [S9.33]', async () => {
    const { part, requests } = await reportOf([charity], { answer: feed([150, 150, 149, 150]) })
    expect(part.gifts).toHaveLength(449)
    expect(part.giftCount).toBe(5000)
    expect(askedParts(requests)).toEqual(['1', '2', '3'])
  })

  it('are limited to ten pages [S9.33]', async () => {
    const { part, requests } = await reportOf([charity], { answer: feed(range(12).map(() => 150)) })
    expect(part.gifts).toHaveLength(1500)
    expect(askedParts(requests)).toHaveLength(10)
  })

  it('are listed once, without further requests, if a platform returns the same page again', async () => {
    const first = feed([150])
    const { part, requests } = await reportOf([charity], {
      answer: (request) => first({ ...request, query: { ...request.query, page: '1' } }),
    })
    expect(part.gifts).toHaveLength(150)
    expect(askedParts(requests)).toEqual(['1', '2'])
  })
})

describe('the report of a charity or an event', () => {
  const ranked = (number: number, page: object) =>
    createLeaderboardPageRowWire({
      id: testGuid(number),
      page: { ...createLeaderboardPageRowWire().page!, ...page },
    })
  const board = createDonationsLeaderboardWire({
    results: [ranked(1, { shortName: 'sam' }), ranked(2, { shortName: 'ana', owner: null })],
  })
  const races = createEventLeaderboardWire({
    pages: [
      createEventLeaderboardRowWire({ pageShortName: 'sam' }),
      createEventLeaderboardRowWire({ pageShortName: 'ana', amount: 90, owner: null }),
    ],
  })
  const answer = ({ path }: PlatformRequest) => {
    if (path.endsWith('/donations')) {
      return createDonationFeedWire({
        meta: { totalAmount: 153, totalResults: 2, currencyCode: 'gbp' },
        results: [
          createDonationFeedRowWire({ id: 1, pageShortName: 'sam' }),
          createDonationFeedRowWire({ id: 2 }),
        ],
      })
    }
    if (path.endsWith('/v1/totals')) return createDonationsTotalsWire()
    if (path.endsWith('/v1/leaderboard')) return board
    return path.endsWith('/events/leaderboard') ? races : undefined
  }

  it.each([
    ['charity', charity, 15_300],
    ['event', event, 17_300],
  ] as const)(
    'has total, donations and pages of a %s, but no teams [S3.61]',
    async (_kind, project, raisedMinor) => {
      const { part, requests } = await reportOf([project], { answer })
      expect(part).toMatchObject({
        project,
        currency: 'GBP',
        raisedMinor,
        giftCount: 2,
        teams: [],
        hasMorePages: false,
        fitness: { fitnessDistanceTotal: 0 },
      })
      expect(part.pages[0]).toEqual({
        slug: 'sam',
        name: "Sam's River Mile",
        owner: 'Sam Okafor',
        raisedMinor: 14_000,
        offlineMinor: 0,
        targetMinor: 50_000,
        project: project.id,
      })
      expect(part.pages[1]).toMatchObject({ slug: 'ana', owner: '' })
      const feed = requests.find(({ path }) => path.endsWith('/donations'))?.query
      expect(feed).toMatchObject({ [`${project.kind}Id`]: project.id })
      const ranked = requests.find(({ path }) => path.endsWith('leaderboard'))?.query ?? {}
      expect(Object.values(ranked)).toContain(project.id)
    },
  )

  it('is in the site’s currency if its donations have none', async () => {
    const { part } = await reportOf([charity], {
      answer: (request) =>
        request.path.endsWith('/donations')
          ? createDonationFeedWire({
              meta: { totalAmount: 0, totalResults: 0 } as never,
              results: [],
            })
          : answer(request),
    })
    expect(part.currency).toBe('AUD')
  })

  it('lists the 100 pages that raised most, and says that there are more', async () => {
    const of = (count: number) =>
      reportOf([event], {
        answer: (request) =>
          request.path.endsWith('/events/leaderboard')
            ? createEventLeaderboardWire({
                pages: range(count).map((one) =>
                  createEventLeaderboardRowWire({ pageShortName: `p${one}`, amount: 1000 - one }),
                ),
              })
            : answer(request),
      })
    const many = (await of(120)).part
    expect([many.pages.length, many.hasMorePages]).toEqual([100, true])
    const few = (await of(99)).part
    expect([few.pages.length, few.hasMorePages]).toEqual([99, false])
  })

  it('excludes offline donations from the total and the pages if the site does [S3.56]', async () => {
    const ofEvent = await reportOf([event], {
      excludeOffline: true,
      answer: (request) =>
        request.path.includes('/pages/')
          ? {
              pageShortName: request.path.split('/').at(-1),
              currencyCode: 'GBP',
              totalRaisedOnline: 10,
              totalRaisedOffline: request.path.endsWith('ana') ? 80 : 130,
              status: 'Active',
            }
          : answer(request),
    })
    expect(ofEvent.part.raisedMinor).toBe(15_300)
    expect(ofEvent.part.pages.map(({ slug, raisedMinor }) => [slug, raisedMinor])).toEqual([
      ['sam', 1000],
      ['ana', 1000],
    ])
    const ofCharity = await reportOf([charity], {
      excludeOffline: true,
      answer: (request) =>
        request.path.endsWith('/bulk')
          ? {
              results: [
                createPagesBulkRowWire({
                  pageGuid: testGuid(1),
                  shortName: 'sam',
                  totalRaisedOnline: 120,
                  totalRaisedOffline: 20,
                }),
              ],
            }
          : answer(request),
    })
    // The platform's charity totals exclude offline donations.
    expect(ofCharity.part.raisedMinor).toBe(15_300)
    expect(ofCharity.part.pages.map(({ slug, raisedMinor }) => [slug, raisedMinor])).toEqual([
      ['sam', 12_000],
      ['ana', 14_000],
    ])
  })
})

describe('the report of listed pages', () => {
  const row = (number: number, slug: string, more = {}) =>
    createPagesBulkRowWire({
      pageId: number,
      pageGuid: testGuid(number),
      shortName: slug,
      title: `Page of ${slug}`,
      ...more,
    })
  const world = (...rows: readonly object[]) => ({
    answer: (request: PlatformRequest) => {
      if (request.path.endsWith('/bulk')) return { results: rows }
      if (isGraph(request)) {
        return {
          data: Object.fromEntries(
            rows.map((_, index) => [`page${index}`, [recordOf('any:distance', 500, 'meters')]]),
          ),
        }
      }
      return request.path.endsWith('/donations') ? createDonationFeedWire() : undefined
    },
  })

  it('is a single project with the first page’s name and the first known currency', async () => {
    const rows = [
      row(1, 'own', { currencyCode: null }),
      row(2, 'sam'),
      row(3, 'eve', { currencyCode: 'EUR' }),
    ]
    const { report, part, requests } = await reportOf(listed(1, 2, 3), world(...rows))
    expect(report.projects).toHaveLength(1)
    expect(part).toMatchObject({
      project: { kind: 'page', id: testGuid(1), name: 'Page of own' },
      currency: 'GBP',
      raisedMinor: 28_000,
      giftCount: 1,
      hasMorePages: false,
      teams: [],
      fitness: { fitnessDistanceTotal: 1500 },
    })
    expect(
      part.pages.map(({ slug, raisedMinor, project }) => [slug, raisedMinor, project]),
    ).toEqual([
      ['own', 14_000, testGuid(1)],
      ['sam', 14_000, testGuid(1)],
    ])
    const feed = requests.find(({ path }) => path.endsWith('/donations'))
    expect(feed?.query['fundraisingPageId']).toBe('1,2,3')
    const [first, ...others] = listed(1, 2)
    const named = await reportOf([{ ...first!, name: 'Hike' }, ...others], world(...rows))
    expect(named.part.project.name).toBe('Hike')
  })

  it('requests no donations and activities if no page is open', async () => {
    const { part, requests } = await reportOf(listed(1), world())
    expect(part).toMatchObject({
      project: { name: '' },
      currency: 'AUD',
      raisedMinor: 0,
      giftCount: 0,
      gifts: [],
      pages: [],
    })
    expect(requests.map(({ path }) => path.split('/').at(-1))).toEqual(['bulk'])
  })

  it('contains nothing of an excluded team [S3.56]', async () => {
    const { answer } = world(row(1, 'own'), row(2, 'sam'))
    const { part } = await reportOf(listed(1, 2), {
      excludeTeamIds: ['otters'],
      answer: (request) =>
        request.path.includes('/teamsv3/')
          ? createTeamWire({
              membership: { numberOfMembers: 1, members: [testMember(testGuid(2), 'sam')] },
            })
          : answer(request),
    })
    expect(part.pages.map(({ slug }) => slug)).toEqual(['own'])
    expect(part.raisedMinor).toBe(14_000)
  })
})
