import {
  createPlatform,
  isHttpError,
  isNotFoundError,
  sandboxEnvironment,
} from '@milepost/platform'
import {
  fetchCampaignBoards,
  fetchCampaignLeaderboard,
  fetchCampaignTeams,
  fetchPagesTotals,
  fetchPageTotals,
  fetchTotals,
} from '@milepost/platform/graph'
import {
  fetchCampaign,
  fetchCampaignPages,
  fetchDonation,
  fetchDonationFeed,
  fetchDonationsLeaderboard,
  fetchPage,
  fetchPageDonations,
  fetchPages,
  fetchPageTags,
  fetchPageWithTags,
  searchTeams,
} from '@milepost/platform/rest'
import { summariseTotals } from '@milepost/measures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from './sandbox/serve-sandbox.ts'
import { startTestServer } from './testing/test-server.test-kit.ts'

const riverMile = 'a1b2c3d4-1111-4222-8333-444455556666'
const tideline = '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00'
const samGuid = '5f1f0a2e-8c3b-4a7d-9e21-0d5b6c7a8f90'
const anaGuid = '6a2b1c3d-4e5f-4061-8273-94a5b6c7d8e9'

let server: SandboxServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const platform = () =>
  createPlatform({ environment: sandboxEnvironment(server.origin), retries: 0, timeoutMs: 60_000 })

