import {
  createDonationFeedRowWire,
  createDonationFeedWire,
  createDonationsLeaderboardWire,
  createDonationsTotalsWire,
  createEventLeaderboardRowWire,
  createEventLeaderboardWire,
  exampleIds,
  createLeaderboardPageRowWire,
  createLeaderboardTeamRowWire,
  createPagesBulkRowWire,
  createTeamWire,
  createTotalsRecordWire,
} from '@milepost/platform/testing'
import { createReadCache } from '@milepost/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Services } from '../services/services.ts'
import { createCauseProject, type CauseProjectOptions } from './cause-project.ts'
import type { CountedItem, ExcludeSettings } from './exclusions.ts'
import {
  answerAt,
  testGuid,
  itemsOf,
  testMember,
  noOverride,
  type PlatformRequest,
  recordingPlatform,
  recordOf,
  getSlugs,
  slugsWith,
} from './platform.test-kit.ts'

const { campaignGuid, teamShortName } = exampleIds

/** A page on a charity's board. */
const page = (number: number, slug: string, raised: number) =>
  createLeaderboardPageRowWire({
    id: testGuid(number),
    donationAmount: raised,
    page: {
      ...createLeaderboardPageRowWire().page!,
      id: number,
      pageGuid: testGuid(number),
      shortName: slug,
      title: `Page of ${slug}`,
      raisedAmount: raised,
    },
  })
/** A page on an event's board. */
const eventPage = (number: number, slug: string, amount: number) =>
  createEventLeaderboardRowWire({
    pageId: number,
    pageGuid: testGuid(number),
    pageShortName: slug,
    amount,
  })
const gift = (id: number, date: string | undefined, pageShortName = 'sam') =>
  createDonationFeedRowWire({ id, date, pageShortName } as Parameters<
    typeof createDonationFeedRowWire
  >[0])

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

interface World extends Partial<
  Omit<CauseProjectOptions, 'platform' | 'charities' | 'events'> & ExcludeSettings
> {
  charities?: readonly (string | CountedItem)[] | undefined
  events?: readonly (string | CountedItem)[] | undefined
  answer?: (request: PlatformRequest) => unknown
}

/** Creates a project with charities and events; cause 3 is in euros, cause 4 has no currency. */
function projectOf({ answer = () => undefined, charities = [], events = [], ...given }: World) {
  const { platform, requests } = recordingPlatform((request) => {
    const own = answer(request)
    if (own !== undefined) return own
    const { path, query } = request
    if (path.endsWith('/donations')) {
      const cause = query['eventId'] || query['charityId']
      const currencyCode = cause === '3' ? 'eur' : 'gbp'
      const meta = { totalAmount: cause === '3' ? 70 : 30, totalResults: 4, currencyCode }
      return createDonationFeedWire({
        meta: cause === '4' ? ({ ...meta, currencyCode: null } as never) : meta,
      })
    }
    if (path.endsWith('/v1/totals')) return createDonationsTotalsWire()
    if (path.endsWith('/v1/leaderboard'))
      return createDonationsLeaderboardWire({ results: [page(1, 'sam', 140), page(2, 'ana', 90)] })
    if (path.endsWith('/events/leaderboard'))
      return createEventLeaderboardWire({
        pages: [eventPage(1, 'sam', 140), eventPage(2, 'ana', 90)],
      })
    return undefined
  })
  const clock = { now: 0 }
  const project = createCauseProject({
    services: {
      reads: createReadCache({ now: () => clock.now }),
      now: () => new Date(clock.now),
    } as unknown as Services,
    platform,
    charities: itemsOf(charities, given),
    events: itemsOf(events, given),
    country: 'gb',
    override: noOverride,
    ...given,
  })
  const asked = (ending: string) => requests.filter(({ path }) => path.endsWith(ending))
  return { project, requests, asked, clock }
}

const ofCharity = { charities: ['1'] }
const ofEvent = { events: ['1'] }

