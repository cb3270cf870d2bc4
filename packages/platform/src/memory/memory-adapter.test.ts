import { CurrencyMismatchError, summariseTotals } from '@milepost/measures'
import { describe, expect, it } from 'vitest'
import { describePlatform } from '../conformance.ts'
import { isHttpError } from '../errors/http-error.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { adaSignsIn, smallPlatform, smallWorld } from './memory-world.test-kit.ts'

const without = ['fitness', 'images', 'metadata', 'reports', 'tags', 'teams'] as const

describePlatform(
  { describe, it },
  'the platform in memory',
  (world) => ({ adapter: memoryAdapter(world) }),
  { without },
)

describePlatform(
  { describe, it },
  'a platform that can only be read',
  (world) => {
    const { links, ...adapter } = memoryAdapter(world)
    const { termsLink: _terms, privacyLink: _privacy, ...readOnly } = links
    return { adapter: { ...adapter, links: readOnly, accounts: undefined, pageEditing: undefined } }
  },
  { without: [...without, 'accounts', 'pageEditing'] },
)

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug)

describe('memoryAdapter', () => {
  it('makes the same ids, tokens and moments of the same clock and the same numbers', async () => {
    const run = async () => {
      let number = 0
      const { token, mine } = await smallPlatform({
        now: () => Date.parse('2026-06-01T09:00:00Z'),
        random: () => ((number += 7) % 100) / 100,
      })
      const page = await mine.pageEditing!.createPage({ charity: 1, campaign: 'c-1', title: 'Two' })
      return { token, page }
    }
    const first = await run()
    expect(await run()).toEqual(first)
    expect(first.page).toMatchObject({ id: '7', createdAt: '2026-06-01T09:00:00.000Z' })
  })

  it('makes tokens that differ without numbers of its own', async () => {
    const [first, second] = [await smallPlatform(), await smallPlatform()]
    expect(first.token).toMatch(/^[\da-z]{43}$/)
    expect(first.token).not.toBe(second.token)
  })

  it('leaves the world that it was made from as it is', async () => {
    const before = structuredClone(smallWorld)
    const { mine } = await smallPlatform()
    await mine.pageEditing!.updatePage({ slug: 'ada', title: 'Another' })
    await mine.pageEditing!.cancelPage({ slug: 'ada' })
    expect(smallWorld).toEqual(before)
  })

  it('gives answers that nobody can change it by', async () => {
    const { adapter } = await smallPlatform()
    const page = await adapter.pages.fetchPage({ slug: 'ada' })
    page.name = 'Changed'
    expect((await adapter.pages.fetchPage({ slug: 'ada' })).name).toBe('Page of ada')
  })

  it('cleans texts as answers of the default platform are: of its world, and those written', async () => {
    const [page] = smallWorld.pages
    const adapter = memoryAdapter({ ...smallWorld, pages: [{ ...page!, name: 'A\0da\r\n' }] })
    expect((await adapter.pages.fetchPage({ slug: 'ada' })).name).toBe('Ada\n')
    const { token } = await adapter.accounts!.signIn(adaSignsIn)
    const { pageEditing } = adapter.withToken(token)
    await pageEditing!.updatePage({ slug: 'ada', story: 'A\0\r\nB\uD83D' })
    expect((await adapter.pages.fetchPage({ slug: 'ada' })).story).toBe('A\nB\uFFFD')
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

describe('accounts in memory', () => {
  it('end a session when its time is over', async () => {
    let nowMs = Date.parse('2026-06-01T09:00:00Z')
    const { mine, expiresAt } = await smallPlatform({ now: () => nowMs, sessionMs: 60_000 })
    expect(expiresAt).toBe('2026-06-01T09:01:00.000Z')
    nowMs += 59_999
    await mine.accounts!.fetchCurrentUser()
    nowMs += 1
    await expect(mine.accounts!.fetchCurrentUser()).rejects.toSatisfy((error) =>
      isHttpError(error, 401),
    )
  })

  it('tell who somebody is, and how many active pages they have', async () => {
    const { adapter, mine } = await smallPlatform()
    expect(await mine.accounts!.fetchCurrentUser()).toMatchObject({
      name: 'Ada Lark',
      country: 'United Kingdom',
      countryCode: 'GB',
      pageCount: 3,
    })
    const ben = await adapter.accounts!.signIn({
      email: ' BEN@kit.example ',
      password: 'seven-bitterns',
    })
    expect(ben).toMatchObject({ name: 'Ben', country: 'Ireland', userId: 'u-2' })
    const user = await adapter.withToken(ben.token).accounts!.fetchCurrentUser()
    expect(user).toMatchObject({ countryCode: 'IE', pageCount: 1 })
  })

  it('renew the session of whoever it belongs to', async () => {
    const { adapter } = await smallPlatform()
    const ben = await adapter.accounts!.signIn({
      email: 'ben@kit.example',
      password: 'seven-bitterns',
    })
    const renewed = await adapter.accounts!.refreshSession({ refreshToken: ben.refreshToken! })
    expect(renewed.userId).toBe('u-2')
  })

  it('keep an address and an email without the blanks around them', async () => {
    const { adapter, mine } = await smallPlatform()
    await mine.accounts!.updateUser({
      uuid: 'U-1',
      email: ' new@kit.example ',
      address: { line1: '1 Mill Lane', country: 'Australia' },
    })
    expect(await mine.accounts!.fetchCurrentUser()).toMatchObject({
      email: 'new@kit.example',
      countryCode: 'AU',
      address: { streetAddress: '1 Mill Lane' },
    })
    const made = await adapter.accounts!.signUp({
      firstName: ' Cleo ',
      lastName: ' Finch ',
      email: ' cleo@kit.example ',
      password: 'eight-eight',
      address: { country: 'Ireland' },
    })
    expect(made).toMatchObject({ name: 'Cleo Finch', email: 'cleo@kit.example', id: '3' })
  })
})

describe('pages in memory', () => {
  it('find a short name of at most 45 characters when the wanted one is taken', async () => {
    const { mine } = await smallPlatform()
    const title = 'a'.repeat(60)
    const slugs = []
    for (let count = 0; count < 12; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each takes a name
      const page = await mine.pageEditing!.createPage({ charity: 1, title })
      slugs.push(page && page.slug)
    }
    expect(slugs.slice(0, 3)).toEqual([
      'a'.repeat(45),
      `${'a'.repeat(43)}-2`,
      `${'a'.repeat(43)}-3`,
    ])
    expect(slugs.at(-1)).toBe(`${'a'.repeat(42)}-12`)
    expect(await mine.pageEditing!.suggestPageShortNames({ name: 'Ada' })).toEqual([
      'ada-2',
      'ada-3',
      'ada-4',
    ])
    expect(await mine.pageEditing!.suggestPageShortNames({ name: '!' })).toEqual([])
  })

  it('are created as they were asked for', async () => {
    const { mine } = await smallPlatform()
    const page = await mine.pageEditing!.createPage({
      charity: 2,
      campaign: 'C-2',
      title: ' Ada’s second ',
      slug: 'second',
      forceSlug: true,
      summaryWhy: 'x'.repeat(51),
      target: 10_000_000,
      images: [{ url: 'https://images.example/a.jpg' }],
      expiryDate: '2030-01-01',
    })
    expect(page).toMatchObject({
      name: "Ada's second",
      slug: 'second',
      campaign: 'c-2',
      event: '72',
      currencyCode: 'EUR',
      target: 10_000_000,
      image: 'https://images.example/a.jpg',
      pageSummaryWhy: `${'x'.repeat(49)}…`,
    })
    const plain = await mine.pageEditing!.createPage({
      charity: '1',
      event: 71,
      title: '!!',
      currency: 'usd',
      image: 'https://images.example/b.jpg',
    })
    expect(plain).toMatchObject({ event: '71', currencyCode: 'USD', campaign: undefined })
    expect(plain && plain.slug).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/)
    expect(plain && plain.image).toBe('https://images.example/b.jpg')
  })

  it('keep what a change does not name', async () => {
    const { adapter, mine } = await smallPlatform()
    const change = { slug: 'ada', image: 'https://images.example/a.jpg', title: 'x'.repeat(255) }
    await mine.pageEditing!.updatePage({ ...change, currency: 'gbp' })
    await mine.pageEditing!.updatePage({ slug: 'ada', image: '', attribution: 'For Nan' })
    expect(await adapter.pages.fetchPage({ slug: 'ada' })).toMatchObject({
      image: change.image,
      name: change.title,
      attribution: 'For Nan',
    })
  })

  it('are told with the story and the unit that a site has', async () => {
    const { adapter, mine } = await smallPlatform()
    await mine.pageEditing!.updatePage({ slug: 'ada', story: 'Our story' })
    const options = { defaultPageStory: 'Our story' }
    const told = [
      await adapter.pages.fetchPage({ slug: 'ada', ...options }),
      ...(await adapter.pages.fetchPages({ ids: 'p-1', ...options })),
      ...(await adapter.pages.searchPages({ search: 'Page of ada', ...options })),
      ...(await adapter.campaigns.fetchCampaignPages({ campaign: 'c-1', limit: 1, ...options }))
        .pages,
      ...(await mine.pageEditing!.fetchUserPages(options)).filter(({ slug }) => slug === 'ada'),
    ]
    expect(told.map(({ slug, hasUpdatedStory }) => [slug, hasUpdatedStory])).toEqual(
      Array.from({ length: 5 }, () => ['ada', false]),
    )
  })

  it("are read of their owner's, newest first, by campaign, charity and event", async () => {
    const { mine } = await smallPlatform()
    const { fetchUserPages } = mine.pageEditing!
    expect(slugsOf(await fetchUserPages())).toEqual(['gone', 'even', 'lesser', 'ada'])
    expect(await fetchUserPages({ charity: 2 })).toEqual([])
    expect(await fetchUserPages({ charity: 1, event: 72 })).toEqual([])
    expect(await fetchUserPages({ charity: 2, event: 71 })).toEqual([])
    expect(await fetchUserPages({ event: [71, 72] })).toHaveLength(4)
  })

  it('are searched by charity and event, and by the name of their owner', async () => {
    const { adapter } = await smallPlatform()
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

  it('say nothing of an answer that is lost where nobody says whose it was', async () => {
    const { mine } = await smallPlatform()
    const { readBackPage } = mine.pageEditing!
    expect(await readBackPage({ slug: 'ada', owner: '' })).toEqual({ outcome: 'undecided' })
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
