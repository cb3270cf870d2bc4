import { getLeaderboardDefinitionId } from '@milepost/platform'
import {
  createCampaignPagesWire,
  createCampaignTeamNodeWire,
  createCampaignTeamsDataWire,
  exampleIds,
  createPagesBulkRowWire,
  createPageSummaryWire,
  createTagLeaderboardRowWire,
  createTagSearchWire,
} from '@milepost/platform/testing'
import { describe, expect, it } from 'vitest'
import { createCampaignPeople } from './campaign-people.ts'
import type { Exclusions } from './exclusions.ts'
import { testGuid, recordingPlatform, recordOf, getSlugs, slugsWith } from './platform.test-kit.ts'
import type { PlatformRequest } from './platform.test-kit.ts'

const { campaignGuid } = exampleIds
const noExclusions: Exclusions = { teams: [], pages: [] }

interface World {
  answer?: (request: PlatformRequest) => unknown
  campaigns?: readonly string[]
  counted?: readonly string[]
  currency?: string
  excludeOffline?: boolean
  exclusions?: Exclusions
}

/** People of campaigns whose reads are kept by name, as a site keeps them. */
function peopleOf({
  answer = () => ({}),
  campaigns = ['c-1'],
  counted = campaigns,
  currency = 'GBP',
  excludeOffline = false,
  exclusions = noExclusions,
}: World) {
  const { platform, requests } = recordingPlatform(answer)
  const kept = new Map<string, unknown>()
  const asOf = new Date('2026-06-01T09:00:00Z')
  const read = async <T>(name: string, load: () => Promise<T>) => {
    if (!kept.has(name)) kept.set(name, await load())
    return { value: kept.get(name) as T, asOf, isLastGood: true }
  }
  const people = createCampaignPeople({
    country: 'gb',
    platform,
    campaigns,
    counted: async () => counted,
    names: async () => campaigns.map((campaign) => `The walk of ${campaign}`),
    currency: async () => currency,
    excludesOffline: () => excludeOffline,
    exclusions: async () => exclusions,
    read,
    readSlowly: read,
    timeZone: 'Europe/London',
  })
  return { people, requests, asOf }
}

const board = (...totals: ReturnType<typeof createTagLeaderboardRowWire>[]) => ({
  data: { leaderboard: { totals } },
})
const ranked = (slug: string, value: number, unit = 'meters', owner = 'Sam Okafor') =>
  createTagLeaderboardRowWire({
    tagValue: `page:fundraising:guid-${slug}`,
    tagValueAsNode: {
      ...createTagLeaderboardRowWire().tagValueAsNode!,
      legacyId: `guid-${slug}`,
      slug: `fundraising/${slug}`,
      title: `Page of ${slug}`,
      owner: { legacyId: 'u', name: owner, avatar: 'u.jpg' },
    },
    amounts: [{ value, unit }],
  })
const away = (slug: string, pence = 0): Exclusions => ({
  teams: ['gulls'],
  pages: [
    {
      uuid: `guid-${slug}`,
      slug,
      totals: [recordOf('fundraising:donations_received', pence, 'gbp')],
    },
  ],
})

it.each([
  ['gifts', 'fundraising:donations_made', 'count'],
  ['distance', 'any:distance', 'meters'],
] as const)('ranks the values of a tag by %s', async (by, measurementDomain, unit) => {
  const amounts: Record<string, number> = { Atlantic: 4, Channel: 7, Hebrides: 0 }
  const { people } = peopleOf({
    answer: ({ variables }) => {
      const value = amounts[String(variables['tagValue'])] ?? 0
      return { data: { totals: [recordOf(measurementDomain, value, unit)] } }
    },
  })
  const board = await people.tags?.measured('region', ['Atlantic', 'Channel', 'Hebrides'], by)
  expect(board?.value).toEqual([
    { value: 'Channel', amount: 7 },
    { value: 'Atlantic', amount: 4 },
  ])
})

describe('a fitness leaderboard', () => {
  it.each([
    ['distance', 'any:distance', 'meters'],
    ['elevation', 'any:elevation_gain', 'meters'],
    ['duration', 'any:elapsed_time', 'seconds'],
    ['activities', 'any:activities', 'count'],
  ] as const)('of %s contains each campaign’s for %s', async (measure, measurementDomain, unit) => {
    const campaigns = ['c-1', 'c-2']
    const { people, requests } = peopleOf({
      campaigns,
      answer: () => board(ranked('sam', 1500, unit)),
    })
    const value = (await people.fitness?.(measure, 10))?.value
    expect(value?.map(({ amount }) => amount)).toEqual([1500, 1500])
    expect(requests.map(({ variables }) => variables['id'])).toEqual(
      campaigns.map((campaign) => getLeaderboardDefinitionId({ campaign, measurementDomain })),
    )
  })

  it('ranks the people of all campaigns together, with its time', async () => {
    const boards = [
      board(ranked('sam', 100), ranked('ana', 700)),
      board(ranked('eve', 300), ranked('tom', 50)),
    ]
    const { people, asOf } = peopleOf({ campaigns: ['c-1', 'c-2'], answer: () => boards.shift() })
    const reading = await people.fitness?.('distance', 3)
    expect(slugsWith('amount', reading)).toEqual([
      ['ana', 700],
      ['eve', 300],
      ['sam', 100],
    ])
    expect(reading).toMatchObject({ asOf, isLastGood: true })
    expect(reading?.value[0]).toEqual({
      name: 'Page of ana',
      subtitle: 'Sam Okafor',
      slug: 'ana',
      image: expect.stringContaining('p1.jpg'),
      amount: 700,
    })
  })

  it('is read once for all sections with the same measure, for any number of rows', async () => {
    const { people, requests } = peopleOf({ answer: () => board(ranked('sam', 100)) })
    await people.fitness?.('distance', 3)
    await people.fitness?.('distance', 10)
    expect(requests).toHaveLength(1)
    expect(requests[0]?.variables['limit']).toBe(50)
    await people.fitness?.('elevation', 3)
    expect(requests).toHaveLength(2)
  })
})

