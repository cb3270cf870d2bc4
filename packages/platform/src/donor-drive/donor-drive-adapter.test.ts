import { summariseTotals } from '@milepost/measures'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stillClock } from '../request/platform-server.test-kit.ts'
import { donorDriveAdapter } from './donor-drive-adapter.ts'
import type { DonorDriveOptions } from './donor-drive-options.ts'
import { startDonorDrive } from './donor-drive-server.test-kit.ts'

let server: Awaited<ReturnType<typeof startDonorDrive>>

beforeEach(async () => {
  server = await startDonorDrive()
})
afterEach(() => server.close())

const charity = { id: '77', name: 'The Hospital' }

function adapter(options: Partial<DonorDriveOptions> = {}) {
  const clock = stillClock()
  const made = donorDriveAdapter({
    origin: server.origin,
    charity,
    events: ['605'],
    clock,
    ...options,
  })
  return { ...made, clock }
}

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug)

describe('campaigns', () => {
  it('are events', async () => {
    const { campaigns } = adapter()
    expect(await campaigns.fetchCampaign({ campaign: '605' })).toEqual({
      charities: [{ charityId: '77', name: 'The Hospital', logoUrl: undefined }],
      currencyCode: 'USD',
      donateUrl: `${server.origin}/index.cfm?fuseaction=donate.event&eventID=605`,
      eventId: '605',
      getStartedUrl: `${server.origin}/index.cfm?fuseaction=donordrive.event&eventID=605`,
      id: '605',
      image: 'https://assets.donordrive.example/badge.jpg',
      money: {
        raisedMinor: 466_130,
        raisedOfflineMinor: 0,
        targetMinor: 5_000_050,
        currency: 'USD',
      },
      name: 'Test Participant Event',
      raised: 4661.3,
      raisedOffline: 0,
      slug: '605',
      story: 'Two days of play for the <b>children’s</b> hospital.',
      summary: undefined,
      target: 50_000.5,
      totalDonations: 260,
      url: `${server.origin}/index.cfm?fuseaction=donordrive.event&eventID=605`,
    })
  })

  it.each(['999', 'river', '../participants/1', '605?limit=1'])(
    'answer 404 for %s, and nothing odd is sent',
    async (campaign) => {
      const { campaigns } = adapter()
      await expect(campaigns.fetchCampaign({ campaign })).rejects.toMatchObject({
        name: 'HttpError',
        status: 404,
      })
      expect(server.requests.filter(({ path }) => path !== '/api/events/999')).toEqual([])
    },
  )

  it('rank people, largest first, beyond one answer', async () => {
    const { campaigns } = adapter()
    const { people, teams, totals } = await campaigns.fetchCampaignBoards({
      campaign: '605',
      people: 120,
      exclude: ['20129'],
    })
    expect(people.totalCount).toBe(132)
    expect(people.entries).toHaveLength(120)
    expect(people.entries[0]).toMatchObject({ slug: '20128', position: 1, totalDonations: 1 })
    expect(people.entries.map(({ position }) => position)).toEqual(
      Array.from({ length: 120 }, (_, index) => index + 1),
    )
    expect(slugsOf(people.entries)).not.toContain('20129')
    expect(teams).toEqual({ entries: [], totalCount: 0 })
    expect(summariseTotals(totals, 'USD')).toMatchObject({
      money: { raisedMinor: 466_130 },
      donations: 260,
    })
  })

  it('leave out who raised nothing unless all are wanted, and have none where there are none', async () => {
    const { campaigns } = adapter()
    const { people } = await campaigns.fetchCampaignBoards({ campaign: '606' })
    expect(people).toEqual({ entries: [], totalCount: 0 })
    await expect(campaigns.fetchCampaignBoards({ campaign: '607' })).rejects.toMatchObject({
      name: 'NotFoundError',
    })
  })

  it('find pages by a part of their names, quotes and wildcards as they are', async () => {
    const { campaigns, pages } = adapter()
    const found = await campaigns.fetchCampaignPages({ campaign: '605', search: "o'neill 100%" })
    expect(slugsOf(found.pages)).toEqual(['19266'])
    expect(found.money).toEqual({ raisedMinor: 10_000, currency: 'USD' })
    expect(slugsOf(await pages.searchPages({ search: 'walker 1', limit: 200 }))).toHaveLength(42)
    expect(await pages.searchPages({ search: '%' })).toMatchObject([{ slug: '19266' }])
    expect(await pages.searchPages({ search: "' OR 1=1 --" })).toEqual([])
    expect(await pages.searchPages({ search: 'walker', charity: '78' })).toEqual([])
    expect(await pages.searchPages({ search: 'walker', campaign: '606' })).toEqual([])
  })

  it('tell what all of their pages raised', async () => {
    const { campaigns } = adapter()
    const { pages, raised } = await campaigns.fetchCampaignPages({ campaign: '605', limit: 3 })
    expect([pages.length, raised]).toEqual([3, 4661.3])
  })
})

