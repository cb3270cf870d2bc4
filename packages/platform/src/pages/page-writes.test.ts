import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getDefaultPageTags,
  isHttpError,
  isMissingArgumentError,
  isPlatformError,
} from '../index.ts'
import {
  failConnection,
  jsonResponse,
  type SeenRequest,
  startPlatformServer,
  fakeClock,
  testPlatform as plainPlatform,
} from '../request/server.test-kit.ts'
import { cancelPage, createPage, isPageSlugTaken, suggestPageSlugs, updatePage } from '../rest.ts'
import { exampleIds as world, pageCreatedWire, createPageWire } from '../testing/wire.test-kit.ts'

const { requests, respondWith } = startPlatformServer()
const underWay = new Set<Promise<unknown>>()

const testPlatform: typeof plainPlatform = (config) =>
  plainPlatform({
    fetch: (...request) => {
      const answer = fetch(...request)
      const settled = answer.catch(() => undefined).finally(() => underWay.delete(settled))
      underWay.add(settled)
      return answer
    },
    ...config,
  })

const platform = testPlatform()

// Tags are written in the background, with a retry: wait for them before the next test.
afterEach(async () => {
  for (let quietTurns = 0; quietTurns < 10; quietTurns = underWay.size === 0 ? quietTurns + 1 : 0)
    await Promise.all([...underWay, new Promise((resolve) => setImmediate(resolve))])
})

/** Responses for a creation: suggestion, creation, page, tags. */
function creation(
  names: string[],
  {
    missing = 0,
    status = 404,
    tags = 200,
  }: { missing?: number; status?: number; tags?: number } = {},
) {
  let left = missing
  return ({ method, path }: SeenRequest): Response => {
    if (path.endsWith('/suggest')) return Response.json({ Names: names })
    if (path.includes('/tags/')) return Response.json({}, { status: tags })
    if (method === 'PUT') return Response.json(pageCreatedWire())
    left -= 1
    return left >= 0 ? new Response(null, { status }) : Response.json(createPageWire())
  }
}

const inputs = { charity: 2050, title: 'Sam’s River Mile', campaign: world.campaignGuid }
const createdBody = () =>
  requests.find(({ method }) => method === 'PUT')?.body as Record<string, unknown>