describe('finding people by part of their name', () => {
  const pages = (...slugs: string[]) =>
    createCampaignPagesWire({
      results: slugs.map((slug) =>
        createPageSummaryWire({ pageShortName: slug, pageGuid: `guid-${slug}`, pageTitle: slug }),
      ),
    })

  it('returns at most the limit, without members of excluded teams [S3.56]', async () => {
    const answer = () => pages('sam', 'samira', 'samuel')
    const limited = peopleOf({ answer }).people
    expect(getSlugs(await limited.findPeople('sam', 2))).toEqual(['sam', 'samira'])
    const several = peopleOf({ answer, campaigns: ['c-1', 'c-2'] }).people
    expect((await several.findPeople('sam', 4)).value).toHaveLength(4)
    const without = peopleOf({ answer, exclusions: away('sam') }).people
    expect(getSlugs(await without.findPeople('sam', 10))).toEqual(['samira', 'samuel'])
  })
})

describe('finding teams by part of their name', () => {
  const money = (value: number) => ({ value, currencyCode: 'GBP' })
  const otters = createCampaignTeamNodeWire({
    donationSummary: { totalAmount: money(17_300), offlineAmount: money(2000) } as object,
  })
  const gulls = createCampaignTeamNodeWire({
    legacyId: 'g-2',
    title: 'Sea Otters',
    slug: 'team/gulls',
  })
  const terns = createCampaignTeamNodeWire({ legacyId: 'g-3', title: 'Terns', slug: 'team/terns' })
  const answer = () => ({ data: createCampaignTeamsDataWire([otters, gulls, terns]) })

  it('is case-insensitive and limited, and returns captain and total', async () => {
    const { people, asOf } = peopleOf({ answer })
    const found = await people.findTeams?.('  OTTER', 10)
    expect(getSlugs(found)).toEqual(['otters', 'gulls'])
    expect(found).toMatchObject({ asOf, isLastGood: true })
    expect(found?.value[0]).toEqual({
      slug: 'otters',
      name: 'Otters',
      owner: 'Sam Okafor',
      image: expect.stringContaining('otters.jpg'),
      raisedMinor: 17_300,
      currency: 'GBP',
      memberCount: 2,
    })
    expect((await people.findTeams?.('otter', 1))?.value).toHaveLength(1)
    expect((await people.findTeams?.('  ', 10))?.value).toEqual([])
  })

  it('excludes offline donations if the site does, and excluded teams [S3.56]', async () => {
    const { people } = peopleOf({ answer, excludeOffline: true, exclusions: away('sam') })
    const found = await people.findTeams?.('otters', 10)
    expect(slugsWith('raisedMinor', found)).toEqual([['otters', 15_300]])
  })
})

describe('the totals of a tag value', () => {
  const totals = [recordOf('fundraising:donations_received', 700, 'gbp')]
  const answer = ({ path }: PlatformRequest) =>
    path.endsWith('/tags/search')
      ? createTagSearchWire({
          results: [{ ...createTagSearchWire().results[0]!, pageGuid: 'guid-sam' }],
        })
      : { data: { totals } }

  it('exclude an excluded page among several with the value [S3.56]', async () => {
    const rows = ['guid-ana', 'guid-sam'].map((pageGuid) => ({
      ...createTagSearchWire().results[0]!,
      pageGuid,
      pageShortName: '',
    }))
    const { people } = peopleOf({
      exclusions: away('sam', 200),
      answer: (request) =>
        request.path.endsWith('/tags/search')
          ? createTagSearchWire({ results: rows })
          : answer(request),
    })
    expect((await people.tags?.totals('region', 'Atlantic'))?.value.raised).toBe(5)
  })
})