describe('counted donations', () => {
  it('are those of all charities or events in the first known currency', async () => {
    const { project, asked } = projectOf({ charities: ['4', '3', '1'], country: 'ie' })
    expect(await project.currency()).toBe('EUR')
    await project.summary()
    await project.people(5)
    const { query } = asked('/v1/totals')[0] ?? {}
    expect(query).toMatchObject({ currencyCode: 'EUR' })
    expect(Object.values(query ?? {}).join()).not.toContain('1')
    expect(asked('/v1/leaderboard')[0]?.query).toMatchObject({ currencyCode: 'EUR' })
  })

  it('uses the country’s currency if no record has one', async () =>
    expect(await projectOf({ charities: ['4'], country: 'au' }).project.currency()).toBe('AUD'))

  it('are only those that events raised for charities if both are configured', async () => {
    const { project, asked } = projectOf({ events: ['1'], charities: ['7', '8'] })
    await project.summary()
    await project.people(5)
    expect(asked('/donations')[0]?.query).toMatchObject({ eventId: '1', charityId: '7,8' })
    const boards = asked('/events/leaderboard')
    expect(boards.length).toBeGreaterThan(1)
    for (const { query } of boards) {
      expect(query['eventid']).toBe('1')
      expect(Object.values(query).join()).toContain('8')
    }
  })
})

it('the total of an event covers the same donations as its count, and offline donations in pounds [S7.30] [S7.33]', async () => {
  const { project, asked } = projectOf({ events: ['1', '4'] })
  expect((await project.summary()).value).toMatchObject({
    raisedMinor: 10_000,
    offlineMinor: 4000,
    donationCount: 8,
    exclusions: [],
  })
  const inEuros = projectOf({ events: ['3'] }).project
  expect((await inEuros.summary()).value).toMatchObject({
    raisedMinor: 7000,
    offlineMinor: 0,
    donationCount: 4,
    exclusions: ['offlineUntold'],
  })
  expect(asked('/events/leaderboard')).toHaveLength(2)
})

describe('an event without offline donations', () => {
  it('has the total of its online donations, in its currency [S3.56]', async () => {
    const { project } = projectOf({ events: ['1', '3', '4'], excludeOffline: true })
    expect((await project.summary()).value.raisedMinor).toBe(6000)
    const all = projectOf({ events: ['1', '3', '4'] }).project
    expect((await all.summary()).value.raisedMinor).toBe(10_000)
  })

  it('ranks people by online donations, which their pages contain [S3.56]', async () => {
    const { project, requests } = projectOf({
      ...ofEvent,
      excludeOffline: true,
      answer: ({ path }) => {
        if (!path.includes('/pages/')) return undefined
        return path.endsWith('ana')
          ? { pageShortName: 'ana', totalRaisedOnline: 90, totalRaisedOffline: 0, status: 'Active' }
          : {
              pageShortName: 'sam',
              currencyCode: 'GBP',
              totalRaisedOnline: 60.5,
              totalRaisedOffline: 79.5,
              status: 'Active',
            }
      },
    })
    expect(slugsWith('raised', await project.people(5))).toEqual([
      ['ana', 90],
      ['sam', 60.5],
    ])
    expect(requests.filter(({ path }) => path.includes('/pages/'))).toHaveLength(2)
  })

  it('requests no pages if the leaderboard is empty, and keeps entries without a readable page', async () => {
    const nobody = projectOf({
      ...ofEvent,
      excludeOffline: true,
      answer: answerAt('/events/leaderboard', createEventLeaderboardWire({ pages: [] })),
    })
    expect((await nobody.project.people(5)).value).toEqual([])
    expect(nobody.requests.filter(({ path }) => path.includes('/pages'))).toEqual([])
    const gone = projectOf({
      ...ofEvent,
      excludeOffline: true,
      answer: ({ path }) => (path.includes('/pages/') ? 404 : undefined),
    })
    expect(getSlugs(await gone.project.people(5))).toEqual(['sam', 'ana'])
  })
})

