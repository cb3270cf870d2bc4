import * as rest from '../rest.ts'
import { describe, expect, it } from 'vitest'
import { parsePage, parsePagesBulkRow, parsePageSummary } from '../index.ts'
import {
  jsonResponse,
  startPlatformServer,
  fakeClock,
  testPlatform,
} from '../request/server.test-kit.ts'
import {
  exampleIds,
  createPagesBulkRowWire,
  createPageTagsWire,
  createPageWire,
  createTagWire,
} from '../testing/wire.test-kit.ts'
import type { PageOptions } from './page.ts'

const { requests, respondWith } = startPlatformServer()
const platform = testPlatform()
const { pageGuid, userGuid } = exampleIds

describe('fetchPage', () => {
  it.each([
    ['parsePage', parsePage],
    ['parsePageSummary', parsePageSummary],
    ['parsePagesBulkRow', parsePagesBulkRow],
  ])('%s returns the type of a page, individual by default [S3.07]', (_name, parse) => {
    expect(parse(platform, { type: 'inMemory' }).type).toBe('inMemory')
    expect(parse(platform, { type: '' }).type).toBe('individual')
    expect(parse(platform, {}).type).toBe('individual')
  })

  it('returns a page by slug, with numeric text as numbers [S7.57] [S3.07] [S3.14] [S3.15]', async () => {
    respondWith(jsonResponse(createPageWire({ attribution: 'In memory of Ana' })))
    const page = await rest.fetchPage(platform, { slug: 'fundraising/sam-river-mile' })
    expect(requests[0]!.path).toBe('/api/v1/fundraising/pages/sam-river-mile')
    const donationUrl = 'http://platform.test/link/v1/fundraisingpage/donate/pageId/1457423'
    expect(page).toEqual({
      active: true,
      fitnessActivities: [],
      fitnessDistanceTotal: 0,
      fitnessDurationTotal: 0,
      fitnessElevationTotal: 0,
      pageMetadata: {},
      adminUrl: '/fundraising-edit/sam-river-mile',
      attribution: 'In memory of Ana',
      campaign: exampleIds.campaignGuid,
      campaignDate: '2025-09-14T07:40:07.106Z',
      charity: 'The Demo Charity',
      charityId: '2050',
      createdAt: '2025-02-01T00:00:00.000Z',
      currencyCode: 'GBP',
      currencySymbol: '£',
      donateQrCodeImage: `http://platform.test/services/v1/justgiving/pages/sam-river-mile/qrcode?link=${encodeURIComponent(donationUrl)}`,
      donationUrl,
      event: '742990',
      eventName: 'River Mile',
      expired: false,
      formattedCampaignDate: 'September 14, 2025',
      hasSetFitnessGoal: false,
      hasUpdatedStory: true,
      id: '1457423',
      image: 'https://images.example/image/p1.jpg?template=CrowdfundingOwnerAvatar',
      money: {
        raisedMinor: 14_000,
        raisedOnlineMinor: 12_000,
        raisedOfflineMinor: 2000,
        targetMinor: 50_000,
        currency: 'GBP',
      },
      name: "Sam's River Mile",
      owner: 'Sam Okafor',
      ownerGuid: userGuid,
      pageSummaryWhat: '1609',
      pageSummaryWhy: 'For the river',
      qrCodes: [{ url: 'https://images.example/image/qr1.png' }],
      raised: 140,
      raisedOffline: 20,
      raisedOnline: 120,
      segmentation: {},
      slug: 'sam-river-mile',
      story: '<p>I am swimming a mile.</p>',
      tags: [],
      target: 500,
      teamPageId: exampleIds.teamGuid,
      teamShortName: 'otters',
      type: 'individual',
      url: 'http://platform.test/www/fundraising/sam-river-mile',
      uuid: pageGuid,
    })
  })

  it('returns a page by numeric ID [S7.58]', async () => {
    respondWith(jsonResponse(createPageWire()))
    await rest.fetchPage(platform, { id: 1457423 })
    await rest.fetchPage(platform, { id: '1457423' })
    await rest.fetchPage(platform, { id: 'sam' })
    await rest.fetchPage(platform, { slug: '1984' })
    expect(requests.map(({ path }) => path)).toEqual([
      '/api/v1/fundraising/pagebyid/1457423',
      '/api/v1/fundraising/pagebyid/1457423',
      '/api/v1/fundraising/pages/sam',
      '/api/v1/fundraising/pages/1984',
    ])
  })
})