/** The platform client's own calls, over HTTP, against the example world of the wire contract. */
describe('the platform client on the sandbox', () => {
  it('reads a campaign [S7.22, S3.41]', async () => {
    expect(await fetchCampaign(platform(), { campaign: riverMile })).toMatchObject({
      id: riverMile,
      name: 'River Mile 2025',
      slug: 'river-mile',
      currencyCode: 'GBP',
      raised: 1253,
      raisedOffline: 100,
      target: 10_000,
      totalDonations: 25,
      eventId: '742990',
      story: 'Join us.',
    })
  })

  it('reads the pages of a campaign, page by page [S7.23]', async () => {
    const { pages, raised } = await fetchCampaignPages(platform(), { campaign: riverMile })
    expect(raised).toBe(173)
    expect(pages.map(({ slug, raised }) => [slug, raised])).toEqual([
      ['sam-river-mile', 140],
      ['ana-river-mile', 33],
    ])
    const many = await fetchCampaignPages(platform(), { campaign: tideline, limit: 35 })
    expect(new Set(many.pages.map(({ id }) => id)).size).toBe(35)
    const found = await fetchCampaignPages(platform(), { campaign: riverMile, search: 'silva' })
    expect(found.pages.map(({ slug }) => slug)).toEqual(['ana-river-mile'])
    const dollars = await fetchCampaignPages(platform(), { campaign: riverMile, currency: 'AUD' })
    expect(dollars.raised).toBe(332.43)
    const wild = await fetchCampaignPages(platform(), { campaign: riverMile, search: '%' })
    expect(wild.pages).toEqual([])
  })

  it('reads the feed by campaign, charity, event and page [S7.24]', async () => {
    const all = { raised: 153, count: 8, currency: 'GBP' }
    expect(await fetchDonationFeed(platform(), { campaign: riverMile })).toMatchObject(all)
    expect(await fetchDonationFeed(platform(), { charity: 2050 })).toMatchObject(all)
    expect(await fetchDonationFeed(platform(), { event: 742_990 })).toMatchObject(all)
    const sam = await fetchDonationFeed(platform(), { page: 1_457_423 })
    expect(sam).toMatchObject({ raised: 120, count: 6 })
    expect(await fetchDonationFeed(platform(), { page: [1_457_423, 1_457_424] })).toMatchObject(all)
    expect(
      await fetchDonationFeed(platform(), { campaign: riverMile, page: 1_457_424 }),
    ).toMatchObject({ raised: 33, count: 2 })
    expect(sam.donations[0]).toMatchObject({ amount: 10, anonymous: true, page: 'sam-river-mile' })
    expect(sam.donations[1]).toMatchObject({ amount: 25, name: 'Ana Silva', message: 'Go Sam!' })
  })

  it('tells a campaign that does not exist, by REST and by the graph', async () => {
    const campaign = '00000000-0000-4000-8000-000000000000'
    const reads = [
      fetchCampaign(platform(), { campaign }),
      fetchCampaignPages(platform(), { campaign }),
      searchTeams(platform(), { campaign }),
      fetchCampaignBoards(platform(), { campaign }),
      fetchCampaignLeaderboard(platform(), { campaign }),
      fetchCampaignTeams(platform(), { campaign }),
    ]
    const errors = await Promise.all(reads.map((read) => read.catch((reason: unknown) => reason)))
    expect(errors.map(isNotFoundError)).toEqual(reads.map(() => true))
    expect(errors[0]).toMatchObject({
      status: 404,
      requestId: expect.stringMatching(/^sandbox-\d+$/),
    })
    expect(errors.slice(3)).toEqual(
      errors.slice(3).map(() => expect.objectContaining({ kind: 'campaign', id: campaign })),
    )
  })

  it('reads one donation [S7.25]', async () => {
    expect(await fetchDonation(platform(), { id: 21_303_723 })).toMatchObject({
      id: '21303723',
      amount: 25,
      name: 'Ana Silva',
      createdAt: '2025-05-20T09:30:00.000Z',
      page: 'sam-river-mile',
      status: 'Accepted',
    })
    await expect(fetchDonation(platform(), { id: 1 })).rejects.toSatisfy((error: unknown) =>
      isHttpError(error, 404),
    )
  })

  it('reads the donations of a page, newest first, over several requests [S7.27]', async () => {
    const { donations, count } = await fetchPageDonations(platform(), { slug: 'sam-river-mile' })
    expect(count).toBe(6)
    expect(donations.map(({ amount }) => amount)).toEqual([10, 25, 5, 10, 20, 50])
    const busiest = await fetchDonationsLeaderboard(platform(), { campaign: tideline, limit: 1 })
    const slug = busiest[0]?.slug ?? ''
    const whole = await fetchPageDonations(platform(), { slug })
    expect(whole.donations).toHaveLength(whole.count)
    expect(new Set(whole.donations.map(({ id }) => id)).size).toBe(whole.count)
  })

  it('ranks pages and teams by donations, 20 at a time [S7.31]', async () => {
    const pages = await fetchDonationsLeaderboard(platform(), { campaign: riverMile })
    expect(pages).toMatchObject([
      { id: samGuid, slug: 'sam-river-mile', raised: 140, totalDonations: 6, position: 1 },
      { id: anaGuid, slug: 'ana-river-mile', raised: 33, totalDonations: 2, position: 2 },
    ])
    expect(await fetchDonationsLeaderboard(platform(), { charity: 2050, currency: 'GBP' })).toEqual(
      pages,
    )
    const teams = await fetchDonationsLeaderboard(platform(), {
      campaign: riverMile,
      groupBy: 'team',
    })
    expect(teams).toMatchObject([{ slug: 'otters', name: 'Otters', raised: 173 }])
    const many = await fetchDonationsLeaderboard(platform(), { campaign: tideline, limit: 45 })
    expect(many).toHaveLength(45)
    expect(many.map(({ raised }) => raised)).toEqual(
      many.map(({ raised }) => raised).toSorted((a, b) => b - a),
    )
    const without = await fetchDonationsLeaderboard(platform(), {
      campaign: riverMile,
      excludePage: samGuid,
    })
    expect(without.map(({ slug }) => slug)).toEqual(['ana-river-mile'])
  })

  it('reads a page by slug and by number, with its tags [S7.57, S7.58, S7.63]', async () => {
    const sam = {
      slug: 'sam-river-mile',
      id: '1457423',
      uuid: samGuid,
      raised: 140,
      raisedOnline: 120,
      raisedOffline: 20,
      target: 500,
      owner: 'Sam Okafor',
      active: true,
    }
    expect(await fetchPage(platform(), { slug: 'sam-river-mile' })).toMatchObject(sam)
    expect(await fetchPage(platform(), { slug: 'fundraising/sam-river-mile' })).toMatchObject(sam)
    expect(await fetchPage(platform(), { id: 1_457_423 })).toMatchObject(sam)
    expect(await fetchPageTags(platform(), { slug: 'sam-river-mile' })).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ id: 'branch', value: 'London' })]),
    )
    expect(await fetchPageWithTags(platform(), { slug: 'sam-river-mile' })).toMatchObject({
      fitnessGoal: '1609.0',
    })
    await expect(fetchPage(platform(), { slug: 'nobody' })).rejects.toSatisfy((error: unknown) =>
      isHttpError(error, 404),
    )
  })

  it('reads pages in bulk, in batches of 20 [S7.59]', async () => {
    const ids = Array.from(
      { length: 40 },
      (_, index) => `5a3317c0-0000-4000-8000-${(index + 1).toString(16).padStart(12, '0')}`,
    )
    const pages = await fetchPages(platform(), {
      ids: [...ids, 'ffffffff-ffff-4fff-8fff-ffffffffffff'],
    })
    expect(pages.map(({ uuid }) => uuid)).toEqual(ids)
    expect(pages[0]).toMatchObject({ slug: 'summit-rescue', name: 'Hike for Home' })
    const raised = pages.reduce((sum, page) => sum + page.raised, 0)
    expect(raised / 180_000).toBeCloseTo(0.55, 2)
  })

  it('reads totals of a campaign, a tag and a page from the graph [S7.37, S7.45, S7.46, S7.47]', async () => {
    const segment = `page:campaign:${riverMile}`
    const campaign = await fetchTotals(platform(), {
      segment,
      tagId: 'page:campaign',
      tagValue: segment,
    })
    const expected = {
      raised: 153,
      offlineAmount: 20,
      donations: 8,
      fitnessCount: 3,
      fitnessDistanceTotal: 1500,
      fitnessDurationTotal: 2400,
      swimDistanceTotal: 1500,
    }
    expect(summariseTotals(campaign, 'GBP')).toMatchObject(expected)
    expect(summariseTotals(campaign, 'AUD')).toMatchObject({ raised: 294 })
    const london = { segment, tagId: 'branch', tagValue: 'London' }
    expect(summariseTotals(await fetchTotals(platform(), london), 'GBP')).toMatchObject(expected)
    expect(await fetchTotals(platform(), { ...london, tagValue: 'Leeds' })).toEqual([])
    expect(
      await fetchTotals(platform(), { ...london, measurementDomain: 'any:activities' }),
    ).toMatchObject([{ measurementDomain: 'any:activities' }])
    const page = await fetchPageTotals(platform(), { page: samGuid })
    expect(summariseTotals(page, 'GBP')).toMatchObject({ raised: 120, fitnessCount: 1 })
    const both = await fetchPagesTotals(platform(), { pages: [samGuid, anaGuid] })
    expect(both.map((records) => summariseTotals(records, 'GBP').raised)).toEqual([120, 33])
  })

  it('ranks a campaign by the graph, more than a request gives [S7.39]', async () => {
    const people = await fetchCampaignLeaderboard(platform(), { campaign: tideline, limit: 60 })
    expect(people.totalCount).toBe(200)
    expect(new Set(people.entries.map(({ slug }) => slug)).size).toBe(60)
    const teams = await fetchCampaignLeaderboard(platform(), { campaign: riverMile, type: 'teams' })
    expect(teams).toMatchObject({ totalCount: 1, entries: [{ slug: 'otters', raised: 173 }] })
  })

  it('reads people, teams and totals of a campaign in one request', async () => {
    const boards = await fetchCampaignBoards(platform(), {
      campaign: tideline,
      people: 30,
      teams: 5,
    })
    expect(boards.people.entries).toHaveLength(30)
    expect(boards.teams.entries).toHaveLength(5)
    const { raised, offlineAmount, donations } = summariseTotals(boards.totals, 'GBP')
    const campaign = await fetchCampaign(platform(), { campaign: tideline })
    // Both ways of asking for a campaign's total agree.
    expect(raised + offlineAmount).toBeCloseTo(campaign.raised, 2)
    expect(donations).toBe(campaign.totalDonations)
  })
})
