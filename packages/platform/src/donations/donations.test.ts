import { describe, expect, it } from 'vitest'
import { parseDonationTotals } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { fetchDonation, fetchDonationFeed, fetchPageDonations } from '../rest.ts'
import {
  createDonationFeedRowWire,
  createDonationFeedWire,
  createDonationWire,
  exampleIds,
  createPageDonationsWire,
  createPaginationWire,
} from '../testing/wire.test-kit.ts'
import { parseDonation, parseDonationFeedRow } from './donation.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()

describe('fetchDonation', () => {
  it('returns a donation [S7.25] [S3.02]', async () => {
    respondWith(jsonResponse(createDonationWire()))
    expect(await fetchDonation(platform, { id: 21303723 })).toEqual({
      id: '21303723',
      amount: 25,
      anonymous: false,
      charity: '2050',
      createdAt: '2025-05-20T09:30:00.000Z',
      currency: 'GBP',
      donationRef: '84512',
      event: '742990',
      message: 'Go Sam!',
      money: { amountMinor: 2500, currency: 'GBP' },
      name: 'Ana Silva',
      page: 'sam-river-mile',
      status: 'Accepted',
    })
    expect(requests[0]!.path).toBe('/api/v1/donation/21303723')
  })

  it.each([null, '', 'Anonymous', ' ANONYMOUS '])(
    'is anonymous if the donor is %j [S3.03]',
    async (donorDisplayName) => {
      respondWith(jsonResponse(createDonationWire({ donorDisplayName })))
      expect(await fetchDonation(platform, { id: '1' })).toMatchObject({ anonymous: true })
    },
  )

  it('treats a null amount as hidden, and drops an ambiguous date', async () => {
    const odd = createDonationWire({ amount: null, donationDate: '/Date(-62135596800000+0000)/' })
    delete odd.donorLocalAmount
    respondWith(jsonResponse(odd))
    expect(await fetchDonation(platform, { id: '1' })).toMatchObject({
      amount: 0,
      isAmountHidden: true,
      createdAt: undefined,
    })
  })

  it('encodes the ID as one path segment', async () => {
    respondWith(jsonResponse(createDonationWire()))
    await fetchDonation(platform, { id: '1/../2?x#\uD800' })
    expect(requests[0]!.path).toBe('/api/v1/donation/1%2F..%2F2%3Fx%23%EF%BF%BD')
  })
})

const pairs = [
  [
    { amount: 25, currencyCode: 'GBP', donorLocalAmount: null, donorLocalCurrencyCode: 'USD' },
    25,
    'GBP',
  ],
  [{ amount: 25, currencyCode: 'GBP', donorLocalAmount: 33 }, 25, 'GBP'],
  [
    { amount: 25, currencyCode: 'GBP', donorLocalAmount: 33, donorLocalCurrencyCode: 'USD' },
    33,
    'USD',
  ],
  [{ amount: 25, donorLocalAmount: 33 }, 33, undefined],
  [{ amount: 25, donorLocalCurrencyCode: 'USD' }, 25, undefined],
] as const

it.each(pairs)('returns one pair of amount and currency: %j: %s %s', (wire, amount, currency) => {
  const money = { amountMinor: amount * 100, currency }
  expect(parseDonation(wire)).toMatchObject({ amount, currency, money })
  expect(parseDonationFeedRow(wire)).toMatchObject({ amount, currency, money })
})

it('parseDonationFeedRow accepts donationAmount', () => {
  const wire = { donationAmount: 7, currencyCode: 'EUR' }
  expect(parseDonationFeedRow(wire)).toMatchObject({ amount: 7, currency: 'EUR' })
})

describe('fetchDonationFeed', () => {
  it('sends campaign, charity, event and page with comma-separated IDs [S7.24]', async () => {
    respondWith(jsonResponse(createDonationFeedWire()))
    const feed = await fetchDonationFeed(platform, {
      campaign: [exampleIds.campaignGuid, 'another'],
      charity: [{ uid: 2050 }, 3001],
      event: [742990, 8],
      page: '1,2, 2',
    })
    expect(requests[0]).toMatchObject({ path: '/services/v1/justgiving/donations' })
    expect(Object.fromEntries(requests[0]!.query)).toEqual({
      campaignGuid: `${exampleIds.campaignGuid},another`,
      charityId: '2050,3001',
      eventId: '742990,8',
      fundraisingPageId: '1,2',
    })
    expect(feed).toEqual({
      donations: [
        {
          id: '21303723',
          amount: 25,
          anonymous: false,
          charity: '2050',
          createdAt: '2025-05-20T09:30:00.000Z',
          currency: 'GBP',
          donationRef: 'site-42',
          event: '742990',
          message: 'Go Sam!',
          money: { amountMinor: 2500, currency: 'GBP' },
          name: 'Ana Silva',
          page: 'sam-river-mile',
          status: 'Accepted',
        },
      ],
      raised: 25,
      money: { raisedMinor: 2500, currency: 'GBP' },
      count: 1,
      currency: 'GBP',
    })
  })

  it('marks a hidden amount, and not an amount of 0', async () => {
    const none = { amount: null, donationAmount: null, donorLocalAmount: null }
    const results = [
      createDonationFeedRowWire(none),
      createDonationFeedRowWire({ ...none, amount: 0 }),
      createDonationFeedRowWire(),
    ]
    respondWith(jsonResponse(createDonationFeedWire({ results })))
    const { donations } = await fetchDonationFeed(platform, { charity: 2050 })
    expect(donations.map(({ isAmountHidden }) => isAmountHidden)).toEqual([
      true,
      undefined,
      undefined,
    ])
  })

  it('marks anonymous donors, and drops invalid rows [S3.03]', async () => {
    respondWith(
      jsonResponse(
        createDonationFeedWire({
          results: [
            createDonationFeedRowWire({ donor: null }),
            createDonationFeedRowWire({ donor: { name: 'anonymous' } }),
            createDonationFeedRowWire({ status: 'Invalid' }),
          ],
        }),
      ),
    )
    const { donations } = await fetchDonationFeed(platform, { charity: 2050 })
    expect(donations.map(({ anonymous }) => anonymous)).toEqual([true, true])
  })

  it('keeps rows without a status, and totals without a currency', async () => {
    const meta = { totalAmount: 12.5, totalResults: 1, currencyCode: null }
    const results = [{ ...createDonationFeedRowWire(), status: null }]
    respondWith(jsonResponse(createDonationFeedWire({ meta, results } as never)))
    expect(await fetchDonationFeed(platform, { charity: 2050 })).toMatchObject({
      donations: [{ id: '21303723', status: undefined }],
      raised: 12.5,
      money: { raisedMinor: 1250, currency: undefined },
      currency: undefined,
    })
  })

  it('requires a filter [S8.06]', async () => {
    await expect(fetchDonationFeed(platform, { campaign: [], charity: '' })).rejects.toThrow(
      'You must pass a charity UID, event ID, page ID, page short name, campaign GUID or donationRef for this method',
    )
    expect(requests).toHaveLength(0)
  })
})