describe('people and teams of a charity or an event', () => {
  it('are found by the page’s title or the owner’s name, up to the limit', async () => {
    const { project } = projectOf(ofCharity)
    const found = async (text: string, limit = 5) => getSlugs(await project.findPeople(text, limit))
    expect(await found(' OF  sam')).toEqual(['sam'])
    expect(await found('okafor')).toEqual(['sam', 'ana'])
    expect(await found('okafor', 1)).toEqual(['sam'])
    expect(await found(' ')).toEqual([])
    expect(await found('nobody')).toEqual([])
    expect((await project.findPeople('sam', 1)).value).toEqual([
      {
        slug: 'sam',
        name: 'Page of sam',
        owner: 'Sam Okafor',
        image: expect.any(String),
        raisedMinor: 14_000,
        currency: 'GBP',
      },
    ])
    expect(await project.findPeople('sam', 1)).toMatchObject({ isLastGood: false })
  })

  it('are found by the end of a long title, and across repeated spaces', async () => {
    const name = `${'Walking the whole coast path '.repeat(3)} for  Dad`
    const row = createEventLeaderboardRowWire({ pageTitle: name })
    const { project } = projectOf({
      ...ofEvent,
      answer: answerAt('/events/leaderboard', createEventLeaderboardWire({ pages: [row] })),
    })
    expect((await project.findPeople('for dad', 5)).value).toHaveLength(1)
  })

  it('are ranked by team without excluded teams [S3.56]', async () => {
    const teams = [
      createLeaderboardTeamRowWire(),
      createLeaderboardTeamRowWire({
        id: 'g-2',
        donationAmount: 50,
        team: { ...createLeaderboardTeamRowWire().team!, teamGuid: 'g-2', shortName: 'gulls' },
      }),
    ]
    const answer = ({ path, query }: PlatformRequest) => {
      if (path.includes('/teamsv3/'))
        return createTeamWire({ charity: { charityId: 1, name: 'x' } })
      if (path.endsWith('/graphql')) return { data: { page0: [] } }
      return query['groupBy'] === 'TeamGuid'
        ? createDonationsLeaderboardWire({ results: teams })
        : undefined
    }
    const all = projectOf({ ...ofCharity, answer })
    const reading = await all.project.teams?.(5)
    expect(getSlugs(reading)).toEqual([teamShortName, 'gulls'])
    expect(reading).toMatchObject({ asOf: new Date(0), isLastGood: false })
    expect((await all.project.teams?.(1))?.value).toHaveLength(1)
    expect(all.asked('leaderboard')).toHaveLength(1)
    expect(all.asked('leaderboard')[0]?.query).toMatchObject({ currencyCode: 'GBP' })
    const without = projectOf({ ...ofCharity, answer, excludeTeamIds: [teamShortName] })
    expect(getSlugs(await without.project.teams?.(5))).toEqual(['gulls'])
  })
})

it('the latest donations are of all charities, newest first, undated last', async () => {
  const feeds: Readonly<Record<string, readonly object[]>> = {
    1: [gift(1, undefined), gift(2, '2026-06-01T10:00:00Z'), gift(3, '2026-06-03T10:00:00Z')],
    2: [gift(4, '2026-06-02T10:00:00Z'), gift(5, '2026-06-04T10:00:00Z')],
  }
  const { project } = projectOf({
    charities: ['1', '2'],
    answer: ({ path, query }) =>
      path.endsWith('/donations')
        ? createDonationFeedWire({ results: feeds[query['charityId'] ?? ''] as never })
        : undefined,
  })
  const reading = await project.donations(10)
  expect(reading.value.map(({ id }) => id)).toEqual(['5', '3', '4', '2', '1'])
  expect(reading).toMatchObject({ asOf: new Date(0), isLastGood: false })
  expect((await project.donations(2)).value.map(({ id }) => id)).toEqual(['5', '3'])
})