describe('pages', () => {
  it('are participants', async () => {
    const { pages } = adapter()
    expect(await pages.fetchPage({ slug: '19265' })).toMatchObject({
      active: true,
      campaign: '605',
      charity: 'The Hospital',
      createdAt: '2019-11-02T15:02:38.930Z',
      currencyCode: 'USD',
      donationUrl: `${server.origin}/index.cfm?fuseaction=donorDrive.donate&participantID=19265`,
      expired: false,
      id: '19265',
      image: 'https://static.donordrive.example/avatar.gif',
      money: {
        raisedMinor: 30,
        raisedOnlineMinor: 30,
        raisedOfflineMinor: 0,
        targetMinor: 800_075,
      },
      name: 'Liam Bonham',
      owner: 'Liam Bonham',
      slug: '19265',
      tags: [],
      uuid: '19265',
    })
    expect(await pages.fetchPageWithTags({ id: 19_266 })).toMatchObject({
      name: "Ann's marathon",
      owner: "Ann O'Neill 100%",
    })
  })

  it('are read by number, in the order asked for, without those that are unknown', async () => {
    const { pages } = adapter()
    const found = await pages.fetchPages({ ids: ['20001', 'nobody', '1', '19265'] })
    expect(slugsOf(found)).toEqual(['20001', '19265'])
    expect(server.requests.map(({ query }) => query.get('where'))).toEqual([
      'participantID IN (20001,1,19265)',
    ])
  })

  it.each(['nobody-has-this-one', '..%2f', '__proto__', '1; DROP'])(
    'are not found under %s',
    async (slug) => {
      await expect(adapter().pages.fetchPage({ slug })).rejects.toMatchObject({ status: 404 })
      expect(server.requests).toEqual([])
    },
  )

  it('ask for what is missing', async () => {
    const { pages } = adapter()
    const missing = { name: 'MissingArgumentError' }
    await expect(pages.fetchPage({ slug: ' ' })).rejects.toMatchObject(missing)
    await expect(pages.fetchPages({ ids: [] })).rejects.toMatchObject(missing)
  })
})

