import { describe, expect, it } from 'vitest'
import { fetchCampaignLeaderboards, fetchCampaignLeaderboard } from '../graph.ts'
import { fetchDonationsLeaderboard } from '../rest.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import {
  createDonationsLeaderboardWire,
  exampleIds,
  createGraphLeaderboardRowWire,
  createGraphLeaderboardWire,
  createLeaderboardPageRowWire,
  createLeaderboardTeamRowWire,
  createTotalsRecordsWire,
} from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const { campaignGuid, pageGuid, secondPageGuid } = exampleIds
const donationsBoard = (wire: Parameters<typeof createDonationsLeaderboardWire>[0] = {}) =>
  jsonResponse(createDonationsLeaderboardWire(wire))
const graphBoard = (wire: Parameters<typeof createGraphLeaderboardWire>[0] = {}) =>
  jsonResponse({ data: { page: { leaderboard: createGraphLeaderboardWire(wire) } } })
const readDonations = (selection: Parameters<typeof fetchDonationsLeaderboard>[1]) =>
  fetchDonationsLeaderboard(platform, selection)
const readBoard = (selection: Parameters<typeof fetchCampaignLeaderboard>[1]) =>
  fetchCampaignLeaderboard(platform, selection)
/** Rows of pages without a GUID, with numbers as slugs. */
const pageRows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    createLeaderboardPageRowWire({
      page: { id: 1, pageGuid: '', shortName: `p${from + index}`, status: 'Active' },
    }),
  )
const graphRows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    createGraphLeaderboardRowWire({ slug: `fundraising/${prefix}${index}` }),
  )
const parts = () => requests.map(({ query }) => `${query.get('take')} from ${query.get('offset')}`)
const variables = () => requests.map(({ body }) => (body as { variables: object }).variables)

