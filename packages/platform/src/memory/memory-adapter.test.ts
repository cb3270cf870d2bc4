import { CurrencyMismatchError, summariseTotals } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import { describePlatform } from '../conformance.ts'
import { isHttpError } from '../errors/http-error.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { smallWorld } from './memory-world.test-kit.ts'

const without = [
  'accounts',
  'pageEditing',
  'fitness',
  'images',
  'metadata',
  'reports',
  'tags',
  'teams',
] as const

describePlatform(
  { describe, expect, it },
  'the platform in memory',
  (world) => ({ adapter: memoryAdapter(world) }),
  { without },
)

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

describe('memoryAdapter', () => {
  it('gives answers that nobody can change it by', async () => {
    const adapter = memoryAdapter(smallWorld)
    const page = await adapter.pages.fetchPage({ slug: 'ada' })
    page.name = 'Changed'
    expect((await adapter.pages.fetchPage({ slug: 'ada' })).name).toBe('Page of ada')
  })
})

describe('a gift to a platform in memory', () => {
  const now = () => Date.parse('2026-06-01T09:00:00Z')

  it('counts at once, on a page or for a campaign', async () => {
    const adapter = memoryAdapter(smallWorld, { now })
    const before = await adapter.campaigns.fetchCampaign({ campaign: 'c-1' })
    const gift = adapter.give({ page: '1', amountMinor: 1234, name: 'Cleo' })
    expect(gift).toMatchObject({ id: '8', createdAt: '2026-06-01T09:00:00.000Z' })
    adapter.give({ campaign: 'c-1', amountMinor: 66 })
    const { money } = await adapter.campaigns.fetchCampaign({ campaign: 'c-1' })
    expect(money.raisedMinor - before.money.raisedMinor).toBe(1300)
    expect(await adapter.donations.fetchDonation({ id: 8 })).toMatchObject({
      name: 'Cleo',
      page: 'ada',
      money: { amountMinor: 1234, currency: 'GBP' },
    })
    expect(smallWorld.donations).toHaveLength(7)
  })

  it.each([
    [{ page: '99', amountMinor: 100 }, 404],
    [{ page: '4', amountMinor: 100 }, 404],
    [{ campaign: 'c-9', amountMinor: 100 }, 404],
    [{ amountMinor: 100 }, 404],
    [{ page: '1', amountMinor: 0 }, 400],
    [{ page: '1', amountMinor: 0.5 }, 400],
    [{ page: '1', amountMinor: Number.NaN }, 400],
  ])('is refused: %j', (gift, status) => {
    const adapter = memoryAdapter(smallWorld)
    let refusal: unknown
    try {
      adapter.give(gift)
    } catch (error) {
      refusal = error
    }
    expect(isHttpError(refusal, status)).toBe(true)
  })
})

describe('gifts in two currencies to a campaign in memory', () => {
  const gifts = () => {
    const adapter = memoryAdapter({ ...smallWorld, donations: [] })
    adapter.give({ page: '1', amountMinor: 1000 })
    adapter.give({ page: '1', amountMinor: 500, currency: 'AUD' })
    return adapter
  }

  it('are never added: their totals reject with CurrencyMismatchError', async () => {
    const totals = gifts().donations.fetchDonationTotals({ campaign: 'c-1' })
    await expect(totals).rejects.toThrow(CurrencyMismatchError)
  })

  it('count in the feed and on the page only if they are in its currency', async () => {
    const { donations, pages, campaigns } = gifts()
    const feed = await donations.fetchDonationFeed({ campaign: 'c-1' })
    expect(feed).toMatchObject({ count: 1, money: { raisedMinor: 1000, currency: 'GBP' } })
    expect(feed.donations.map(({ currency }) => currency)).toEqual(['AUD', 'GBP'])
    expect(await pages.fetchPage({ slug: 'ada' })).toMatchObject({ raisedOnline: 10 })
    const { money } = await campaigns.fetchCampaign({ campaign: 'c-1' })
    expect(money).toMatchObject({ raisedMinor: 1500, currency: 'GBP' })
  })

  it('have totals in their own currency, whichever was requested', async () => {
    const { donations } = memoryAdapter(smallWorld)
    const totals = await donations.fetchDonationTotals({ campaign: 'c-2', currency: 'NZD' })
    expect(totals.money).toMatchObject({ raisedMinor: 900, currency: 'EUR' })
  })
})

describe('pages in memory', () => {
  it('are searched by charity and event, and by the name of their owner', async () => {
    const adapter = memoryAdapter(smallWorld)
    const { searchPages } = adapter.pages
    expect(slugsOf(await searchPages())).toEqual(['ada', 'abroad', 'lesser', 'even', 'nobody'])
    expect(slugsOf(await searchPages({ charity: 2 }))).toEqual(['abroad'])
    expect(slugsOf(await searchPages({ event: 72 }))).toEqual(['abroad'])
    expect(slugsOf(await searchPages({ campaign: 'C-2' }))).toEqual(['abroad'])
    expect(slugsOf(await searchPages({ search: ' ben ' }))).toEqual(['abroad'])
    const { pages } = await adapter.campaigns.fetchCampaignPages({
      campaign: 'c-1',
      search: ' LARK',
    })
    expect(slugsOf(pages)).toEqual(['ada', 'lesser', 'even'])
  })
})

