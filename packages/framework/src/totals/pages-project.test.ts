import {
  createDonationFeedWire,
  exampleIds,
  createTeamWire,
  createPageWire,
  createTotalsRecordWire,
} from '@milepost/platform/testing'
import { createReadCache } from '@milepost/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../services/services.ts'
import { createPagesProject, type PagesProjectOptions } from './pages-project.ts'
import type { CountedItem, ExcludeSettings } from './exclusions.ts'
import {
  answerAt,
  feedOf,
  testGuid,
  itemsOf,
  testMember,
  noOverride,
  pageRow,
  type PlatformRequest,
  recordingPlatform,
  recordOf,
  getSlugs,
  slugsWith,
} from './platform.test-kit.ts'

const { teamShortName } = exampleIds
const own = pageRow(1, 'own', 10, { story: '<p>Our <b>story</b></p>', owner: null })
const sam = pageRow(2, 'sam', 40, { totalRaisedOffline: 20 })
const ana = pageRow(3, 'ana', 50, { owner: { firstName: 'Ana', lastName: 'Silva' } })
const rows = [own, sam, ana]

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

interface World extends Partial<Omit<PagesProjectOptions, 'platform' | 'pages'> & ExcludeSettings> {
  pages?: readonly (string | CountedItem)[]
  bulk?: readonly object[]
  answer?: (request: PlatformRequest) => unknown
}

function projectOf({
  bulk = rows,
  answer = () => undefined,
  pages = [1, 2, 3].map(testGuid),
  ...given
}: World = {}) {
  const { platform, requests } = recordingPlatform((request) => {
    const other = answer(request)
    if (other !== undefined) return other
    if (request.path.endsWith('/bulk')) return { results: bulk }
    return request.path.endsWith('/donations') ? createDonationFeedWire() : undefined
  })
  const clock = { now: 0 }
  const project = createPagesProject({
    services: { reads: createReadCache({ now: () => clock.now }) } as unknown as Services,
    platform,
    pages: itemsOf(pages, given),
    country: 'gb',
    override: noOverride,
    ...given,
  })
  return { project, requests, clock }
}

const isBulk = ({ path }: PlatformRequest) => path.endsWith('/bulk')
const isGraph = ({ path }: PlatformRequest) => path.endsWith('/graphql')
const totalsOf = (...lists: readonly (readonly object[])[]) => ({
  data: Object.fromEntries(lists.map((list, index) => [`page${index}`, list])),
})
const walked = (metres: number, pence = 0) => [
  createTotalsRecordWire({ amounts: [{ value: pence, unit: 'gbp' }] }),
  recordOf('any:distance', metres, 'meters'),
  recordOf('any:elevation_gain', metres / 10, 'meters'),
  recordOf('any:elapsed_time', metres * 2, 'seconds'),
  recordOf('any:activities', metres / 100, 'count'),
]

describe('a project of listed pages', () => {
  it('has the name, plain text story, image and URL of its first page', async () => {
    const { project } = projectOf({ answer: answerAt('/donations', feedOf(7)) })
    expect((await project.summary()).value).toEqual({
      name: 'Page of own',
      raisedMinor: 12_000,
      offlineMinor: 2000,
      exclusions: [],
      targetMinor: 30_000,
      donationCount: 7,
      story: 'Our story',
      image: expect.stringContaining('65f56cc6'),
      url: expect.stringContaining('/own'),
    })
    expect([project.country, project.donateUrl]).toEqual(['gb', ''])
    expect(project.teams ?? project.findTeams ?? project.tags).toBeUndefined()
  })

  it('is empty while no page is open', async () => {
    const { project, requests } = projectOf({ bulk: [], country: 'ie' })
    expect((await project.summary()).value).toEqual({
      name: '',
      raisedMinor: 0,
      offlineMinor: 0,
      exclusions: [],
      targetMinor: 0,
      donationCount: 0,
      story: '',
      image: '',
      url: '',
    })
    expect(await project.currency()).toBe('EUR')
    expect((await project.donations(5)).value).toEqual([])
    expect((await project.fitness?.('distance', 5))?.value).toEqual([])
    expect((await project.activity?.())?.value.fitnessDistanceTotal).toBe(0)
    expect(await project.donationTarget()).toBeUndefined()
    expect(await project.startUrl()).toBeUndefined()
    expect(requests.every(isBulk)).toBe(true)
  })
})