describe('fetchPageWithTags', () => {
  it('returns the page with its tags and fitness goal [S3.06] [S3.08] [S3.10] [S3.11]', async () => {
    respondWith(jsonResponse({ ...createPageWire(), ...createPageTagsWire() }))
    const page = await rest.fetchPageWithTags(platform, { slug: 'sam-river-mile' })
    expect(requests.map(({ path }) => path).toSorted()).toEqual([
      '/api/v1/fundraising/pages/sam-river-mile',
      '/api/v1/tags/sam-river-mile',
    ])
    expect(page).toMatchObject({
      segmentation: { branch: 'London', DSFitnessGoalTargetMeters: '1609' },
      tags: [
        { tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London' },
        { tagDefinition: { id: 'DSFitnessGoalTargetMeters' }, value: '1609' },
      ],
      fitnessGoal: '1609.0',
      hasSetFitnessGoal: true,
    })
  })
})

describe('fetchPageTags', () => {
  it('returns the tags of a page [S7.63] [S3.18]', async () => {
    respondWith(jsonResponse(createPageTagsWire({ tags: [createTagWire()] })))
    expect(await rest.fetchPageTags(platform, { slug: 'sam' })).toEqual([
      {
        id: 'branch',
        label: 'Branch',
        value: 'London',
        aggregation: [
          { segment: `page:campaign:${exampleIds.campaignGuid}`, measurementDomains: ['all'] },
        ],
      },
    ])
  })

  it('parses incomplete tags', async () => {
    const aggregation = [{ measurementDomains: ['all', null, {}] }]
    respondWith(jsonResponse({ tags: [{ aggregation }, {}] }))
    expect(await rest.fetchPageTags(platform, { slug: 'sam' })).toEqual([
      { id: '', value: '', aggregation: [{ segment: '', measurementDomains: ['all'] }] },
      { id: '', label: undefined, value: '', aggregation: [] },
    ])
  })

  it('returns no tags for an unknown page', async () => {
    respondWith(jsonResponse({}, { status: 404 }))
    expect(await rest.fetchPageTags(platform, { slug: 'nobody' })).toEqual([])
  })
})

describe('query parameters of campaigns, pages and totals', () => {
  const guid = exampleIds.campaignGuid
  const sent = { country: 'nz', includeOffline: true }

  it.each([
    ['fetchCampaign', {}, () => rest.fetchCampaign(platform, { campaign: guid, ...sent })],
    [
      'fetchPage',
      { campaign: [guid, 'c-2'] },
      () => rest.fetchPage(platform, { slug: 'sam', campaign: [guid, 'c-2'], ...sent }),
    ],
    [
      'fetchPageWithTags',
      { campaign: [guid] },
      () => rest.fetchPageWithTags(platform, { slug: 'sam', campaign: guid, ...sent }),
    ],
    [
      'fetchPages by guid',
      { campaign: [`${guid},c-2`] },
      () => rest.fetchPages(platform, { ids: pageGuid, campaign: [guid, 'c-2'], ...sent }),
    ],
    [
      'fetchPages by slug',
      { campaign: [guid] },
      () => rest.fetchPages(platform, { ids: 'sam', campaign: guid, ...sent }),
    ],
    [
      'the totals of a campaign',
      {},
      () => rest.fetchDonationTotals(platform, { campaign: guid, ...sent }),
    ],
    [
      'the totals of a charity',
      {},
      () => rest.fetchDonationTotals(platform, { charity: 1, ...sent }),
    ],
    ['the totals of an event', {}, () => rest.fetchDonationTotals(platform, { event: 1, ...sent })],
  ])('are sent by %s [S7.33]', async (_name, { campaign = [] }: { campaign?: string[] }, run) => {
    respondWith(({ path }) =>
      Response.json(path.includes('/tags/') ? createPageTagsWire() : createPageWire()),
    )
    await run()
    const { query } = requests.find(({ path }) => !/\/(tags|donations)\b/.test(path))!
    expect([query.getAll('country'), query.getAll('includeOffline')]).toEqual([['nz'], ['true']])
    expect(query.getAll('campaign')).toEqual(campaign)
  })
})

describe('fetchPages', () => {
  it('requests GUIDs in batches of 20 [S7.59]', async () => {
    const ids = Array.from(
      { length: 45 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    )
    respondWith(jsonResponse({ results: [createPagesBulkRowWire()] }))
    const pages = await rest.fetchPages(platform, { ids })
    const asked = requests.map(({ query }) => query.get('pageGuids')?.split(',') ?? [])
    expect(requests[0]!.path).toBe('/services/v1/justgiving/proxy/fundraising/v2/pages/bulk')
    expect([asked.map(({ length }) => length), asked.flat().toSorted()]).toEqual([[20, 20, 5], ids])
    expect(pages).toHaveLength(3)
    expect(pages[0]).toMatchObject({ slug: 'sam-river-mile', raised: 140 })
  })

  it('ignores the case of the status of a row', async () => {
    respondWith(jsonResponse({ results: [createPagesBulkRowWire({ status: 'ACTIVE' })] }))
    expect(await rest.fetchPages(platform, { ids: pageGuid })).toHaveLength(1)
  })

  it('fetches numeric IDs and slugs one by one, and omits missing and inactive pages', async () => {
    respondWith(
      jsonResponse(createPageWire()),
      jsonResponse({}, { status: 404 }),
      jsonResponse(createPageWire({ status: 'Cancelled' })),
    )
    const pages = await rest.fetchPages(platform, { ids: ['sam', 1457423, 'ana'] })
    expect(requests.map(({ path }) => path).toSorted()).toEqual([
      '/api/v1/fundraising/pagebyid/1457423',
      '/api/v1/fundraising/pages/ana',
      '/api/v1/fundraising/pages/sam',
    ])
    expect(pages).toHaveLength(1)
  })

  it('fetches GUIDs in bulk if there are other IDs as well', async () => {
    respondWith(({ path }) =>
      Response.json(
        path.endsWith('/bulk')
          ? { results: [createPagesBulkRowWire()] }
          : createPageWire({ pageShortName: 'ana' }),
      ),
    )
    const pages = await rest.fetchPages(platform, { ids: [1457424, pageGuid] })
    expect(pages.map(({ slug }) => slug)).toEqual(['sam-river-mile', 'ana'])
    expect(requests).toHaveLength(2)
  })

  it('rejects if one of several pages fails with another error than 404', async () => {
    respondWith(({ path }) =>
      path.endsWith('/ana') ? Response.json({}, { status: 403 }) : Response.json(createPageWire()),
    )
    await expect(rest.fetchPages(platform, { ids: ['sam', 'ana'] })).rejects.toMatchObject({
      status: 403,
    })
  })
})

describe('parsePage', () => {
  const platform = testPlatform({ clock: fakeClock() })

  it.each([
    ['/Date(1748735999999+0100)/', true],
    ['/Date(1748736000000+0000)/', false],
    ['/Date(1748736000001+0000)/', false],
    ['/Date(-62135596800000+0000)/', false],
    [null, false],
  ])('for the expiry date %s returns expired: %s [S4.34]', (expiryDate, expired) => {
    // The clock is at 2025-06-01T00:00:00Z.
    expect(parsePage(platform, createPageWire({ expiryDate })).expired).toBe(expired)
  })

  it('adds amounts exactly, and parses 0 as an amount', () => {
    const page = parsePage(
      platform,
      createPageWire({ totalRaisedOnline: '0.1000', totalRaisedOffline: '0.2' }),
    )
    expect(page.raised).toBe(0.3)
    expect(parsePage(platform, { totalRaisedOnline: '0', raisedAmount: 5 }).raised).toBe(0)
  })

  it.each([undefined, null, '', 'soon'])('returns no date for the event %j [S3.14]', (eventDate) =>
    expect(parsePage(platform, { eventDate })).toMatchObject({ formattedCampaignDate: undefined }),
  )

  it.each(['0', '-3', 'far', ''])('ignores the fitness goal %j [S3.10]', (value) => {
    const tags = [
      createTagWire({ tagDefinition: { id: 'DSFitnessGoalTargetMeters', label: '' }, value }),
    ]
    expect(parsePage(platform, { tags })).toMatchObject({
      fitnessGoal: undefined,
      hasSetFitnessGoal: false,
    })
  })

  it('does not let a tag change the prototype', () => {
    const tags: unknown = JSON.parse('[{"tagDefinition":{"id":"__proto__"},"value":"x"}]')
    const { segmentation } = parsePage(platform, { tags })
    expect(Object.getPrototypeOf(segmentation)).toBe(Object.prototype)
    expect(Object.keys(segmentation)).toEqual(['__proto__'])
  })
})

const clock = fakeClock()
const context = testPlatform({ clock })
const page = (wire: object, options?: PageOptions) =>
  parsePagesBulkRow(context, { ...createPagesBulkRowWire(), ...wire }, options)

describe('a parsed page', () => {
  it.each([
    ['Active', true],
    ['Completed', true],
    ['Inactive', false],
    ['CANCELLED', false],
    ['offline', false],
    ['Offlined soon', true],
    ['Not inactive', true],
    [undefined, true],
  ])('has active %s for the status %s [S4.33]', (status, active) =>
    expect(page({ status }).active).toBe(active),
  )

  it('omits tags without an ID or a value', () => {
    const tags = [
      { tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London' },
      { tagDefinition: { id: 'coast' } },
      { tagDefinition: { label: 'Nameless' }, value: 'x' },
      {},
      null,
    ]
    const { segmentation, tags: read } = page({ tags })
    expect(read).toEqual([{ tagDefinition: { id: 'branch', label: 'Branch' }, value: 'London' }])
    expect(segmentation).toEqual({ branch: 'London' })
  })

  it.each([
    ['<p>I run</p>', '<div>I  run</div>', false],
    ['<p>I</p><p>run</p>', 'I run', false],
    ['<p>Irun</p>', '<p>I</p><p>run</p>', true],
    ['I\n run ', ' I run', false],
    ['<p> </p>', 'I run', false],
    ['<p>I swim</p>', '<p>I run</p>', true],
    ['<p>I swim</p>', undefined, true],
    ['<p></p>', undefined, false],
    [' <p> <br> </p> ', undefined, false],
    ['', undefined, false],
    [undefined, 'I run', false],
    ['<p>I swim.', undefined, true],
    ['5 < 6', undefined, true],
    ['<', undefined, true],
  ])('for the story %j and the default %j has hasUpdatedStory %s [S3.09]', (story, given, is) =>
    expect(page({ story }, { defaultPageStory: given }).hasUpdatedStory).toBe(is),
  )
})
