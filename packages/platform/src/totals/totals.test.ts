import * as wire from '../testing/wire.test-kit.ts'
import { CurrencyMismatchError } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import { fetchPagesTotals, fetchTotals } from '../graph.ts'
import {
  jsonResponse,
  type SeenRequest,
  startPlatformServer,
  testPlatform,
} from '../request/server.test-kit.ts'
import { fetchDonationsByReference, fetchDonationTotals } from '../rest.ts'
import { createTotalsRecordsWire } from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()

describe('fetchTotals', () => {
  it('filters by segment, tag and value, and returns every record [S7.45] [S7.47] [S5.59]', async () => {
    respondWith(jsonResponse({ data: { totals: createTotalsRecordsWire() } }))
    const records = await fetchTotals(platform, {
      segment: 'page:campaign:1',
      tagId: 'branch',
      tagValue: 'St "Ives" {}',
    })
    expect(requests[0]!.body).toMatchObject({
      variables: {
        segment: 'page:campaign:1',
        tagDefinitionId: 'branch',
        tagValue: 'St "Ives" {}',
        measurementDomain: null,
      },
    })
    expect(records).toEqual(createTotalsRecordsWire())
  })

  it('filters by measurement domain as well [S7.46]', async () => {
    respondWith(jsonResponse({ data: { totals: [] } }))
    await fetchTotals(platform, {
      segment: 's',
      tagId: 't',
      tagValue: 'v',
      measurementDomain: 'fundraising:donations_received',
    })
    expect(requests[0]!.body).toMatchObject({
      variables: { measurementDomain: 'fundraising:donations_received' },
    })
  })

  it.each([null, undefined, 'none', {}])('returns an empty list for %j [S7.47]', async (totals) => {
    respondWith(jsonResponse({ data: { totals: totals ?? null } }))
    expect(await fetchTotals(platform, { segment: 's', tagId: 't', tagValue: 'v' })).toEqual([])
  })
})

describe('fetchPagesTotals', () => {
  it('requests up to 50 pages at a time, and keeps their order', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => `guid-"${index}`)
    respondWith(({ body }) => {
      const { variables } = body as { variables: Record<string, string> }
      const data = Object.fromEntries(
        Object.entries(variables).map(([alias, value]) => [
          alias,
          [{ measurementDomain: value, amounts: [] }],
        ]),
      )
      return Response.json({ data })
    })
    const totals = await fetchPagesTotals(platform, { pages })
    expect(requests).toHaveLength(2)
    expect(totals.map(([record]) => record?.measurementDomain)).toEqual(
      pages.map((page) => `page:fundraising:${page}`),
    )
  })

  it('requires a page [S5.48]', async () => {
    for (const pages of [[], undefined, null, [''], ['guid', undefined]]) {
      const none = fetchPagesTotals(platform, { pages: pages as string[] })
      await expect(none).rejects.toMatchObject({
        message: 'Required parameter not supplied',
        parameter: 'pages',
      })
    }
    expect(requests).toHaveLength(0)
  })
})

const world = wire.exampleIds

/** Responds as every source of totals. */
function answer({ path }: SeenRequest): Response {
  if (path.includes('/ref/')) return Response.json(wire.referenceTotalsWire())
  if (path.endsWith('/events/leaderboard')) return Response.json(wire.createEventLeaderboardWire())
  if (path.endsWith('/v1/totals')) return Response.json(wire.createDonationsTotalsWire())
  if (path.endsWith('/donations')) {
    const meta = { totalAmount: 153, totalResults: 8, currencyCode: 'GBP' }
    return Response.json(wire.createDonationFeedWire({ meta }))
  }
  if (path.includes('/campaigns/')) return Response.json(wire.createCampaignWire())
  return Response.json({ data: { totals: wire.createTotalsRecordsWire() } })
}

const guid = world.campaignGuid
const other = world.pageGuid

