import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchPage } from '@milepost/platform/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { bearerOf, sendJson } from '../../testing/supporters.test-kit.ts'
import { startTestServer, testNowMs } from '../../testing/test-server.test-kit.ts'

const pagesPath = '/api/v1/fundraising/pages'
const riverMile = 'a1b2c3d4-1111-4222-8333-444455556666'

let server: SandboxServer
let sam: string
let ana: string
beforeAll(async () => {
  server = await startTestServer()
  sam = await bearerOf(server)
  ana = await bearerOf(server, 'ana@example.org')
})
afterAll(() => server.close())

const platform = () =>
  createPlatform({ environment: sandboxEnvironment(server.origin), retries: 0 })
const order = {
  charityId: 2050,
  eventId: 742_990,
  campaignGuid: riverMile,
  pageTitle: 'Another mile',
  targetAmount: 500,
  charityOptIn: false,
  isGiftAidable: true,
  consistentErrorResponses: true,
}
const create = (fields: Record<string, unknown>, as = sam) =>
  sendJson(server, 'PUT', pagesPath, { ...order, ...fields }, as)

describe('creating a page', () => {
  it('answers where it is, and it is there with everything that was sent', async () => {
    const answer = await create({
      pageShortName: 'another-mile',
      pageStory: '<p>Once more.</p>',
      pageSummaryWhat: '1609',
      pageSummaryWhy: 'For the otters',
      attribution: 'Sam & Ana',
      expiryDate: '2027-01-01T00:00:00Z',
      teamId: 'd4c3b2a1-9999-4888-8777-666655554444',
      images: [
        { url: 'https://pictures.example/a.jpg' },
        { url: `${server.origin}/images/image/p2.jpg`, isDefault: true },
      ],
      videos: [{ url: 'https://video.example/w/1', caption: 'Training' }],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { error: null, next: { uri: `${server.origin}/www/fundraising/another-mile` } },
    })
    const byId = await sendJson(
      server,
      'GET',
      `/api/v1/fundraising/pagebyid/${String(answer.body['pageId'])}`,
    )
    expect(byId.body).toMatchObject({
      pageShortName: 'another-mile',
      title: 'Another mile',
      owner: 'Sam Okafor',
      fundraisingTarget: '500.00',
      attribution: 'Sam & Ana',
      campaignGuid: riverMile,
      expiryDate: `/Date(${Date.parse('2027-01-01T00:00:00Z')}+0000)/`,
      createdDate: `/Date(${testNowMs}+0000)/`,
      image: { absoluteUrl: `${server.origin}/images/image/p2.jpg` },
      imageCount: '2',
      media: { videos: [{ caption: 'Training', url: 'https://video.example/w/1' }] },
      teams: [{ teamShortName: 'otters' }],
    })
    const { media } = byId.body as unknown as { media: { images: { absoluteUrl: string }[] } }
    const linked = await fetch(media.images[1]?.absoluteUrl ?? '', { redirect: 'manual' })
    expect(linked.headers.get('location')).toBe('https://pictures.example/a.jpg')
  })

  it('makes an event of its own for a page without one', async () => {
    const { body } = await create({
      pageShortName: 'my-birthday',
      eventId: undefined,
      campaignGuid: undefined,
      activityType: 'birthday',
      eventName: 'My 30th',
    })
    const page = await sendJson(
      server,
      'GET',
      `/api/v1/fundraising/pagebyid/${String(body['pageId'])}`,
    )
    expect(page.body).toMatchObject({ eventName: 'My 30th', activityType: 'Birthday' })
    expect(page.body).not.toHaveProperty('campaignGuid')
  })

  it.each([
    [404, 'CampaignNotFound', { campaignGuid: '00000000-0000-4000-8000-000000000000' }],
    [400, 'CampaignExpired', { campaignGuid: 'a1b2c3d4-1111-4222-8333-444455555001' }],
    [400, 'CampaignFundraisingDisabled', { campaignGuid: 'a1b2c3d4-1111-4222-8333-444455555002' }],
    [400, 'CampaignInvalidCharityId', { campaignGuid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00' }],
  ])('refuses a campaign with %i %s', async (status, id, fields) => {
    expect(await create({ pageShortName: 'refused', ...fields })).toMatchObject({
      status,
      body: { error: { id } },
    })
  })

  it("refuses an event that is not the campaign's", async () => {
    const { body } = await sendJson(server, 'GET', `${pagesPath}/maya-walks`)
    expect(await create({ pageShortName: 'refused', eventId: body['eventId'] })).toMatchObject({
      status: 400,
      body: { error: { id: 'CampaignMismatchEventId' } },
    })
  })

  it.each([
    ['PageShortNameInUse', { pageShortName: 'SAM-river-mile' }],
    ['PageShortNameInvalid', { pageShortName: 'with spaces' }],
    ['PageShortNameNotSpecified', {}],
    ['PageTitleNotSpecified', { pageShortName: 'refused', pageTitle: ' ' }],
    ['CharityIdInvalid', { pageShortName: 'refused', charityId: 1 }],
    ['EventIdInvalid', { pageShortName: 'refused', eventId: 1 }],
    ['TargetAmountInvalid', { pageShortName: 'refused', targetAmount: -1 }],
    ['TargetAmountInvalid', { pageShortName: 'refused', targetAmount: '500' }],
    ['CurrencyInvalid', { pageShortName: 'refused', currency: 'XXX' }],
    ['TeamIdInvalid', { pageShortName: 'refused', teamId: 1 }],
    ['ImagesInvalid', { pageShortName: 'refused', images: 'x' }],
  ])('refuses what cannot be: %s', async (id, fields) => {
    const answer = await create(fields)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual([{ id, desc: expect.any(String) as unknown }])
  })

  it('needs somebody who is signed in, by Bearer or Basic', async () => {
    const path = pagesPath
    expect(await sendJson(server, 'PUT', path, order)).toMatchObject({
      status: 401,
      body: undefined,
    })
    const basic = `Basic ${Buffer.from('ana@example.org:milepost').toString('base64')}`
    expect((await create({ pageShortName: 'by-basic' }, basic)).status).toBe(200)
  })

  it('is not there at the first look when its name ends in -slow', async () => {
    const { body } = await create({ pageShortName: 'rather-slow' })
    const path = `/api/v1/fundraising/pagebyid/${String(body['pageId'])}`
    expect((await sendJson(server, 'GET', path)).status).toBe(404)
    expect((await sendJson(server, 'GET', path)).status).toBe(200)
  })
})

describe('changing a page', () => {
  it.each([
    ['attribution', { attribution: 'Us' }, { attribution: 'Us' }],
    ['pagetitle', { pageTitle: 'New' }, { title: 'New' }],
    ['pageTitle', { pageTitle: 'Newer' }, { title: 'Newer' }],
    ['pagestory', { story: '<p>!</p>' }, { story: '<p>!</p>' }],
    ['offline', { amount: 12.34 }, { totalRaisedOffline: '12.3400' }],
    ['target', { amount: 750 }, { fundraisingTarget: '750.00' }],
    ['target', { amount: 100, currency: 'AUD' }, { fundraisingTarget: '52.04' }],
    ['summary', { pageSummaryWhy: 'Why' }, { pageSummaryWhat: '1609', pageSummaryWhy: 'Why' }],
  ])('keeps a new %s', async (segment, body, shown) => {
    const path = `${pagesPath}/ana-river-mile`
    expect(await sendJson(server, 'PUT', `${path}/${segment}`, body, ana)).toMatchObject({
      status: 200,
      body: {},
    })
    expect((await sendJson(server, 'GET', path)).body).toMatchObject(shown)
  })

  it('adds pictures, or makes one the first', async () => {
    const path = `${pagesPath}/ana-river-mile`
    const added = await sendJson(
      server,
      'PUT',
      `${path}/images`,
      { url: 'http://x.example/1.png', caption: 'qrcode' },
      ana,
    )
    expect(added.body).toMatchObject({ next: { rel: 'page' } })
    const url = `${server.origin}/images/image/p9.jpg`
    await sendJson(server, 'PUT', `${path}/images`, { url, isDefault: true }, ana)
    expect((await sendJson(server, 'GET', path)).body).toMatchObject({
      image: { absoluteUrl: url },
      media: { images: [{ absoluteUrl: url }, { caption: 'qrcode' }] },
    })
  })

  it('counts offline money for the team, the campaign and the leaderboards at once', async () => {
    const raised = async () => {
      const { body } = await sendJson<{ donationSummary: { totalAmount: number } }>(
        server,
        'GET',
        `/services/v1/justgiving/campaigns/${riverMile}`,
      )
      return body.donationSummary.totalAmount
    }
    const path = `${pagesPath}/sam-river-mile/offline`
    await sendJson(server, 'PUT', path, { amount: 20 }, sam)
    const before = await raised()
    await sendJson(server, 'PUT', path, { amount: 1020 }, sam)
    expect(await raised()).toBeCloseTo(before + 1000, 2)
    await sendJson(server, 'PUT', path, { amount: 20 }, sam)
  })

  it('is for its owner only', async () => {
    const path = `${pagesPath}/sam-river-mile/pagetitle`
    const body = { pageTitle: 'Mine now' }
    expect(await sendJson(server, 'PUT', path, body, ana)).toMatchObject({
      status: 403,
      body: { errorMessage: 'This is not your page' },
    })
    expect((await sendJson(server, 'PUT', path, body)).status).toBe(401)
    expect((await sendJson(server, 'PUT', `${pagesPath}/nobody/pagetitle`, body, sam)).status).toBe(
      404,
    )
    expect(
      (await sendJson(server, 'DELETE', `${pagesPath}/sam-river-mile`, undefined, ana)).status,
    ).toBe(403)
    expect((await fetchPage(platform(), { slug: 'sam-river-mile' })).name).toBe("Sam's River Mile")
  })

  it.each([
    ['pagetitle', { pageTitle: 7 }],
    ['offline', { amount: -1 }],
    ['offline', { amount: 'x' }],
    ['target', { amount: 1, currency: 'XXX' }],
    ['images', { url: 'javascript:alert(1)' }],
    ['images', null],
  ])('refuses a %s that cannot be', async (segment, body) => {
    const answer = await sendJson(
      server,
      'PUT',
      `${pagesPath}/ana-river-mile/${segment}`,
      body,
      ana,
    )
    expect(answer).toMatchObject({ status: 400, body: [{ id: expect.any(String) as unknown }] })
  })

  it('cancels a page, which then takes no change and is in no list', async () => {
    await create({ pageShortName: 'to-cancel', pageTitle: 'Zzyzx' })
    const path = `${pagesPath}/to-cancel`
    expect((await sendJson(server, 'DELETE', path, undefined, sam)).status).toBe(200)
    expect((await sendJson(server, 'GET', path)).body).toMatchObject({ status: 'Cancelled' })
    expect((await sendJson(server, 'PUT', `${path}/target`, { amount: 1 }, sam)).status).toBe(400)
    const found = await sendJson(server, 'GET', '/api/v1/onesearch?q=zzyzx&i=Fundraiser')
    expect(found.body).toMatchObject({ Total: 0, GroupedResults: [] })
    const mine = await sendJson<{ pageShortName: string; pageStatus: string }[]>(
      server,
      'GET',
      pagesPath,
      undefined,
      sam,
    )
    expect(mine.body.find(({ pageShortName }) => pageShortName === 'to-cancel')?.pageStatus).toBe(
      'Cancelled',
    )
  })
})

describe('lists of pages', () => {
  it("give a supporter's own pages, with numbers as numbers", async () => {
    const fresh = await startTestServer()
    try {
      const authorization = await bearerOf(fresh)
      const { body } = await sendJson(fresh, 'GET', pagesPath, undefined, authorization)
      expect(body).toMatchObject([
        {
          pageId: 1_457_423,
          raisedAmount: 140,
          totalRaisedOnline: 120,
          offlineDonations: 20,
          targetAmount: 500,
        },
      ])
      expect((await sendJson(fresh, 'GET', pagesPath)).status).toBe(401)
    } finally {
      await fresh.close()
    }
  })

  it('suggest free short names, the wished one first', async () => {
    const suggest = async (name: string) =>
      (
        await sendJson<{ Names: string[] }>(
          server,
          'GET',
          `${pagesPath}/suggest?preferredName=${encodeURIComponent(name)}`,
        )
      ).body.Names
    expect((await suggest('Läuft für Otter!'))[0]).toBe('lauft-fur-otter')
    const taken = await suggest('sam-river-mile')
    expect(taken).not.toContain('sam-river-mile')
    expect(taken).toContain('sam-river-mile1')
    expect(taken.every((name) => name.length <= 45)).toBe(true)
    expect((await sendJson(server, 'GET', `${pagesPath}/suggest`)).status).toBe(400)
  })

  it.each([
    ['sam-river-mile', 200],
    ['nobody-here', 404],
    ['not%20a%20name', 400],
  ])('say by HEAD whether %s is taken', async (name, status) => {
    const response = await fetch(`${server.origin}${pagesPath}/${name}`, {
      method: 'HEAD',
      headers: { 'x-api-key': 'sandbox' },
    })
    expect(response.status).toBe(status)
  })

  it('give the pages of an event, page by page', async () => {
    const { body: maya } = await sendJson(server, 'GET', `${pagesPath}/maya-walks`)
    const path = `/api/v1/event/${String(maya['eventId'])}/pages`
    const { body } = await sendJson(server, 'GET', `${path}?pageSize=30&page=7`)
    expect(body).toMatchObject({ totalFundraisingPages: 200, totalPages: 7 })
    expect(body['fundraisingPages']).toHaveLength(20)
    expect((await sendJson(server, 'GET', '/api/v1/event/1/pages')).status).toBe(404)
  })

  it('are searched by name, owner and short name, and narrowed', async () => {
    const search = (query: string) =>
      sendJson<{ Total: number; GroupedResults: { Results: Record<string, unknown>[] }[] }>(
        server,
        'GET',
        `/api/v1/onesearch?${query}`,
      )
    const silva = await search('q=silva&i=Fundraiser&charityId=2050')
    expect(silva.body.GroupedResults[0]?.Results[0]).toMatchObject({
      Id: 1_457_424,
      OwnerFullName: 'Ana Silva',
      CharityId: 2050,
    })
    expect((await search('q=silva&eventId=1')).body).toMatchObject({ Total: 0, GroupedResults: [] })
    expect((await search('q=%25')).body.Total).toBe(0)
    const campaign = await search('campaignId=7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00&limit=3')
    expect(campaign.body).toMatchObject({
      Total: 200,
      GroupedResults: [{ Results: { length: 3 } }],
    })
    const charity = await search('q=demo&i=Charity')
    expect(charity.body.GroupedResults[0]?.Results[0]).toMatchObject({
      Id: 2050,
      Highlight: 'The <strong>Demo</strong> Charity',
      CreatedDate: '0001-01-01T00:00:00',
      Amount: null,
    })
  })
})