describe('fetchPageDonations', () => {
  it('requests 150 donations at a time, up to ten times [S7.27] [S9.33]', async () => {
    respondWith(
      jsonResponse(
        createPageDonationsWire({
          pagination: createPaginationWire({ totalPages: 40, totalResults: 6000 }),
        }),
      ),
    )
    const { donations, count } = await fetchPageDonations(platform, {
      slug: 'fundraising/sam-river-mile',
    })
    expect(requests[0]).toMatchObject({
      path: '/api/v1/fundraising/pages/sam-river-mile/donations',
    })
    expect(requests.map(({ search }) => search)).toEqual(
      Array.from({ length: 10 }, (_, index) => `?pageSize=150&pageNum=${index + 1}`),
    )
    expect(donations).toHaveLength(10)
    expect(donations[0]).toMatchObject({ name: 'Ana Silva', donationRef: 'site-42' })
    expect(count).toBe(6000)
  })

  it('stops at the limit', async () => {
    const rows = Array.from({ length: 150 }, () => createDonationWire())
    const pagination = createPaginationWire({ totalPages: 9, totalResults: 1350 })
    respondWith(jsonResponse(createPageDonationsWire({ donations: rows, pagination })))
    const { donations } = await fetchPageDonations(platform, { slug: 'sam', limit: 300 })
    expect(requests).toHaveLength(2)
    expect(donations).toHaveLength(300)
  })
})

describe('parseDonationTotals', () => {
  it.each([
    [{ raised: 0, totalRaised: 9, offline: 2, donations: 3 }, [0, 2, 3]],
    [{ DonationsTotal: '25.50', NumberOfDonations: 1 }, [25.5, 0, 1]],
    [{ totalRaised: 7 }, [7, 0, 0]],
    [{ meta: { totalAmount: 9 }, offlineAmount: 3, numberOfDirectDonations: 4 }, [9, 3, 4]],
    [{ raisedAmount: 173, totalResults: '8' }, [173, 0, 8]],
    [{ totals: { donationTotalAmount: 153, donationCount: 8 } }, [153, 0, 8]],
    [
      { donationSummary: { totalAmount: 1253, offlineAmount: 100, totalNumberOfDonations: 25 } },
      [1253, 100, 25],
    ],
    [
      { DonationSummary: { TotalAmount: 7, offlineAmount: 1, TotalNumberOfDonations: 2 } },
      [7, 1, 2],
    ],
    [{ totals: { donationTotalAmount: 'NaN' } }, [0, 0, 0]],
  ] satisfies [object, [number, number, number]][])(
    'parses raised, offline and donations of %j [S3.04]',
    (wire, [raised, offline, donations]) => {
      const money = {
        raisedMinor: Math.round(raised * 100),
        offlineMinor: offline * 100,
        currency: undefined,
      }
      expect(parseDonationTotals(wire)).toEqual({ raised, offline, money, donations })
      expect(parseDonationTotals(wire, 'eur').money).toEqual({ ...money, currency: 'EUR' })
    },
  )

  it.each([
    ['GBP', 20],
    [undefined, 20],
    ['AUD', 0],
  ])('with totals in %s, parses offline donations in GBP as %i', (currency, offline) => {
    const wire = { raisedAmount: 173, raisedAmountOfflineInGBP: 20 }
    expect(parseDonationTotals(wire, currency)).toMatchObject({ raised: 173, offline })
  })

  it.each([
    [{ currency: 'AUD' }, 'AUD'],
    [{ currency: { currencyCode: 'aud' } }, 'AUD'],
    [{ currencyCode: 'AUD' }, 'AUD'],
    [{ CurrencyCode: 'AUD' }, 'AUD'],
    [{ meta: { currencyCode: 'AUD' } }, 'AUD'],
    [{}, 'EUR'],
  ])('returns the currency of the response, otherwise the requested one: %j', (named, currency) => {
    const totals = parseDonationTotals({ raised: 7, ...named }, 'EUR')
    expect(totals.money).toEqual({ raisedMinor: 700, offlineMinor: 0, currency })
  })
})