describe('fetchDonationsLeaderboard', () => {
  it('sends repeated keys without brackets [S7.31] [S9.34]', async () => {
    respondWith(donationsBoard())
    await readDonations({
      campaign: [campaignGuid, 'c&d'],
      charity: 2050,
      excludePage: [pageGuid, secondPageGuid],
      currency: 'GBP',
    })
    expect(requests[0]).toMatchObject({
      path: '/api/donationsleaderboards/v1/leaderboard',
      search:
        `?campaignGuids=${campaignGuid}&campaignGuids=c%26d&charityIds=2050` +
        `&excludePageGuids=${pageGuid}&excludePageGuids=${secondPageGuid}` +
        '&take=10&offset=0&groupBy=PageGuid&currencyCode=GBP',
    })
  })

  it('returns pages as entries [S3.27]', async () => {
    respondWith(donationsBoard())
    expect(await readDonations({ campaign: campaignGuid })).toEqual([
      {
        currency: 'GBP',
        currencySymbol: '£',
        donationUrl: 'http://platform.test/www/fundraising/sam-river-mile/donate',
        id: pageGuid,
        image:
          'http://platform.test/images/image/65f56cc6-3535-436e-927d-eb9c24b82a6e.jpg?template=Size186x186Crop',
        money: { raisedMinor: 14_000, offlineMinor: 0, targetMinor: 50_000, currency: 'GBP' },
        name: "Sam's River Mile",
        offline: 0,
        owner: 'Sam Okafor',
        position: 1,
        raised: 140,
        slug: 'sam-river-mile',
        status: 'Active',
        subtitle: 'Sam Okafor',
        target: 500,
        totalDonations: 6,
        url: 'http://platform.test/www/fundraising/sam-river-mile',
      },
    ])
  })

  it('returns teams without a donation URL [S3.27]', async () => {
    respondWith(donationsBoard({ results: [createLeaderboardTeamRowWire()] }))
    const [team] = await readDonations({ campaign: campaignGuid, groupBy: 'team' })
    expect(requests[0]!.query.get('groupBy')).toBe('TeamGuid')
    expect(team).toMatchObject({
      donationUrl: undefined,
      image: 'http://platform.test/images/image/otters.jpg?template=Size186x186Crop',
      name: 'Otters',
      raised: 173,
      subtitle: 'Sam Okafor',
      target: 1000,
      totalDonations: 2,
      url: 'http://platform.test/www/team/otters',
    })
  })

  it('omits cancelled, excluded and empty rows, and sorts [S4.36]', async () => {
    const row = (shortName: string, raisedAmount: number, status = 'Active') =>
      createLeaderboardPageRowWire({
        id: shortName,
        page: { id: 1, pageGuid: `guid-${shortName}`, shortName, status, raisedAmount },
      })
    respondWith(
      donationsBoard({
        results: [
          row('small', 5),
          row('gone', 900, 'cancelled'),
          row('large', 50),
          row('ours', 500),
          createLeaderboardPageRowWire({ page: null }),
        ],
      }),
    )
    const entries = await readDonations({ exclude: ['guid-ours'] })
    expect(entries.map(({ slug, position }) => `${slug} ${position}`)).toEqual([
      'large 1',
      'small 2',
    ])
  })

  it('excludes teams by GUID or slug', async () => {
    const results = ['otters', 'voles', 'newts'].map((shortName) => {
      const wire = createLeaderboardTeamRowWire()
      return {
        ...wire,
        id: shortName,
        team: { ...wire.team, teamGuid: `guid-${shortName}`, shortName },
      }
    })
    respondWith(donationsBoard({ results }))
    const entries = await readDonations({ groupBy: 'team', exclude: ['guid-voles', 'newts'] })
    expect(entries.map(({ slug }) => slug)).toEqual(['otters'])
  })

  it('requests 20 rows at a time by offset, and stops at the end [S9.34]', async () => {
    const page = (currentPage: number, from: number, count: number) =>
      donationsBoard({
        meta: { currentPage, lastRowOnPage: from + count, pageCount: 3 },
        results: pageRows(from, count),
      })
    respondWith(page(1, 0, 20), page(2, 20, 20), page(3, 40, 5))
    const entries = await readDonations({ limit: 100 })
    expect(parts()).toEqual(['20 from 0', '20 from 20', '20 from 40'])
    expect(entries).toHaveLength(45)
  })

  it('follows the announced pages, even short ones [S9.34]', async () => {
    // A server that returns at most eight rows per request, and omits one of them.
    const total = 30
    respondWith(({ query }) => {
      const offset = Number(query.get('offset'))
      const end = Math.min(offset + 8, total)
      const results = pageRows(offset, Math.max(0, end - offset - 1))
      const currentPage = Math.floor(offset / 8) + 1
      const meta = { currentPage, lastRowOnPage: end, pageCount: Math.ceil(total / 8) }
      return Response.json(createDonationsLeaderboardWire({ meta, results }))
    })
    const all = await readDonations({ limit: 40 })
    expect(parts()).toEqual(['20 from 0', '20 from 8', '20 from 16', '16 from 24'])
    expect(new Set(all.map(({ slug }) => slug))).toHaveLength(26)
    expect(await readDonations({ limit: 16 })).toHaveLength(16)
    expect(requests).toHaveLength(7)
  })

  it('fills each page after filtering, and starts the next one after it [S9.34]', async () => {
    const total = 60
    respondWith(({ query }) => {
      const [offset, take] = [Number(query.get('offset')), Number(query.get('take'))]
      const end = Math.min(offset + take, total)
      const results = Array.from({ length: end - offset }, (_, index) => {
        const at = offset + index
        // Two of the first ten are excluded, one is cancelled.
        const status = at === 5 ? 'Cancelled' : 'Active'
        const page = { id: 1, pageGuid: `guid-${at}`, shortName: `p${at}`, status }
        return createLeaderboardPageRowWire({ page: { ...page, raisedAmount: total - at } })
      })
      const meta = { currentPage: Math.ceil(end / take), lastRowOnPage: end, pageCount: 99 }
      return Response.json(createDonationsLeaderboardWire({ meta, results }))
    })
    const read = async (pageNumber: number) => {
      const selection = { limit: 10, pageNumber, exclude: ['guid-1', 'p2'] }
      const entries = await readDonations(selection)
      return entries.map(({ slug, position }) => `${position} ${slug}`)
    }
    expect(await read(1)).toEqual(
      [0, 3, 4, 6, 7, 8, 9, 10, 11, 12].map((at, index) => `${index + 1} p${at}`),
    )
    expect(await read(2)).toEqual(Array.from({ length: 10 }, (_, at) => `${at + 11} p${at + 13}`))
    expect(await read(6)).toEqual(Array.from({ length: 7 }, (_, at) => `${at + 51} p${at + 53}`))
  })

  it('continues after the received rows if the response has no end', async () => {
    const meta = { currentPage: 1, lastRowOnPage: 0, pageCount: 9 }
    const results = Array.from({ length: 20 }, () => createLeaderboardPageRowWire())
    respondWith(donationsBoard({ meta, results }))
    await readDonations({ limit: 60 })
    expect(requests.map(({ query }) => query.get('offset'))).toEqual(['0', '20', '40'])
  })

  it('returns the team of a row, and omits a cancelled one', async () => {
    const wire = createLeaderboardTeamRowWire()
    const gone = { ...wire, team: { ...wire.team, status: 'CANCELLED' } }
    respondWith(donationsBoard({ results: [{ ...wire, currencyCode: 'eur' }, gone] }))
    expect(await readDonations({ groupBy: 'team' })).toMatchObject([
      { id: exampleIds.teamGuid, currency: 'EUR', status: 'Active' },
    ])
  })

  it('stops at an empty page, even if more are announced', async () => {
    const meta = { currentPage: 1, lastRowOnPage: 0, pageCount: 9 }
    respondWith(donationsBoard({ meta, results: [] }))
    expect(await readDonations({ limit: 40 })).toEqual([])
    expect(requests).toHaveLength(1)
  })
})