describe('an excluded team of a charity or an event', () => {
  const member = testMember(testGuid(1), 'sam')
  const records = [
    createTotalsRecordWire({ amounts: [{ value: 5000, unit: 'gbp' }] }),
    recordOf('fundraising:offline_donations', 1000, 'gbp'),
    recordOf('fundraising:donations_made', 3, 'count'),
  ]
  const worldOf = (causes: World, totals: readonly object[] = records) =>
    projectOf({
      ...causes,
      excludeTeamIds: [teamShortName],
      answer: ({ path }) => {
        if (path.endsWith('/donations')) {
          return createDonationFeedWire({
            meta: { totalAmount: 153, totalResults: 4, currencyCode: 'GBP' },
            results: [gift(1, '2026-06-01T10:00:00Z'), gift(2, '2026-06-02T10:00:00Z', 'ana')],
          })
        }
        if (path.includes('/teamsv3/')) {
          return createTeamWire({
            eventId: 1,
            charity: { charityId: 1, name: 'x' },
            membership: { numberOfMembers: 1, members: [member] },
          })
        }
        return path.endsWith('/graphql') ? { data: { page0: totals } } : undefined
      },
    })

  it('is subtracted online from a charity’s total, and entirely from an event’s [S3.56]', async () => {
    expect((await worldOf(ofCharity).project.summary()).value).toMatchObject({
      raisedMinor: 10_300,
      donationCount: 5,
    })
    expect((await worldOf(ofEvent).project.summary()).value).toMatchObject({
      raisedMinor: 11_300,
      donationCount: 1,
    })
    expect(
      (await worldOf({ ...ofEvent, excludeOffline: true }).project.summary()).value,
    ).toMatchObject({ raisedMinor: 10_300, donationCount: 1 })
  })

  it('is subtracted with its pages and their donations, and read once', async () => {
    const { project, asked, requests } = worldOf(ofCharity)
    expect(getSlugs(await project.people(5))).toEqual(['ana'])
    expect((await project.findPeople('of sam', 5)).value).toEqual([])
    expect((await project.donations(5)).value.map(({ id }) => id)).toEqual(['2'])
    await project.summary()
    expect(requests.filter(({ path }) => path.includes('/teamsv3/'))).toHaveLength(1)
    const ofEvents = worldOf(ofEvent)
    await ofEvents.project.people(5)
    // Fifty rows are left when those of the team are taken out.
    expect(ofEvents.asked('leaderboard')[0]?.query['maxResults']).toBe('52')
    // The platform applies the exclusions, so the leaderboard has its full length.
    expect(Object.values(asked('leaderboard')[0]?.query ?? {})).toContain(testGuid(1))
  })
})

describe('the campaign for donations and new pages of a charity', () => {
  const worldOf = (causes: World, campaign: string | null) =>
    projectOf({
      ...causes,
      answer: ({ path }) => {
        if (path.endsWith('/bulk')) {
          return {
            results: [
              createPagesBulkRowWire({ pageGuid: testGuid(1), campaignGuid: null }),
              createPagesBulkRowWire({ pageGuid: testGuid(2), campaignGuid: campaign }),
            ],
          }
        }
        if (path.endsWith('/v1/leaderboard')) {
          return createDonationsLeaderboardWire({
            results: [1, 2, 3, 4, 5, 6, 7].map((number) =>
              page(number, `p${number}`, 100 - number),
            ),
          })
        }
        return path.includes('/fundraising/pages/')
          ? { pageShortName: 'x', campaignGuid: campaign, status: 'Active' }
          : undefined
      },
    })

  it('is that of its five top pages, read once an hour', async () => {
    const { project, asked, clock } = worldOf(ofCharity, campaignGuid)
    expect(await project.donationTarget()).toEqual({ kind: 'campaign', id: campaignGuid })
    clock.now = 3_599_000
    expect(await project.startUrl()).toContain(`campaignGuid=${campaignGuid}`)
    expect(asked('/bulk').map(({ query }) => query['pageGuids'])).toEqual([
      [1, 2, 3, 4, 5].map(testGuid).join(','),
    ])
  })
})