it('counts a page listed by GUID and by slug once', async () => {
  const { project } = projectOf({
    pages: [testGuid(2), 'sam'],
    bulk: [sam],
    answer: ({ path }) =>
      /fundraising\/pages\/[^/]+$/.test(path)
        ? createPageWire({ pageGuid: testGuid(2), pageShortName: 'sam' })
        : undefined,
  })
  expect((await project.summary()).value.raisedMinor).toBe(14_000)
  expect((await project.findable()).value.people).toEqual(['sam'])
})

it('the charity’s own page accepts donations without a supporter, and is neither ranked nor found', async () => {
  const { project } = projectOf()
  expect(await project.donationTarget()).toEqual({ kind: 'page', id: '1' })
  expect(getSlugs(await project.people(10))).toEqual(['sam', 'ana'])
  expect(getSlugs(await project.findPeople('page of', 10))).toEqual(['sam', 'ana'])
})

it('people are found across repeated spaces in a title', async () => {
  const { project } = projectOf({ bulk: [own, pageRow(4, 'eve', 9, { title: 'For  my Dad' })] })
  expect(getSlugs(await project.findPeople('for my dad', 10))).toEqual(['eve'])
})

it('people with a page in another currency are found but not ranked', async () => {
  const eve = pageRow(4, 'eve', 900, { currencyCode: 'EUR' })
  const tom = pageRow(5, 'tom', 5, { currencyCode: null, currencySymbol: null })
  const { project } = projectOf({ bulk: [own, sam, eve, tom], country: 'au' })
  expect(await project.currency()).toBe('GBP')
  expect(slugsWith('currency', await project.people(10))).toEqual([
    ['sam', 'GBP'],
    ['tom', 'GBP'],
  ])
  expect((await project.people(10)).value[1]?.currencySymbol).toBe('')
  const found = await project.findPeople('page', 10)
  expect(
    found.value.map(({ slug, raisedMinor, currency }) => [slug, raisedMinor, currency]),
  ).toEqual([
    ['sam', 6000, 'GBP'],
    ['eve', 90_000, 'EUR'],
    ['tom', 500, 'GBP'],
  ])
  expect((await project.summary()).value).toMatchObject({ raisedMinor: 7500, targetMinor: 30_000 })
})

describe('the currency of listed pages', () => {
  it('is the country’s while the platform is unreachable, and the error is logged', async () => {
    const { project } = projectOf({ country: 'au', answer: () => 503 })
    expect(await project.currency()).toBe('AUD')
    expect(console.error).toHaveBeenCalledOnce()
  })

  it('rethrows programming errors', async () => {
    const mistake = new TypeError('undefined is no function')
    const services = { reads: { read: () => Promise.reject(mistake) } } as unknown as Services
    await expect(projectOf({ services }).project.currency()).rejects.toBe(mistake)
  })
})