describe('donations', () => {
  it('come newest first, 150 a page, with what everything adds up to', async () => {
    const { donations } = adapter()
    const first = await donations.fetchDonationFeed({ page: '19265' })
    expect(first.donations).toHaveLength(150)
    expect([first.count, first.money.raisedMinor]).toEqual([155, 30])
    const second = await donations.fetchDonationFeed({ page: '19265', pageNumber: 2 })
    expect(second.donations).toHaveLength(5)
    const third = await donations.fetchDonationFeed({ page: '19265', pageNumber: 3 })
    expect(third.donations).toEqual([])
    expect(await donations.fetchDonationFeed({ campaign: '605' })).toMatchObject({ count: 260 })
  })

  it('may hide who gave, and how much', async () => {
    const { donations } = adapter()
    const { donations: listed, count } = await donations.fetchPageDonations({
      slug: '19265',
      limit: 2,
    })
    expect(count).toBe(155)
    expect(listed).toMatchObject([
      { id: 'DF4E676D08280000', amount: 0.1, money: { amountMinor: 10 }, anonymous: false },
      {
        id: 'DC3A81BE19445E15',
        amount: 0,
        name: undefined,
        anonymous: true,
        message: 'Good luck!',
      },
    ])
  })

  it('are read to the end', async () => {
    const { donations } = adapter()
    const { donations: listed } = await donations.fetchPageDonations({ slug: '19265' })
    expect(new Set(listed.map(({ id }) => id)).size).toBe(155)
  })

  it('are found by their event', async () => {
    const { donations } = adapter()
    expect(await donations.fetchDonation({ id: 'DC3A81BE19445E15' })).toMatchObject({
      page: '19265',
      event: '605',
      createdAt: '2019-10-30T18:58:00.000Z',
    })
    for (const id of ['ABC', "x' OR 1=1"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to say which one
      await expect(donations.fetchDonation({ id })).rejects.toMatchObject({ status: 404 })
    }
    await expect(
      adapter({ events: [] }).donations.fetchDonation({ id: 'ABC' }),
    ).rejects.toMatchObject({ name: 'UnsupportedError' })
  })

  it('are added up by event and by page', async () => {
    const { donations } = adapter()
    expect(await donations.fetchDonationTotals({ campaign: ['605', '606'] })).toEqual({
      raised: 4661.3,
      offline: 0,
      money: { raisedMinor: 466_130, offlineMinor: 0, currency: 'USD' },
      donations: 260,
    })
    const totals = await donations.fetchPagesTotals({ pages: ['19266', 'nobody', '19265'] })
    expect(totals.map((records) => summariseTotals(records, 'USD').money.raisedMinor)).toEqual([
      10_000, 0, 30,
    ])
  })

  it('rank pages, page by page and by event', async () => {
    const { donations } = adapter()
    const read = (pageNumber: number) =>
      donations.fetchDonationsLeaderboard({
        campaign: '605',
        limit: 5,
        pageNumber,
        exclude: '20127',
      })
    const both = [...(await read(1)), ...(await read(2))]
    expect(both.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(slugsOf(both).slice(0, 3)).toEqual(['20129', '20128', '20126'])
    expect(slugsOf(await donations.fetchEventLeaderboard({ event: '605', limit: 2 }))).toEqual([
      '20129',
      '20128',
    ])
    expect(
      slugsOf(await donations.fetchDonationsLeaderboard({ page: ['19265', '20001'] })),
    ).toEqual(['20001', '19265'])
  })

  it.each([
    ['a feed of nothing', 'MissingArgumentError', (d: Calls) => d.fetchDonationFeed({})],
    ['a feed by charity', 'UnsupportedError', (d: Calls) => d.fetchDonationFeed({ charity: '7' })],
    ['sums of nothing', 'MissingArgumentError', (d: Calls) => d.fetchDonationTotals({})],
    [
      'sums by reference',
      'UnsupportedError',
      (d: Calls) => d.fetchDonationTotals({ donationRef: 'a' }),
    ],
    [
      'sums of an event that is no number',
      'UnsupportedError',
      (d: Calls) => d.fetchDonationTotals({ event: 'river' }),
    ],
    [
      'teams by event',
      'UnsupportedError',
      (d: Calls) => d.fetchEventLeaderboard({ event: '605', type: 'teams' }),
    ],
    ['totals of no page', 'MissingArgumentError', (d: Calls) => d.fetchPagesTotals({ pages: [] })],
    [
      'gifts of nobody',
      'HttpError',
      (d: Calls) => d.fetchPageDonations({ slug: 'nobody-has-this-one' }),
    ],
  ])('refuse %s: %s', async (_what, name, call) => {
    await expect(call(adapter().donations)).rejects.toMatchObject({ name })
  })
})

type Calls = ReturnType<typeof adapter>['donations']

describe('the platform', () => {
  it('is read only, and the same for everybody', () => {
    const {
      accounts,
      fitness,
      images,
      metadata,
      pageEditing,
      reports,
      tags,
      teams,
      links,
      withToken,
    } = adapter()
    const groups = [accounts, fitness, images, metadata, pageEditing, reports, tags, teams]
    expect(groups.every((group) => group === undefined)).toBe(true)
    expect([links.teamLink, links.authorizeLink]).toEqual([undefined, undefined])
    expect(withToken('abc').name).toBe('donor-drive')
    expect(links.pageLink('a&b=c#d')).toBe(
      `${server.origin}/index.cfm?fuseaction=donordrive.participant&participantID=a%26b%3Dc%23d`,
    )
  })

  it('is asked once in 15 seconds, and then only whether anything has changed', async () => {
    const { campaigns, clock } = adapter()
    const read = () => campaigns.fetchCampaign({ campaign: '605' })
    const both = await Promise.all([read(), read()])
    await read()
    expect(server.requests).toHaveLength(1)
    await clock.wait(15_000)
    expect(await read()).toEqual(both[0])
    expect(server.requests.map(({ status }) => status)).toEqual([200, 304])
    expect(server.requests[1]?.ifNoneMatch).toBe('"/api/events/605-1"')
  })

  it('is asked again when it is limited, and its answer is told when it is down', async () => {
    const { campaigns, clock } = adapter()
    server.answerNext((response) => response.writeHead(429, { 'retry-after': '2' }).end())
    await campaigns.fetchCampaign({ campaign: '605' })
    expect(clock.waitsMs).toEqual([2000])
    server.answerNext((response) => response.writeHead(500).end('oops'))
    await expect(campaigns.fetchCampaign({ campaign: '606' })).rejects.toMatchObject({
      name: 'HttpError',
      status: 500,
      data: 'oops',
    })
  })

  it('says what is wrong with answers that are none', async () => {
    const { campaigns } = adapter({ retries: 0 })
    const read = () => campaigns.fetchCampaign({ campaign: '605' })
    server.answerNext((response) => response.writeHead(200).end('<html>'))
    await expect(read()).rejects.toMatchObject({ name: 'HttpError', status: 200 })
    server.answerNext((response) => response.destroy())
    await expect(read()).rejects.toMatchObject({ name: 'NoResponseError' })
    server.answerNext((response) => response.writeHead(200).end('null'))
    await expect(read()).rejects.toMatchObject({ status: 404 })
  })

  it('gives up in time', async () => {
    const { campaigns } = adapter({ retries: 0, timeoutMs: 30 })
    server.answerNext(() => undefined)
    await expect(campaigns.fetchCampaign({ campaign: '605' })).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  })

  it('ends a call with the reason of its signal, and no other', async () => {
    const { pages, campaigns } = adapter()
    const stopped = new Error('stopped')
    await expect(
      pages.fetchPage({ slug: '19265', signal: AbortSignal.abort(stopped) }),
    ).rejects.toBe(stopped)
    const controller = new AbortController()
    const aborted = campaigns.fetchCampaign({ campaign: '605', signal: controller.signal })
    const other = campaigns.fetchCampaign({ campaign: '605' })
    controller.abort(stopped)
    await expect(aborted).rejects.toBe(stopped)
    expect((await other).id).toBe('605')
    expect(server.requests).toHaveLength(1)
  })

  it.each([
    [{ origin: 'try.donordrive.com' }, /web address/],
    [{ currency: 'dollars' }, /three letters/],
    [{ events: ['605', 'x'] }, /number, not 'x'/],
  ])('is refused with %o', (options, sentence) => {
    expect(() => adapter(options)).toThrow(sentence)
  })
})