describe('createPage', () => {
  it('suggests a slug, creates and fetches the page, and writes tags in the background [S7.66] [S7.75] [S7.58] [S5.37]', async () => {
    respondWith(creation(['sam-s-river-mile-2']))
    const page = await createPage(platform, { ...inputs, event: 742990 })
    expect(page).toMatchObject({ id: '1457423', slug: 'sam-river-mile' })
    await vi.waitFor(() => expect(requests).toHaveLength(4))
    expect(requests.map(({ method, path, search }) => `${method} ${path}${search}`)).toEqual([
      'GET /api/v1/fundraising/pages/suggest?preferredName=sams-river-mile',
      'PUT /api/v1/fundraising/pages',
      'GET /api/v1/fundraising/pagebyid/1457423',
      'POST /api/v1/tags/sam-river-mile/multiple',
    ])
    const hasToken = requests.map(({ headers }) => headers.has('authorization'))
    expect(hasToken).toEqual([false, true, false, true])
    expect(createdBody()).toEqual({
      charityId: 2050,
      eventId: 742990,
      campaignGuid: world.campaignGuid,
      pageShortName: 'sam-s-river-mile-2',
      pageTitle: "Sam's River Mile",
      charityOptIn: false,
      isGiftAidable: true,
      consistentErrorResponses: true,
    })
    expect(requests[3]!.body).toMatchObject({
      tagValues: expect.arrayContaining([
        expect.objectContaining({
          tagDefinition: { id: 'page:campaign', label: 'Campaign Link' },
          value: `page:campaign:${world.campaignGuid}`,
        }),
      ]),
    })
  })

  it('rejects an incomplete tag before sending anything', async () => {
    for (const tag of [undefined, null, { id: 'branch', label: '', value: 'London' }]) {
      await expect(createPage(platform, { ...inputs, tags: [tag as never] })).rejects.toMatchObject(
        { name: 'MissingArgumentError' },
      )
    }
    expect(requests).toHaveLength(0)
  })

  it('describes the occasion if there is no event, and sends all fields [S9.41] [S5.41] [S5.35]', async () => {
    respondWith(creation(['x']))
    await createPage(platform, {
      ...inputs,
      image: 'https://images.example/p.jpg',
      story: '<p>Hello</p>',
      summaryWhat: '1609',
      summaryWhy: 'y'.repeat(60),
      target: 500,
      currency: 'GBP',
      reference: 'site-42',
      giftAid: false,
      charityOptIn: true,
    })
    expect(createdBody()).toMatchObject({
      activityType: 'othercelebration',
      eventName: "Sam's River Mile",
      images: [{ url: 'https://images.example/p.jpg', isDefault: true }],
      pageStory: '<p>Hello</p>',
      pageSummaryWhat: '1609',
      pageSummaryWhy: `${'y'.repeat(49)}…`,
      targetAmount: 500,
      currency: 'GBP',
      reference: 'site-42',
      isGiftAidable: false,
      charityOptIn: true,
    })
    expect(createdBody()).not.toHaveProperty('eventId')
  })

  it('returns false with forceSlug unless the slug is free [S5.39]', async () => {
    respondWith(creation(['sam1']))
    const create = () => createPage(platform, { ...inputs, slug: 'sam', forceSlug: true })
    for (const suggested of [['sam1'], ['sam1', 'sam'], []]) {
      respondWith(creation(suggested))
      expect(await create()).toBe(false)
      expect(requests).toHaveLength(1)
    }
    respondWith(creation(['sam']))
    expect(await create()).toMatchObject({ slug: 'sam-river-mile' })
    expect(createdBody()['pageShortName']).toBe('sam')
  })

  it('uses a random ID if no slug is suggested [S5.40]', async () => {
    respondWith(creation([]))
    await createPage(testPlatform({ random: () => 0.5 }), inputs)
    expect(createdBody()['pageShortName']).toBe('88888888-8888-4888-a888-888888888888')
  })

  it.each([404, 429, 500])('polls every 500 ms while reads return %i [S9.04]', async (status) => {
    respondWith(creation(['x'], { missing: 3, status }))
    const clock = fakeClock()
    expect(await createPage(testPlatform({ clock }), inputs)).toMatchObject({
      uuid: world.pageGuid,
    })
    expect(clock.waitsMs).toEqual([500, 500, 500])
  })

  it('fetches the page by slug if the response has no ID', async () => {
    respondWith((request) =>
      request.method === 'PUT' ? Response.json({}) : creation(['sam'])(request),
    )
    expect(await createPage(platform, inputs)).toMatchObject({ id: '1457423' })
    expect(requests[2]!.path).toBe('/api/v1/fundraising/pages/sam')
  })

  it('rejects if it is aborted while waiting for the page', async () => {
    const controller = new AbortController()
    const reason = new Error('gone')
    respondWith((request) => {
      if (request.path.includes('pagebyid')) controller.abort(reason)
      return creation(['sam'])(request)
    })
    const { signal } = controller
    await expect(createPage(platform, { ...inputs, signal })).rejects.toBe(reason)
  })

  it('returns the page built from the inputs if it is not readable', async () => {
    respondWith(creation(['sam'], { missing: 99 }))
    const page = await createPage(platform, {
      ...inputs,
      target: 500,
      currency: 'GBP',
      eventDate: '2025-06-14T09:00:00+01:00',
      expiryDate: '2025-05-01',
    })
    expect(page).toMatchObject({
      campaignDate: '2025-06-14T08:00:00.000Z',
      expired: true,
      id: '1457423',
      slug: 'sam',
      name: "Sam's River Mile",
      target: 500,
      charityId: '2050',
      active: true,
    })
    expect(requests.filter(({ path }) => path.includes('pagebyid'))).toHaveLength(10)
  })

  it('stops polling after five seconds, even if reads are slow', async () => {
    const clock = fakeClock()
    respondWith((request) => {
      if (request.path.includes('pagebyid')) void clock.wait(1500)
      return creation(['sam'], { missing: 99 })(request)
    })
    await createPage(testPlatform({ clock }), inputs)
    expect(requests.filter(({ path }) => path.includes('pagebyid'))).toHaveLength(3)
  })

  it.each([400, 401, 403, 410])('does not poll again after a %d', async (status) => {
    respondWith((request) =>
      request.path.includes('pagebyid')
        ? new Response(null, { status })
        : creation(['sam'])(request),
    )
    expect(await createPage(platform, inputs)).toMatchObject({ slug: 'sam' })
    expect(requests.filter(({ path }) => path.includes('pagebyid'))).toHaveLength(1)
  })

  it('writes no tags for a page without a GUID', async () => {
    respondWith((request) =>
      request.path.includes('pagebyid')
        ? Response.json(createPageWire({ pageGuid: '' }))
        : creation(['x'])(request),
    )
    const onTagsFailed = vi.fn<(error: unknown) => void>()
    expect(await createPage(platform, { ...inputs, onTagsFailed })).toMatchObject({ uuid: '' })
    expect(onTagsFailed).toHaveBeenCalledOnce()
    expect(requests.filter(({ path }) => path.includes('/tags/'))).toEqual([])
  })

  it('ignores errors of onTagsFailed', async () => {
    const rejected = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', rejected)
    respondWith(creation(['x'], { tags: 500 }))
    const onTagsFailed = vi.fn<(error: unknown) => void>(() => {
      throw new Error('the log is full')
    })
    expect(await createPage(platform, { ...inputs, onTagsFailed })).toMatchObject({
      uuid: world.pageGuid,
    })
    await vi.waitFor(() => expect(onTagsFailed).toHaveBeenCalledOnce())
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })

  it('calls onTagsFailed if the page is not readable', async () => {
    respondWith(creation(['x'], { missing: 99 }))
    const onTagsFailed = vi.fn<(error: unknown) => void>()
    await createPage(platform, { ...inputs, onTagsFailed })
    expect(onTagsFailed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        message: "The page's tags were not written, because it cannot be read yet",
      }),
    )
    expect(isPlatformError(onTagsFailed.mock.calls[0]?.[0])).toBe(true)
    expect(requests.filter(({ path }) => path.includes('/tags/'))).toEqual([])
  })

  it.each([
    [2050, 2050],
    ['2050', 2050],
    ['2050x', '2050x'],
    ['x2050', 'x2050'],
    ['9'.repeat(16), '9'.repeat(16)],
  ])('sends the ID %j as %j', async (id, sent) => {
    respondWith(creation(['x']))
    await createPage(platform, { ...inputs, charity: id, event: id })
    expect(createdBody()).toMatchObject({ charityId: sent, eventId: sent })
  })

  it.each(['charity', 'event', 'campaign'])('rejects several IDs as %s', async (name) => {
    const several = { ...inputs, [name]: '1,2' }
    await expect(createPage(platform, several)).rejects.toMatchObject({
      message: `The argument '${name}' must be a single ID`,
    })
    expect(requests).toHaveLength(0)
  })

  it('requires a slug with forceSlug', async () => {
    await expect(createPage(platform, { ...inputs, forceSlug: true })).rejects.toMatchObject({
      parameter: 'slug',
    })
    expect(requests).toHaveLength(0)
  })

  it('requires a token [S6.08]', async () => {
    const given = createPage(testPlatform({ token: undefined }), inputs)
    await expect(given).rejects.toMatchObject({ parameter: 'token' })
    expect(requests).toHaveLength(0)
  })
})