describe('the leaderboard of a tag', () => {
  const row = (tagValue: string, value: number) =>
    createTagLeaderboardRowWire({
      tagValue,
      tagValueAsNode: null,
      amounts: [{ value, unit: 'gbp' }],
    })
  const one = (value: number) => ({
    data: {
      totals: [
        { measurementDomain: 'fundraising:donations_received', amounts: [{ value, unit: 'gbp' }] },
      ],
    },
  })

  it('adds up each campaign’s leaderboard, which is read once', async () => {
    const { people, requests } = peopleOf({
      campaigns: ['c-1', 'c-2'],
      excludeOffline: true,
      answer: ({ variables }) =>
        variables['id'] ===
        getLeaderboardDefinitionId({
          campaign: 'c-1',
          measurementDomain: 'fundraising:donations_received',
          tagId: 'region',
        })
          ? board(row('Atlantic', 300), row('Channel', 700))
          : board(row('Atlantic', 600)),
    })
    const values = ['Atlantic', 'Channel', 'Hebrides']
    expect((await people.tags?.board('region', values))?.value).toEqual([
      { value: 'Atlantic', raisedMinor: 900 },
      { value: 'Channel', raisedMinor: 700 },
    ])
    await people.tags?.board('region', values)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.variables['limit']).toBe(50)
    await people.tags?.board('coast', values)
    expect(requests.length).toBeGreaterThan(2)
  })

  it('is built from the values’ totals if a campaign has no leaderboard, or offline donations or pages are excluded', async () => {
    const boards = [board(row('Atlantic', 300)), board()]
    const answer = ({ path, variables }: PlatformRequest) =>
      path.endsWith('/tags/search')
        ? createTagSearchWire()
        : 'segment' in variables
          ? one(variables['tagValue'] === 'Channel' ? 900 : 200)
          : boards.shift()
    const expected = [
      { value: 'Channel', raisedMinor: 1800 },
      { value: 'Atlantic', raisedMinor: 400 },
    ]
    for (const world of [
      { excludeOffline: true },
      { excludeOffline: false },
      { excludeOffline: true, exclusions: away('nobody') },
    ]) {
      const { people, requests } = peopleOf({ ...world, campaigns: ['c-1', 'c-2'], answer })
      const reading = await people.tags?.board('region', ['Atlantic', 'Channel'])
      expect(reading?.value).toEqual(expected)
      const asked = requests.filter(({ variables }) => 'limit' in variables)
      expect(asked).toHaveLength(world.excludeOffline && world.exclusions === undefined ? 2 : 0)
    }
  })
})

describe('the pages with a tag value', () => {
  const carrier = (number: number, status = 'Active') => ({
    ...createTagSearchWire().results[0]!,
    pageGuid: number === 0 ? '' : testGuid(number),
    status,
  })
  const bulk = (number: number, slug: string, online: number, more = {}) =>
    createPagesBulkRowWire({
      pageGuid: testGuid(number),
      shortName: slug,
      totalRaisedOnline: online,
      totalRaisedOffline: 50,
      ...more,
    })
  const found = [...[1, 2, 3, 4].map((at) => carrier(at)), carrier(5, 'Cancelled'), carrier(0)]
  const known = [
    bulk(1, 'sam', 10),
    bulk(2, 'ana', 90),
    bulk(3, 'euros', 999, { currencyCode: 'EUR' }),
    bulk(4, 'elsewhere', 999, { campaignGuid: 'another' }),
  ]
  const answer = ({ path }: PlatformRequest) =>
    path.endsWith('/tags/search')
      ? createTagSearchWire({ results: found, numberOfHits: 250 })
      : { results: known }

  it('are the site’s own in its currency, by amount raised', async () => {
    const { people, requests, asOf } = peopleOf({
      answer,
      campaigns: ['c-1', campaignGuid.toUpperCase()],
    })
    const reading = await people.tags?.pages('region', 'Atlantic')
    expect(reading?.value.pages.map(({ slug, raised }) => [slug, raised])).toEqual([
      ['ana', 140],
      ['sam', 60],
    ])
    expect(reading).toMatchObject({ asOf, isLastGood: true })
    // Six of the 250 pages were checked, and four of these are excluded.
    expect(reading?.value.count).toBe(246)
    expect(requests[1]?.query['pageGuids']).toBe([1, 2, 3, 4].map(testGuid).join(','))
  })

  it('exclude offline donations if the site does, and excluded pages [S3.56]', async () => {
    const { people } = peopleOf({
      answer,
      campaigns: [campaignGuid],
      excludeOffline: true,
      exclusions: away('ana'),
    })
    const reading = await people.tags?.pages('region', 'Atlantic')
    expect(reading?.value.pages.map(({ slug, raised }) => [slug, raised])).toEqual([['sam', 10]])
    expect(reading?.value.count).toBe(245)
  })

  it('include those without a currency, but not those without a campaign', async () => {
    const rows = [
      bulk(1, 'silent', 10, { currencyCode: null }),
      bulk(2, 'stray', 20, { campaignGuid: null }),
    ]
    const { people } = peopleOf({
      campaigns: [campaignGuid],
      answer: (request) =>
        request.path.endsWith('/tags/search') ? answer(request) : { results: rows },
    })
    const reading = await people.tags?.pages('region', 'Atlantic')
    expect(reading?.value.pages.map(({ slug }) => slug)).toEqual(['silent'])
  })
})