describe('money in memory', () => {
  it('of a campaign counts what was given to a page that is cancelled', async () => {
    const { campaigns } = memoryAdapter(smallWorld)
    const { raised, money } = await campaigns.fetchCampaignPages({ campaign: 'c-1' })
    expect([raised, money]).toEqual([34, { raisedMinor: 3400, currency: 'GBP' }])
    const found = await campaigns.fetchCampaignPages({ campaign: 'c-1', search: 'e' })
    expect(found.money.raisedMinor).toBe(3100)
    expect((await campaigns.fetchCampaign({ campaign: 'c-2' })).charities).toEqual([
      { charityId: '2', name: 'Bitterns', logoUrl: undefined },
    ])
  })

  it('is ranked page by page in one order, whoever asks', async () => {
    const { campaigns, donations } = memoryAdapter(smallWorld)
    const { people, teams } = await campaigns.fetchCampaignBoards({ campaign: 'c-1' })
    expect(slugsOf(people.entries)).toEqual(['ada', 'lesser', 'even'])
    expect(people.totalCount).toBe(3)
    expect(teams).toEqual({ entries: [], totalCount: 0 })
    expect(await campaigns.fetchCampaignBoards({ campaign: 'c-1', people: 0 })).toMatchObject({
      people: { entries: [], totalCount: 0 },
    })
    const board = async (selection: Parameters<typeof donations.fetchDonationsLeaderboard>[0]) =>
      slugsOf(await donations.fetchDonationsLeaderboard(selection))
    expect(await board({ campaign: 'c-1' })).toEqual(['ada', 'lesser', 'even'])
    expect(await board({ charity: [1, 2], excludePage: 'P-2' })).toEqual([
      'ada',
      'abroad',
      'even',
      'nobody',
    ])
    expect(await board({ page: ['P-2', '3'] })).toEqual(['lesser', 'even'])
    expect(await board({ campaign: 'c-1', charity: 2 })).toEqual([])
    const events = { event: [71, 72], charity: 1, exclude: 'lesser' }
    expect(slugsOf(await donations.fetchEventLeaderboard(events))).toEqual(['ada', 'even'])
  })

  it('is fed by charity, event and page, the later number first at one moment', async () => {
    const { donations } = memoryAdapter(smallWorld)
    const ids = async (selection: Parameters<typeof donations.fetchDonationFeed>[0]) =>
      (await donations.fetchDonationFeed(selection)).donations.map(({ id }) => id)
    expect(await ids({ charity: 2 })).toEqual(['5'])
    expect(await ids({ event: 71 })).toEqual(['7', '4', '3', '2', '1'])
    expect(await ids({ page: [1, 5] })).toEqual(['7', '5', '1'])
    expect(await ids({ page: [1, 5], charity: 1 })).toEqual(['7', '1'])
  })

  it('of nothing has the currency of what was asked for', async () => {
    const { donations } = memoryAdapter({ ...smallWorld, donations: [] })
    const currency = async (selection: Parameters<typeof donations.fetchDonationFeed>[0]) =>
      (await donations.fetchDonationFeed(selection)).money.currency
    expect(await currency({ campaign: 'C-2' })).toBe('EUR')
    expect(await currency({ event: 72 })).toBe('EUR')
    expect(await currency({ charity: 9 })).toBeUndefined()
  })

  it('is added up by campaign, charity and event, offline where that is wanted', async () => {
    const { donations } = memoryAdapter(smallWorld)
    const sums = async (selection: Parameters<typeof donations.fetchDonationTotals>[0]) => {
      const { money } = await donations.fetchDonationTotals(selection)
      return [money.raisedMinor, money.offlineMinor, money.currency]
    }
    expect(await sums({ charity: 2 })).toEqual([900, 0, 'EUR'])
    expect(await sums({ campaign: { uid: 'C-1' } })).toEqual([2900, 0, 'GBP'])
    expect(await sums({ event: 71, includeOffline: true })).toEqual([3400, 500, 'GBP'])
    expect(await sums({ charity: 1, includeOffline: true })).toEqual([3450, 500, 'GBP'])
    expect(await sums({ charity: 2, includeOffline: true })).toEqual([900, 0, 'EUR'])
    expect(await sums({ campaign: 'c-9', tagId: 'a' })).toEqual([0, 0, 'GBP'])
  })

  it('is told page by page', async () => {
    const { donations } = memoryAdapter(smallWorld)
    const totals = await donations.fetchPagesTotals({ pages: ['P-1', 'p-5', 'p-9'] })
    expect(totals[2]).toEqual([])
    const { money, donations: count } = summariseTotals(totals[0], 'GBP')
    expect([money.raisedMinor, money.offlineMinor, count]).toEqual([1200, 500, 2])
    expect(summariseTotals(totals[1], 'EUR').money.offlineMinor).toBe(0)
  })
})

describe('addresses in memory', () => {
  it('are below its origin, and a gift is made at the page itself', async () => {
    const { links, pages } = memoryAdapter(smallWorld, { origin: 'https://giving.example/' })
    expect(links.pageDonateLink({ id: '1' }, { amount: 5 })).toBe(
      'https://giving.example/fundraising/ada/donate?amount=5&currency=GBP',
    )
    expect(links.campaignDonateLink('c-1')).toBe('https://giving.example/campaign/wade/donate')
    expect(links.campaignDonateLink('c-9')).toBe('https://giving.example/campaign/c-9/donate')
    expect(links.getStartedLink('c-1')).toBe(
      'https://giving.example/fundraising-page/creation?campaignGuid=c-1',
    )
    expect((await pages.fetchPage({ slug: 'ada' })).donationUrl).toBe(
      'https://giving.example/fundraising/ada/donate',
    )
  })
})