describe('suggestPageSlugs', () => {
  it.each([
    ['Sam & Ana’s 10k!', 'sam-anas-10k'],
    ['Siân Ölmez', 'sian-olmez'],
    ['Søren Łukasiewicz', 'soren-lukasiewicz'],
    ['ÆSIR Straße œuvre', 'aesir-strasse-oeuvre'],
    ['Đặng Þórður Ħal ığdır', 'dang-thordur-hal-igdir'],
    ['x'.repeat(60), 'x'.repeat(45)],
    [`${'x'.repeat(44)} y`, 'x'.repeat(44)],
  ])('requests the allowed characters of %j [S5.38]', async (name, preferred) => {
    respondWith(jsonResponse({ Names: [preferred, 7, null] }))
    expect(await suggestPageSlugs(platform, { name })).toEqual([preferred, '7'])
    expect(requests[0]!.query.get('preferredName')).toBe(preferred)
  })

  it('sends nothing if no allowed characters remain', async () => {
    expect(await suggestPageSlugs(platform, { name: '漢字' })).toEqual([])
    expect(requests).toHaveLength(0)
  })
})

describe('updatePage', () => {
  const page = { slug: 'fundraising/sam' }

  it('sends one request per changed field [S7.67] [S7.68] [S7.69] [S7.70] [S7.71] [S7.72] [S7.73]', async () => {
    respondWith(jsonResponse({}))
    await updatePage(platform, {
      ...page,
      attribution: 'Sam & Ana',
      image: 'https://images.example/p.jpg',
      title: 'Siân’s «new» page, 2_0!',
      offline: 20,
      story: '<p>New</p>',
      target: 750,
      currency: 'GBP',
      summaryWhat: '',
      summaryWhy: 'For the river',
    })
    const sent = Object.fromEntries(
      requests.map(({ path, body }) => [path.split('/').at(-1), body]),
    )
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['PUT']))
    expect(requests[0]!.path).toMatch('/api/v1/fundraising/pages/sam/')
    expect(sent).toEqual({
      attribution: { attribution: 'Sam & Ana' },
      images: { url: 'https://images.example/p.jpg', isDefault: true },
      pagetitle: { pageTitle: "Siân's new page, 2_0" },
      offline: { amount: 20 },
      pagestory: { story: '<p>New</p>' },
      target: { amount: 750, currency: 'GBP' },
      summary: { pageSummaryWhat: '', pageSummaryWhy: 'For the river' },
    })
    for (const [input, body] of [
      ['summaryWhat', 'pageSummaryWhat'],
      ['summaryWhy', 'pageSummaryWhy'],
    ] as const) {
      await updatePage(platform, { ...page, [input]: 'x' })
      expect(requests.at(-1)!.body).toEqual({ [body]: 'x' })
    }
  })

  it('waits for every request before rejecting', async () => {
    respondWith(({ path }) =>
      path.endsWith('/target')
        ? Response.json([{ id: 'TooHigh', desc: 'Too high' }], { status: 400 })
        : Response.json({}),
    )
    await expect(
      updatePage(platform, { ...page, target: 9, story: 'x', attribution: 'y' }),
    ).rejects.toMatchObject({ status: 400, data: [{ id: 'TooHigh' }] })
    expect(requests).toHaveLength(3)
  })

  it('sends nothing without changes, and rejects a title without allowed characters [S5.36]', async () => {
    await updatePage(platform, page)
    const empty = updatePage(platform, { ...page, title: '<>!' })
    await expect(empty).rejects.toMatchObject({ parameter: 'title' })
    expect(requests).toHaveLength(0)
  })

  it('cancelPage sends DELETE, with Basic as well [S7.74] [S6.06]', async () => {
    respondWith(jsonResponse({}))
    await cancelPage(testPlatform({ authType: 'Basic' }), page)
    expect(requests[0]).toMatchObject({ method: 'DELETE', path: '/api/v1/fundraising/pages/sam' })
    expect(requests[0]!.headers.get('authorization')).toMatch(/^Basic /)
  })
})

