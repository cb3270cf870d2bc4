import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fetchPage } from '@milepost/platform/rest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SandboxServer } from '../../sandbox/serve-sandbox.ts'
import { bearerOf, sendJson } from '../../testing/supporters.test-kit.ts'
import { testNowMs } from '../../testing/test-now.test-kit.ts'
import { startTestServer } from '../../testing/test-server.test-kit.ts'

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
  it('returns its URL, and stores everything that was sent', async () => {
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
    const address = `/api/v1/fundraising/pagebyid/${String(answer.body['pageId'])}`
    const byId = await sendJson(server, 'GET', address)
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

  it.each([
    [404, 'CampaignNotFound', { campaignGuid: '00000000-0000-4000-8000-000000000000' }],
    [400, 'CampaignExpired', { campaignGuid: 'a1b2c3d4-1111-4222-8333-444455555001' }],
    [400, 'CampaignFundraisingDisabled', { campaignGuid: 'a1b2c3d4-1111-4222-8333-444455555002' }],
    [400, 'CampaignInvalidCharityId', { campaignGuid: '7d1de11e-0c0a-4b57-a1d5-c0a57a11fe00' }],
  ])('rejects a campaign with %i %s', async (status, id, fields) => {
    expect(await create({ pageShortName: 'refused', ...fields })).toMatchObject({
      status,
      body: { error: { id } },
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
  ])('rejects invalid values: %s', async (id, fields) => {
    const answer = await create(fields)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual([{ id, desc: expect.any(String) as unknown }])
  })

  it('requires authentication, by Bearer or Basic', async () => {
    const refused = { status: 401, body: undefined }
    expect(await sendJson(server, 'PUT', pagesPath, order)).toMatchObject(refused)
    const basic = `Basic ${Buffer.from('ana@example.org:milepost').toString('base64')}`
    expect((await create({ pageShortName: 'by-basic' }, basic)).status).toBe(200)
  })
})

describe('changing a page', () => {
  it('is allowed for the owner only', async () => {
    const path = `${pagesPath}/sam-river-mile/pagetitle`
    const body = { pageTitle: 'Mine now' }
    const refused = { status: 403, body: { errorMessage: 'This is not your page' } }
    expect(await sendJson(server, 'PUT', path, body, ana)).toMatchObject(refused)
    expect(await sendJson(server, 'PUT', path, body)).toMatchObject({ status: 401 })
    const nobody = `${pagesPath}/nobody/pagetitle`
    expect(await sendJson(server, 'PUT', nobody, body, sam)).toMatchObject({ status: 404 })
    const whole = `${pagesPath}/sam-river-mile`
    expect(await sendJson(server, 'DELETE', whole, undefined, ana)).toMatchObject({ status: 403 })
    expect((await fetchPage(platform(), { slug: 'sam-river-mile' })).name).toBe("Sam's River Mile")
  })

  it.each([
    ['pagetitle', { pageTitle: 7 }],
    ['offline', { amount: -1 }],
    ['offline', { amount: 'x' }],
    ['target', { amount: 1, currency: 'XXX' }],
    ['images', { url: 'javascript:alert(1)' }],
    ['images', null],
  ])('rejects an invalid %s', async (segment, body) => {
    const path = `${pagesPath}/ana-river-mile/${segment}`
    const answer = await sendJson(server, 'PUT', path, body, ana)
    expect(answer).toMatchObject({ status: 400, body: [{ id: expect.any(String) as unknown }] })
  })
})