describe('fetchDonationTotals', () => {
  it('uses the reference first [S7.28] [S3.04]', async () => {
    respondWith(answer)
    const all = { donationRef: 'site 42', event: 1, charity: 2, campaign: guid }
    expect(await fetchDonationTotals(platform, { ...all, currency: 'EUR' })).toEqual({
      raised: 25,
      offline: 0,
      money: { raisedMinor: 2500, offlineMinor: 0, currency: 'GBP' },
      donations: 1,
    })
    expect(requests.map(({ path, search }) => path + search)).toEqual([
      '/api/v1/donationtotal/ref/site%2042?currencyCode=EUR',
    ])
  })

  it('uses the leaderboard and the feed of an event [S7.29] [S7.24]', async () => {
    respondWith(answer)
    expect(await fetchDonationTotals(platform, { event: [742990, { uid: 7 }] })).toEqual({
      raised: 173,
      offline: 20,
      money: { raisedMinor: 17300, offlineMinor: 2000, currency: 'GBP' },
      donations: 8,
    })
    expect(requests.map(({ path, search }) => path + search).toSorted()).toEqual([
      '/api/v1/events/leaderboard?eventid=742990&eventid=7&currency=GBP',
      '/services/v1/justgiving/donations?eventId=742990%2C7',
    ])
  })

  it('uses the leaderboard alone for a charity at an event', async () => {
    respondWith(answer)
    expect(await fetchDonationTotals(platform, { event: 742990, charity: 2050 })).toEqual({
      raised: 173,
      offline: 20,
      money: { raisedMinor: 17300, offlineMinor: 2000, currency: 'GBP' },
      donations: 0,
    })
    expect(requests.map(({ search }) => search)).toEqual([
      '?eventid=742990&currency=GBP&charityIds=2050',
    ])
  })

  it.each(['next year', [1, 'x'], { uid: 'y' }, { id: 7 }, {}, true, [1, {}]])(
    'rejects the event %j [S5.51]',
    async (event) => {
      const selection = { event: event as string, charity: '2050' }
      await expect(fetchDonationTotals(platform, selection)).rejects.toMatchObject({
        name: 'UnsupportedError',
        message: 'Event parameter must be an ID or an array',
      })
    },
  )

  it('uses the donation totals of charities and campaigns [S7.30]', async () => {
    respondWith(answer)
    const totals = await fetchDonationTotals(platform, {
      charity: [2050, 2051],
      campaign: [guid, other],
      includeOffline: true,
    })
    expect(totals).toEqual({
      raised: 153,
      offline: 0,
      money: { raisedMinor: 15300, offlineMinor: 0, currency: 'GBP' },
      donations: 8,
    })
    expect(requests.map(({ search }) => search)).toEqual([
      `?campaignGuids=${guid}&campaignGuids=${other}&charityIds=2050&charityIds=2051&currencyCode=GBP&includeOffline=true`,
    ])
  })

  it('uses the campaigns themselves with includeOffline [S7.33]', async () => {
    const donationSummary = {
      ...wire.createCampaignWire().donationSummary!,
      directDonationAmount: 0.1,
      fundraiserRaisedAmount: 0.2,
      offlineAmount: 100,
      totalNumberOfDonations: 25,
    }
    respondWith(() => Response.json(wire.createCampaignWire({ donationSummary })))
    const totals = await fetchDonationTotals(platform, {
      campaign: `${guid},${other}`,
      country: 'gb',
      includeOffline: true,
    })
    expect(totals).toEqual({
      raised: 200.6,
      offline: 200,
      money: { raisedMinor: 20060, offlineMinor: 20000, currency: 'GBP' },
      donations: 50,
    })
    expect(requests.map(({ path }) => path)).toEqual([
      `/services/v1/justgiving/campaigns/${guid}`,
      `/services/v1/justgiving/campaigns/${other}`,
    ])
  })

  it('requests the currency of the country [S9.13]', async () => {
    respondWith(answer)
    await fetchDonationTotals(platform, { charity: 1, country: 'au' })
    await fetchDonationTotals(platform, { charity: 1, country: 'au', currency: 'NZD' })
    await fetchDonationTotals(platform, { charity: 1 })
    expect(requests.map(({ query }) => query.get('currencyCode'))).toEqual(['AUD', 'NZD', 'GBP'])
  })

  it('uses the graph for a tag of a campaign, even with a reference [S7.45]', async () => {
    respondWith(answer)
    const totals = await fetchDonationTotals(platform, {
      campaign: guid,
      tagId: 'branch',
      tagValue: 'London "City"',
      donationRef: 'site-42',
    })
    expect(totals).toEqual({
      raised: 153,
      offline: 20,
      money: { raisedMinor: 15300, offlineMinor: 2000, currency: 'GBP' },
      donations: 8,
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toMatchObject({
      variables: {
        segment: `page:campaign:${guid}`,
        tagDefinitionId: 'branch',
        tagValue: 'London "City"',
      },
    })
  })

  it.each([{ campaign: 742990 }, { campaign: [guid, 742990] }, { event: 742990 }, { charity: 1 }])(
    'rejects a tag without the GUID of a campaign: %j',
    async (source) => {
      const selection = { ...source, tagId: 'branch', tagValue: 'London' }
      await expect(fetchDonationTotals(platform, selection)).rejects.toMatchObject({
        name: 'UnsupportedError',
        message: 'Totals by tag require the GUID of a campaign',
      })
      expect(requests).toHaveLength(0)
    },
  )

  it.each([
    [{ tagId: 'branch' }, 'tagValue'],
    [{ tagValue: 'London' }, 'tagId'],
  ])('rejects the incomplete tag %j', async (part, parameter) => {
    const totals = fetchDonationTotals(platform, { campaign: guid, ...part })
    await expect(totals).rejects.toMatchObject({ name: 'MissingArgumentError', parameter })
    expect(requests).toHaveLength(0)
  })

  it('accepts a GUID that starts with a digit', async () => {
    respondWith(answer)
    const campaign = '1f0a2e5f-8c3b-4a7d-9e21-0d5b6c7a8f90'
    const selection = { campaign, tagId: 'branch', tagValue: 'London' }
    await fetchDonationTotals(platform, selection)
    expect(requests[0]!.body).toMatchObject({ variables: { segment: `page:campaign:${campaign}` } })
  })

  const inCurrency = (currencyCode: string, raised: number) =>
    wire.createCampaignWire({
      currency: { currencyCode, currencySymbol: '' },
      donationSummary: {
        ...wire.createCampaignWire().donationSummary!,
        directDonationAmount: raised,
        fundraiserRaisedAmount: 0,
        offlineAmount: 0,
      },
    })

  it("returns the campaign's currency, whichever was requested", async () => {
    respondWith(() => Response.json(inCurrency('aud', 50)))
    const selection = { campaign: guid, includeOffline: true, currency: 'GBP' }
    expect(await fetchDonationTotals(platform, selection)).toMatchObject({
      raised: 50,
      money: { raisedMinor: 5000, currency: 'AUD' },
    })
  })

  it('rejects with CurrencyMismatchError if the campaigns have different currencies', async () => {
    respondWith(({ path }) =>
      Response.json(path.includes(guid) ? inCurrency('GBP', 100) : inCurrency('AUD', 50)),
    )
    const selection = { campaign: [guid, other], includeOffline: true }
    await expect(fetchDonationTotals(platform, selection)).rejects.toThrow(CurrencyMismatchError)
  })

  it('counts a campaign once if it is listed twice, in either case', async () => {
    respondWith(() => Response.json(inCurrency('GBP', 100)))
    const selection = { campaign: [guid.toLowerCase(), guid.toUpperCase()], includeOffline: true }
    expect(await fetchDonationTotals(platform, selection)).toMatchObject({ raised: 100 })
    expect(requests).toHaveLength(1)
  })

  it('omits the offline amount of an event, which is in GBP, in other currencies', async () => {
    respondWith((seen) =>
      seen.path.endsWith('/events/leaderboard')
        ? Response.json({ ...wire.createEventLeaderboardWire(), currency: 'AUD' })
        : answer(seen),
    )
    const totals = await fetchDonationTotals(platform, { event: 742990, currency: 'AUD' })
    expect(totals).toMatchObject({
      raised: 173,
      offline: 0,
      money: { raisedMinor: 17300, offlineMinor: 0, currency: 'AUD' },
    })
  })

  it('requires a source [S5.48]', () =>
    expect(fetchDonationTotals(platform, {})).rejects.toMatchObject({
      name: 'MissingArgumentError',
      message: 'Required parameter not supplied',
      parameter: 'campaign',
    }))
})

it('fetchDonationsByReference requests 500 donations [S7.26]', async () => {
  respondWith(() => Response.json(wire.referenceDonationsWire()))
  const donations = await fetchDonationsByReference(platform, { reference: 'a/b' })
  expect(requests.map(({ path, search }) => path + search)).toEqual([
    '/api/v1/donation/ref/a%2Fb?pageSize=500',
  ])
  expect(donations).toMatchObject([{ id: '21303723', amount: 25, donationRef: 'site-42' }])
})
