import { describe, expect, it } from 'vitest'
import { fetchTagLeaderboard } from '../graph.ts'
import { parseEventLeaderboardRow } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { fetchEventLeaderboard } from '../rest.ts'
import {
  createEventLeaderboardRowWire,
  createEventLeaderboardWire,
  createGraphLeaderboardRowWire,
  createTagLeaderboardRowWire,
} from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()

describe('fetchEventLeaderboard', () => {
  it('sends `eventid` in lower case, and ranks the rows [S7.29] [S4.36]', async () => {
    const pages = [
      createEventLeaderboardRowWire({ pageShortName: 'second', amount: 10 }),
      createEventLeaderboardRowWire({ pageShortName: 'gone', amount: 900, status: 'Cancelled' }),
      createEventLeaderboardRowWire({ pageShortName: 'not-me', amount: 500 }),
      createEventLeaderboardRowWire({ pageShortName: 'fundraising/first', amount: 140 }),
    ]
    respondWith(jsonResponse(createEventLeaderboardWire({ pages })))
    const entries = await fetchEventLeaderboard(platform, {
      event: [742990, 742991],
      charity: 2050,
      currency: 'GBP',
      exclude: 'not-me',
    })
    expect(requests[0]!.search).toBe(
      '?eventid=742990&eventid=742991&currency=GBP&maxResults=11&charityIds=2050',
    )
    expect(entries.map(({ slug, position, raised }) => `${slug} ${position} ${raised}`)).toEqual([
      'first 1 140',
      'second 2 10',
    ])
  })

  it('requests more rows if too few remain after filtering', async () => {
    const pages = Array.from({ length: 30 }, (_, index) =>
      createEventLeaderboardRowWire({
        pageShortName: `p${index}`,
        amount: 100 - index,
        status: index < 5 ? 'Cancelled' : 'Active',
      }),
    )
    respondWith(({ query }) => {
      const first = pages.slice(0, Number(query.get('maxResults')))
      return Response.json(createEventLeaderboardWire({ pages: first }))
    })
    const entries = await fetchEventLeaderboard(platform, { event: 1, limit: 10 })
    expect(entries.map(({ slug }) => slug)).toEqual(
      Array.from({ length: 10 }, (_, index) => `p${index + 5}`),
    )
    expect(requests.map(({ query }) => query.get('maxResults'))).toEqual(['10', '20'])
  })

  it('parseEventLeaderboardRow returns all fields [S3.27]', () => {
    const wire = createEventLeaderboardRowWire()
    const board = { eventName: 'River Mile', currency: 'GBP' }
    expect(parseEventLeaderboardRow(platform, wire, board)).toEqual({
      currency: 'GBP',
      currencySymbol: '£',
      donationUrl: 'http://platform.test/www/fundraising/sam-river-mile/donate',
      id: '1457423',
      image: 'https://images.example/image/p1.jpg?template=Size186x186Crop',
      money: { raisedMinor: 14_000, offlineMinor: 0, targetMinor: 50_000, currency: 'GBP' },
      name: "Sam's River Mile",
      offline: 0,
      owner: 'Sam Okafor',
      ownerImage: 'https://images.example/image/u1.jpg?template=Size186x186Crop',
      position: 0,
      raised: 140,
      slug: 'sam-river-mile',
      status: 'Active',
      subtitle: 'Sam Okafor',
      target: 500,
      totalDonations: 6,
      url: 'http://platform.test/www/fundraising/sam-river-mile',
    })
  })

  it('rejects teams [S5.52]', () =>
    expect(fetchEventLeaderboard(platform, { event: 1, type: 'teams' })).rejects.toMatchObject({
      name: 'UnsupportedError',
      message: 'Team leaderboards by event are not supported',
    }))

  it('rejects an event that is not a number [S5.51]', async () => {
    for (const event of ['x', 'next1', '1next', [742990, 'next1']]) {
      await expect(fetchEventLeaderboard(platform, { event })).rejects.toThrow(
        'Event parameter must be an ID or an array',
      )
    }
    expect(requests).toHaveLength(0)
    await expect(fetchEventLeaderboard(platform, { event: [] })).rejects.toMatchObject({
      name: 'MissingArgumentError',
    })
  })
})