describe('getDefaultPageTags', () => {
  const facts = { page: 'G', charity: 'H', event: 'E', campaign: 'C-1' }

  it('links a page to its charity, event and campaign', () =>
    expect(getDefaultPageTags(facts).map(({ id, label, value }) => [id, label, value])).toEqual([
      ['page:totals', 'Page Totals', 'page:fundraising:G'],
      ['CommsFitness', 'CommsFitness', 'page:fundraising:G'],
      ['page:charity', 'Charity Link', 'page:charity:H'],
      ['page:charity:H', 'Page Charity Link', 'page:fundraising:G'],
      ['charityId', 'Charity Id', 'H'],
      ['page:event', 'Event Link', 'page:event:E'],
      ['page:event:E', 'Page Event Link', 'page:fundraising:G'],
      ['eventId', 'Event Id', 'E'],
      ['campaignGuid', 'Campaign Guid', 'C-1'],
      ['page:campaign', 'Campaign Link', 'page:campaign:C-1'],
      ['page:campaign:C-1', 'Page Campaign Link', 'page:fundraising:G'],
      ['page:campaign:charity', 'Charity Campaign Link', 'page:campaign:C-1:charity:H'],
      ['page:campaign:C-1:charity:H', 'Page Charity Campaign Link', 'page:fundraising:G'],
    ]))

  it('counts donations and activities separately, and both together', () => {
    const [total, comms, charity] = getDefaultPageTags(facts).map(({ aggregation }) => aggregation!)
    expect(total).toEqual([{ segment: 'page:totals', measurementDomains: ['all'] }])
    expect(comms).toMatchObject([
      { segment: 'AllCommsFitness', measurementDomains: { length: 20 } },
    ])
    expect(charity).toMatchObject([
      { segment: 'page:charity:H', measurementDomains: { length: 4 } },
      { segment: 'page:charity:H', measurementDomains: { length: 20 } },
      { segment: 'page:charity:H:all', measurementDomains: ['all'] },
    ])
  })
})

describe('isPageSlugTaken', () => {
  it('sends HEAD', async () => {
    respondWith(() => new Response(null, { status: 200 }))
    expect(await isPageSlugTaken(platform, { slug: 'fundraising/sam' })).toBe(true)
    expect(requests[0]).toMatchObject({ method: 'HEAD', path: '/api/v1/fundraising/pages/sam' })
    respondWith(() => new Response(null, { status: 404 }))
    expect(await isPageSlugTaken(platform, { slug: 'sam' })).toBe(false)
  })

  it('rejects errors other than 404, and retries', async () => {
    respondWith(() => new Response(null, { status: 400 }))
    const refused = isPageSlugTaken(platform, { slug: 'sam!' })
    await expect(refused).rejects.toSatisfy((error: unknown) => isHttpError(error, 400))
    respondWith(failConnection, () => new Response(null, { status: 200 }))
    expect(await isPageSlugTaken(platform, { slug: 'sam' })).toBe(true)
    await expect(isPageSlugTaken(platform, { slug: ' ' })).rejects.toSatisfy(isMissingArgumentError)
  })
})
