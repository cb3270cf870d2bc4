import * as rest from '../rest.ts'
import * as wire from '../testing/wire.test-kit.ts'
import { describe, expect, it } from 'vitest'
import {
  jsonResponse,
  type SeenRequest,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'

const world = wire.exampleIds
const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const addresses = () => requests.map(({ path, search }) => path + search)

describe('fetchUserPages', () => {
  it('sends the token, and filters IDs as text [S7.56]', async () => {
    const rows = [
      wire.createPageSummaryWire(),
      wire.createPageSummaryWire({ pageShortName: 'other-campaign', campaignGuid: 'x' }),
      wire.createPageSummaryWire({ pageShortName: 'other-charity', charityId: 1 }),
      wire.createPageSummaryWire({ pageShortName: 'other-event', eventId: 1 }),
      wire.createPageSummaryWire({ pageShortName: 'second', charityId: 2051 }),
    ]
    respondWith(jsonResponse(rows))
    const pages = await rest.fetchUserPages(platform, {
      campaign: world.campaignGuid,
      charity: ['2050', 2051],
      event: { uid: '742990' },
    })
    expect(pages.map(({ slug }) => slug)).toEqual([world.pageShortName, 'second'])
    expect(await rest.fetchUserPages(platform)).toHaveLength(5)
  })

  it('omits pages without a campaign if one is requested', async () => {
    const bare = wire.createPageSummaryWire()
    delete bare.campaignGuid
    respondWith(jsonResponse([bare]))
    const { campaignGuid: campaign } = world
    expect(await rest.fetchUserPages(platform, { campaign })).toEqual([])
    expect(await rest.fetchUserPages(platform, {})).toHaveLength(1)
  })

  it('supports Basic authentication [S6.06]', async () => {
    respondWith(jsonResponse([]))
    await rest.fetchUserPages(testPlatform({ authType: 'Basic' }))
    expect(requests[0]!.headers.get('authorization')).toMatch(/^Basic /)
  })
})

describe('searchPages', () => {
  it('sends the given filters [S7.61] [S9.34]', async () => {
    respondWith(jsonResponse(wire.searchWire()))
    const pages = await rest.searchPages(platform, {
      search: 'Siân & co',
      campaign: world.campaignGuid,
      country: 'GB',
    })
    expect(addresses()).toEqual([
      `/api/v1/onesearch?q=Si%C3%A2n%20%26%20co&i=Fundraiser&campaignId=${world.campaignGuid}&limit=10&country=GB`,
    ])
    expect(pages).toMatchObject([
      {
        slug: 'sam-river-mile',
        raised: 140,
        owner: 'Sam Okafor',
        uuid: world.pageGuid,
        image: 'https://images.example/image/p1.jpg?template=CrowdfundingOwnerAvatar',
      },
    ])
    respondWith(jsonResponse(wire.searchWire([])))
    expect(await rest.searchPages(platform)).toEqual([])
  })
})

describe('fetchEventPages', () => {
  it('returns online and offline amounts [S7.60]', async () => {
    const row = wire.createPageSummaryWire({ raisedAmount: 140.3, totalRaisedOnline: 120.1 })
    delete row.totalRaisedOffline
    respondWith(
      jsonResponse(wire.eventPagesWire({ fundraisingPages: [row], totalFundraisingPages: 7 })),
    )
    const { pages, count } = await rest.fetchEventPages(platform, {
      event: 742990,
      limit: 5,
      pageNumber: 2,
    })
    expect(addresses()).toEqual(['/api/v1/event/742990/pages?pageSize=5&page=2'])
    expect(count).toBe(7)
    expect(pages).toMatchObject([{ raised: 140.3, raisedOnline: 120.1, raisedOffline: 20.2 }])
  })

  it.each([
    ['as the answer tells it', { raisedAmount: 140, totalRaisedOffline: 30 }, 30],
    ['none where online money is not told', { raisedAmount: 140, totalRaisedOnline: undefined }, 0],
    ['none where more came online than in all', { raisedAmount: 100 }, 0],
    ['in pennies without a currency', { raisedAmount: 120.25, currencyCode: undefined }, 0.25],
  ])('returns the offline amount %s', async (_what, fields, raisedOffline) => {
    const { totalRaisedOffline: _offline, ...row } = wire.createPageSummaryWire({
      totalRaisedOnline: 120,
    })
    respondWith(
      jsonResponse(wire.eventPagesWire({ fundraisingPages: [{ ...row, ...fields } as never] })),
    )
    const { pages } = await rest.fetchEventPages(platform, { event: 742990 })
    expect(pages).toMatchObject([{ raisedOffline }])
  })

  it('rejects several events', async () => {
    await expect(rest.fetchEventPages(platform, { event: '1,2' })).rejects.toMatchObject({
      message: "The argument 'event' must be a single ID",
    })
    expect(requests).toHaveLength(0)
  })
})

describe('searchTags', () => {
  it('encodes the query in the query [S7.62] [S9.39]', async () => {
    respondWith(jsonResponse(wire.createTagSearchWire()))
    const { pages, count } = await rest.searchTags(platform, { tagId: 'branch', tagValue: 'A=B' })
    expect(addresses()).toEqual([
      '/api/v1/tags/search?tagsQuery=tags.branch%3DA%3DB&maxValue=100&offset=0',
    ])
    expect(count).toBe(1)
    expect(pages).toMatchObject([{ slug: 'sam-river-mile', segmentation: { branch: 'London' } }])
  })
})

describe('fetchPageWithTags', () => {
  const answer = ({ path }: SeenRequest): Response => {
    if (path.includes('/tags/')) return Response.json(wire.createPageTagsWire())
    if (path.includes('/fitness/')) return Response.json(wire.pageFitnessWire())
    if (path.includes('/metadata')) return Response.json([wire.metadataRowWire()])
    return Response.json(wire.createPageWire())
  }

  it.each([{ slug: 'sam-river-mile' }, { id: 1457423 }])(
    'returns fitness and metadata: %j [S3.05] [S3.71]',
    async (selection) => {
      respondWith(answer)
      const page = await rest.fetchPageWithTags(platform, {
        ...selection,
        includeFitness: true,
        includeMetadata: true,
        goalUnit: 'miles',
        defaultPageStory: 'Ours',
      })
      expect(requests).toHaveLength(4)
      expect(page).toMatchObject({
        fitnessDistanceTotal: 1500,
        fitnessDurationTotal: 2400,
        fitnessElevationTotal: 0,
        fitnessActivities: [{ type: 'swim' }],
        pageMetadata: { tshirt: { id: 'm1', value: 'M' } },
        defaultPageStory: 'Ours',
        fitnessGoal: '1.0',
        hasSetFitnessGoal: true,
      })
    },
  )

  it('returns no tags if the page has no slug', async () => {
    respondWith(jsonResponse(wire.createPageWire({ pageShortName: null } as never)))
    const page = await rest.fetchPageWithTags(platform, { id: 1457423, includeFitness: true })
    expect(requests).toHaveLength(1)
    expect(page).toMatchObject({ tags: [], fitnessActivities: [] })
  })
})

describe('readBackPage', () => {
  const readBack = (owner: string) => rest.readBackPage(platform, { slug: 'sam', owner })

  it("finds the supporter's own page only", async () => {
    respondWith(jsonResponse(wire.createPageWire()))
    expect(await readBack(world.userGuid)).toMatchObject({
      outcome: 'found',
      entity: { slug: world.pageShortName },
    })
    expect(await readBack(world.userGuid.toUpperCase())).toMatchObject({ outcome: 'found' })
    expect(await readBack('someone')).toEqual({ outcome: 'absent' })
    expect(await readBack('')).toEqual({ outcome: 'undecided' })
    respondWith(jsonResponse(wire.createPageWire({ pageOwnerGuid: null })))
    expect(await readBack(world.userGuid)).toEqual({ outcome: 'undecided' })
  })

  it('returns absent for a 404, and rejects other errors', async () => {
    respondWith(() => new Response(null, { status: 404 }))
    expect(await readBack(world.userGuid)).toEqual({ outcome: 'absent' })
    respondWith(() => new Response(null, { status: 500 }))
    await expect(readBack(world.userGuid)).rejects.toMatchObject({ status: 500 })
  })
})