describe('fetchTagLeaderboard', () => {
  const row = (value: number, unit: string, name: string) =>
    createTagLeaderboardRowWire({
      tagValue: name,
      tagValueAsNode: null,
      amounts: [{ value, unit }],
    })

  it("ranks by the amount in the domain's unit [S7.39]", async () => {
    const totals = [
      row(10, 'meters', 'short'),
      row(0, 'meters', 'none'),
      row(99, 'meters', 'left out'),
      createTagLeaderboardRowWire({
        amounts: [
          { value: 12000, unit: 'gbp' },
          { value: 42, unit: 'meters' },
        ],
      }),
    ]
    respondWith(jsonResponse({ data: { leaderboard: { totals } } }))
    const entries = await fetchTagLeaderboard(platform, {
      definition: 'd"1',
      measurementDomain: 'any:distance',
      exclude: 'left out',
      limit: 5,
    })
    expect(requests[0]!.body).toMatchObject({ variables: { id: 'd"1', limit: 6 } })
    expect(entries.map(({ name, position, amount }) => `${name} ${position} ${amount}`)).toEqual([
      "Sam's River Mile 1 42",
      'short 2 10',
    ])
  })

  it('merges several definitions, and returns no rows for an unknown one', async () => {
    respondWith(
      jsonResponse({ data: { leaderboard: { totals: [row(100, 'gbp', 'a')] } } }),
      jsonResponse({ data: { leaderboard: null } }),
      jsonResponse({
        data: { leaderboard: { totals: [row(300, 'gbp', 'b'), row(0, 'gbp', 'c')] } },
      }),
    )
    const entries = await fetchTagLeaderboard(platform, {
      definition: ['d1', 'd2', 'd3'],
      includeZero: true,
    })
    expect(requests).toHaveLength(3)
    expect(entries.map(({ name, amount }) => `${name} ${amount}`)).toEqual(['b 3', 'a 1', 'c 0'])
  })

  it('returns `limit` rows without excluded pages', async () => {
    const node = (slug: string) => ({ ...createGraphLeaderboardRowWire(), slug })
    const totals = ['a', 'b', 'c', 'not-me'].map((slug, index) =>
      createTagLeaderboardRowWire({
        tagValue: `v${index}`,
        tagValueAsNode: node(slug),
        amounts: [{ value: 100 * (index + 1), unit: 'gbp' }],
      }),
    )
    respondWith(jsonResponse({ data: { leaderboard: { totals } } }))
    const selection = { definition: 'd', exclude: 'not-me', limit: 2 }
    const entries = await fetchTagLeaderboard(platform, selection)
    expect(entries.map(({ slug, position }) => `${slug} ${position}`)).toEqual(['c 1', 'b 2'])
  })

  it('ranks by count if the domain has no unit, and requests nothing after a zero', async () => {
    const totals = [row(3, 'count', 'few'), row(8, 'count', 'many'), row(0, 'count', 'none')]
    respondWith(jsonResponse({ data: { leaderboard: { totals } } }))
    const selection = { definition: 'd', measurementDomain: 'odd:things', limit: 3 }
    const entries = await fetchTagLeaderboard(platform, selection)
    expect(entries.map(({ name, amount }) => `${name} ${amount}`)).toEqual(['many 8', 'few 3'])
    expect(requests).toHaveLength(1)
  })

  it('omits cancelled pages [S4.36]', async () => {
    const node = { ...createGraphLeaderboardRowWire(), status: 'CANCELLED' }
    const totals = [
      createTagLeaderboardRowWire({ tagValueAsNode: node }),
      createTagLeaderboardRowWire(),
    ]
    respondWith(({ body }) => {
      const { limit } = (body as { variables: { limit: number } }).variables
      return Response.json({ data: { leaderboard: { totals: totals.slice(0, limit) } } })
    })
    expect(await fetchTagLeaderboard(platform, { definition: 'd', limit: 1 })).toHaveLength(1)
    expect(requests).toHaveLength(2)
  })
})