describe('the leaderboards of listed pages', () => {
  const answer = (request: PlatformRequest) =>
    isGraph(request) ? totalsOf(walked(100, 500), walked(3000, 700), walked(2000)) : undefined

  it('exclude offline donations if the site does [S3.56]', async () => {
    const offline = recordOf('fundraising:offline_donations', 300, 'gbp')
    const offlineOf = async (excludeOffline: boolean) => {
      const { project } = projectOf({
        excludeOffline,
        answer: (request) => (isGraph(request) ? totalsOf([offline]) : undefined),
      })
      return (await project.activity?.())?.value.offlineAmount
    }
    expect(await offlineOf(false)).toBe(3)
    expect(await offlineOf(true)).toBe(0)
  })

  it.each([
    ['distance', 3000],
    ['elevation', 300],
    ['duration', 6000],
    ['activities', 30],
  ] as const)('rank by %s, highest first', async (measure, most) => {
    const { project, requests } = projectOf({ answer })
    const reading = await project.fitness?.(measure, 2)
    expect(reading?.value).toEqual([
      {
        name: 'Page of sam',
        subtitle: 'Sam Okafor',
        slug: 'sam',
        image: expect.stringContaining('65f56cc6'),
        amount: most,
      },
      expect.objectContaining({ slug: 'ana' }),
    ])
    expect(reading).toMatchObject({ asOf: new Date(0), isLastGood: false })
    expect((await project.fitness?.(measure, 10))?.value).toHaveLength(3)
    expect(requests.filter(isGraph)).toHaveLength(1)
  })

  it('rank by streak, for all listed pages', async () => {
    const day = (date: number) => ({ DateCreated: `/Date(${Date.UTC(2026, 5, date, 12)}+0000)/` })
    const { project } = projectOf({
      answer: (request) => {
        if (request.path.endsWith('/sam')) return { activities: [1, 3, 5].map(day) }
        if (request.path.endsWith('/ana')) return { activities: [1, 2].map(day) }
        return answer(request)
      },
    })
    const board = await project.streaks?.(10)
    expect(slugsWith('amount', board)).toEqual([
      ['ana', 2],
      ['sam', 1],
    ])
  })

  it('rank by donations, without the charity’s own page', async () => {
    const gifts = (value: number) =>
      createTotalsRecordWire({
        measurementDomain: 'fundraising:donations_made',
        amounts: [{ value, unit: 'count' }],
      })
    const { project } = projectOf({
      answer: (request) =>
        isGraph(request) ? totalsOf([gifts(99)], [gifts(2)], [gifts(8)]) : undefined,
    })
    const board = await project.peopleByGifts?.(10)
    expect(slugsWith('amount', board)).toEqual([
      ['ana', 8],
      ['sam', 2],
    ])
    expect(project.teamsByGifts).toBeUndefined()
  })

  it('match totals to pages by GUID, also with pages without a GUID or activities', async () => {
    const { project, requests } = projectOf({
      bulk: [pageRow(4, 'guidless', 1, { pageGuid: null, currencyCode: 'EUR' }), own, sam],
      answer: (request) => (isGraph(request) ? totalsOf([], walked(700, 900)) : undefined),
    })
    expect(slugsWith('amount', await project.fitness?.('distance', 10))).toEqual([['sam', 700]])
    expect(requests.find(isGraph)?.variables).toEqual({
      page0: `page:fundraising:${testGuid(1)}`,
      page1: `page:fundraising:${testGuid(2)}`,
    })
  })
})

it('an excluded team’s members’ pages are in no total [S3.56]', async () => {
  const member = testMember(testGuid(2), 'sam')
  const { project } = projectOf({
    excludeTeamIds: [teamShortName],
    answer: ({ path }) =>
      path.includes('/teamsv3/')
        ? createTeamWire({ membership: { numberOfMembers: 1, members: [member] } })
        : undefined,
  })
  expect((await project.summary()).value.raisedMinor).toBe(6000)
  expect(getSlugs(await project.people(10))).toEqual(['ana'])
  expect((await project.findPeople('sam', 10)).value).toEqual([])
})

it.each([
  [true, ['ana 50', 'sam 40']],
  [false, ['sam 60', 'ana 50']],
])('counts offline donations by each page’s setting: %s [S3.56]', async (isExcluded, expected) => {
  const pages = [
    ...itemsOf([testGuid(1)], { excludeOffline: !isExcluded }),
    ...itemsOf([testGuid(2)], { excludeOffline: isExcluded }),
    ...itemsOf([testGuid(3)], { excludeOffline: !isExcluded }),
  ]
  const { project } = projectOf({ pages })
  const people = (await project.people(10)).value
  expect(people.map(({ slug, raised }) => `${slug} ${raised}`)).toEqual(expected)
  expect((await project.summary()).value).toMatchObject({
    raisedMinor: isExcluded ? 10_000 : 12_000,
    offlineMinor: isExcluded ? 0 : 2000,
  })
})

it('counts the donations of the pages whose money is in its total', async () => {
  const euros = pageRow(3, 'ana', 50, { currencyCode: 'EUR' })
  const { project } = projectOf({
    bulk: [own, sam, euros],
    answer: ({ path, query }) =>
      path.endsWith('/donations')
        ? feedOf((query['fundraisingPageId'] ?? '').split(',').length)
        : undefined,
  })
  expect((await project.summary()).value).toMatchObject({ raisedMinor: 7000, donationCount: 2 })
})