describe('fetchCampaignLeaderboard', () => {
  it('sends the query with variables [S7.37] [S7.39] [S9.35]', async () => {
    respondWith(graphBoard())
    const nasty = 'a"b}{\\n\u2028ü'
    await readBoard({ campaign: nasty })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/services/v1/justgiving/graphql',
      body: { variables: { id: nasty, limit: 25, type: 'FUNDRAISERS', after: null } },
    })
    expect((requests[0]!.body as { query: string }).query).not.toContain(nasty)
  })

  it('converts minor to major units [S3.27]', async () => {
    respondWith(graphBoard({ totalCount: 99 }))
    const { entries, totalCount } = await readBoard({ campaign: campaignGuid })
    expect(totalCount).toBe(99)
    expect(entries).toEqual([
      {
        currency: 'GBP',
        currencySymbol: '£',
        donationUrl: 'http://platform.test/www/fundraising/sam-river-mile/donate',
        id: pageGuid,
        image: 'https://images.example/image/p1.jpg?template=Size186x186Crop',
        money: { raisedMinor: 14_000, offlineMinor: 2000, targetMinor: 50_000, currency: 'GBP' },
        name: "Sam's River Mile",
        offline: 20,
        owner: 'Sam Okafor',
        ownerImage: 'http://platform.test/images/image/u1.jpg?template=Size186x186Crop',
        position: 1,
        raised: 140,
        slug: 'sam-river-mile',
        status: 'ACTIVE',
        subtitle: 'Sam Okafor',
        target: 500,
        totalDonations: 6,
        url: 'http://platform.test/www/fundraising/sam-river-mile',
      },
    ])
  })

  it('follows the cursor up to the limit, 100 by default [S9.35]', async () => {
    const board = (endCursor: string) =>
      graphBoard({
        totalCount: 500,
        pageInfo: { hasNextPage: true, endCursor },
        nodes: graphRows(endCursor, 25),
      })
    respondWith(...['a', 'b', 'c', 'd'].map(board))
    const { entries } = await readBoard({ campaign: campaignGuid })
    expect(variables()).toMatchObject([null, 'a', 'b', 'c'].map((after) => ({ after })))
    expect(entries).toHaveLength(100)
  })

  it('drops rows without donations, without a slug, cancelled and excluded ones [S4.36]', async () => {
    const nodes = [
      createGraphLeaderboardRowWire({ slug: 'fundraising/none', donationSummary: null }),
      createGraphLeaderboardRowWire({ slug: null }),
      createGraphLeaderboardRowWire({ status: 'CANCELLED' }),
      createGraphLeaderboardRowWire({ slug: 'fundraising/ana', legacyId: 'ana-guid' }),
      createGraphLeaderboardRowWire(),
    ]
    respondWith(graphBoard({ nodes }))
    const names = async (options: { includeZero?: boolean }) => {
      const { entries } = await readBoard({ campaign: campaignGuid, exclude: 'ana', ...options })
      return entries.map(({ slug }) => slug)
    }
    expect(await names({})).toEqual(['sam-river-mile'])
    expect(await names({ includeZero: true })).toEqual(['sam-river-mile', 'none'])
  })

  it('merges several campaigns before sorting, and recognises teams by slug', async () => {
    const donationSummary = { totalAmount: { value: 17300, currencyCode: 'GBP' } }
    respondWith(
      graphBoard(),
      graphBoard({
        nodes: [createGraphLeaderboardRowWire({ slug: 'team/otters', donationSummary })],
      }),
    )
    const { entries, totalCount } = await readBoard({ campaign: 'one,two', type: 'teams' })
    expect(requests[0]!.body).toMatchObject({ variables: { type: 'TEAMS' } })
    expect(totalCount).toBe(2)
    expect(entries.map(({ slug, raised, donationUrl }) => [slug, raised, donationUrl])).toEqual([
      ['otters', 173, undefined],
      ['sam-river-mile', 140, 'http://platform.test/www/fundraising/sam-river-mile/donate'],
    ])
  })

  it('returns an empty list for a campaign without pages, and rejects an unknown one', async () => {
    const empty = createGraphLeaderboardWire({ totalCount: 0, nodes: [] })
    respondWith(graphBoard(empty))
    const read = (campaign: string) => readBoard({ campaign })
    expect(await read(campaignGuid)).toEqual({ entries: [], totalCount: 0 })
    respondWith(graphBoard(empty), jsonResponse({ data: { page: null } }))
    await expect(read(`${campaignGuid},nobody`)).rejects.toMatchObject({
      name: 'NotFoundError',
      kind: 'campaign',
      message: expect.stringMatching(/^There is no campaign '/),
    })
  })

  it('fills the board if rows are filtered out, and stops at rows without donations', async () => {
    const part = (endCursor: string, rows: readonly object[]) =>
      graphBoard({
        pageInfo: { hasNextPage: true, endCursor },
        nodes: rows.map((row) => createGraphLeaderboardRowWire(row)),
      })
    const rows = (from: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({ slug: `fundraising/${from}${index}` }))
    const cancelled = rows('c', 2).map((row) => ({ ...row, status: 'CANCELLED' }))
    const zero = rows('z', 20).map((row) => ({ ...row, donationSummary: null }))
    respondWith(
      part('a', [...rows('a', 9), ...cancelled]),
      part('b', rows('b', 25)),
      part('c', [...rows('d', 5), ...zero]),
    )
    const read = async (limit: number) => {
      const selection = { campaign: campaignGuid, limit, exclude: ['a3'] }
      return (await readBoard(selection)).entries
    }
    expect(await read(10)).toHaveLength(10)
    expect(variables()).toMatchObject([
      { limit: 11, after: null },
      { limit: 25, after: 'a' },
    ])
    expect(await read(10)).toHaveLength(5)
    expect(requests).toHaveLength(3)
  })

  it('stops at an empty response, even if it has a next cursor', async () => {
    const pageInfo = { hasNextPage: true, endCursor: 'on and on' }
    respondWith(graphBoard({ pageInfo, nodes: [] }))
    const board = await readBoard({ campaign: campaignGuid })
    expect(board.entries).toEqual([])
    expect(requests).toHaveLength(1)
  })
})

describe('fetchCampaignLeaderboards', () => {
  const boards = (people = createGraphLeaderboardWire()) => ({
    data: {
      people: { leaderboard: people },
      teams: {
        leaderboard: createGraphLeaderboardWire({
          nodes: [createGraphLeaderboardRowWire({ slug: 'team/otters' })],
        }),
      },
      totals: createTotalsRecordsWire(),
    },
  })

  it('returns people, teams and totals in one request [S7.39] [S7.45]', async () => {
    respondWith(jsonResponse(boards()))
    const result = await fetchCampaignLeaderboards(platform, {
      campaign: campaignGuid,
      maxPeople: 20,
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toMatchObject({
      variables: {
        id: campaignGuid,
        people: 20,
        withPeople: true,
        teams: 10,
        withTeams: true,
        segment: `page:campaign:${campaignGuid}`,
        tagDefinitionId: 'page:campaign',
        tagValue: `page:campaign:${campaignGuid}`,
      },
    })
    expect(result.people.entries.map(({ slug }) => slug)).toEqual(['sam-river-mile'])
    expect(result.teams.entries.map(({ slug }) => slug)).toEqual(['otters'])
    expect(result.totals).toEqual(createTotalsRecordsWire())
  })

  it('sends further requests only for the longer board', async () => {
    const first = createGraphLeaderboardWire({
      pageInfo: { hasNextPage: true, endCursor: 'next' },
      nodes: graphRows('', 25),
    })
    respondWith(jsonResponse(boards(first)), graphBoard())
    const { people } = await fetchCampaignLeaderboards(platform, {
      campaign: campaignGuid,
      maxPeople: 50,
    })
    expect(variables()).toMatchObject([
      { people: 25 },
      { after: 'next', limit: 25, type: 'FUNDRAISERS' },
    ])
    expect(people.entries).toHaveLength(26)
  })

  it('does not request a board with a limit of 0', async () => {
    respondWith(jsonResponse({ data: { totals: null } }))
    expect(
      await fetchCampaignLeaderboards(platform, {
        campaign: campaignGuid,
        maxPeople: 0,
        maxTeams: 0,
      }),
    ).toEqual({
      people: { entries: [], totalCount: 0 },
      teams: { entries: [], totalCount: 0 },
      totals: [],
    })
    expect(requests[0]!.body).toMatchObject({ variables: { withPeople: false, withTeams: false } })
  })
})
