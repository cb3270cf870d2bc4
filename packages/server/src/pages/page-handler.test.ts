import { describe, expect, it, vi } from 'vitest'
import { getAnonymousCacheKey, createPageCache, createPageHandler } from './page-cache.ts'
import type { RenderRequest } from './render-page.ts'

const none = { get: () => null }

function setUp(
  render: RenderRequest,
  {
    cachesPages = true,
    surrogateKeys,
    sendsCacheTags,
    time,
  }: {
    cachesPages?: boolean
    surrogateKeys?: (reads: ReadonlySet<string>) => string[]
    sendsCacheTags?: boolean
    time?: () => number
  } = {},
) {
  let nowMs = 0
  const now = () => nowMs
  const spy = vi.fn(render)
  const { handlePage, refusePage } = createPageHandler({
    render: spy,
    matchRoute: (pathname) => ({
      id: pathname,
      pattern: pathname,
      slug: undefined,
      hasAction: true,
      isIndex: false,
      isClosed: pathname.startsWith('/fundraising-edit/'),
      maximumBytes: undefined,
    }),
    cache: createPageCache({ now }),
    cachesPages,
    surrogateKeys,
    sendsCacheTags,
    cacheKey: (url) =>
      url.searchParams.has('utm_source')
        ? new URL(url.pathname, url)
        : getAnonymousCacheKey(url, none),
    isClosed: ({ searchParams }) => searchParams.has('login'),
    now,
    time,
    policy: {
      imageOrigins: [],
      connectOrigins: [],
      formOrigins: [],
      frameAncestors: ['shop.example'],
      isSecure: false,
    },
  })
  return {
    spy,
    pass: (ms: number) => (nowMs += ms),
    get: (path: string, init?: RequestInit) =>
      handlePage(new Request(`http://localhost${path}`, init)),
    refuse: (status: 413 | 429, headers?: Record<string, string>) =>
      refusePage(
        new Request('http://localhost/about', { method: 'POST' }),
        { status, ...(headers && { headers }) },
        {},
      ),
  }
}

const html = (text = '<p>hi</p>', status = 200): RenderRequest => {
  return async (_request, { nonce }) =>
    new Response(`${text}<script nonce="${nonce}">go()</script>`, {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
}

/** A page that sets facts of its response. */
const withFacts = (facts: object): RenderRequest => {
  return async (request, options) => {
    Object.assign(options.facts, facts)
    return html()(request, options)
  }
}

/** A page whose figures are so old when it is made. */
const withFigures = (ageMs: number, now: () => number): RenderRequest => {
  return async (_request, { facts }) => {
    facts.oldestTotalsMs = now() - ageMs
    return new Response(`<p>at ${now()}</p>`, { headers: { 'content-type': 'text/html' } })
  }
}

describe('createPageHandler', () => {
  it.each([
    // Age of the totals at the render, age of the page when served, and the expected lifetime.
    [0, 59_000, 60_000, 's-maxage=10, stale-while-revalidate=50'],
    [40_000, 19_000, 20_000, 's-maxage=10, stale-while-revalidate=10'],
    [55_000, 4000, 5000, 's-maxage=5, stale-while-revalidate=0'],
    // So little is left that a crowd would cause a crowd of renders.
    [59_900, 900, 1000, 's-maxage=1, stale-while-revalidate=0'],
    [61_000, 59_000, 60_000, 's-maxage=10, stale-while-revalidate=50'],
  ])('serves no page with silently stale totals of %i ms', async (ageMs, lastMs, overMs, kept) => {
    let nowMs = 0
    const { get, pass } = setUp((request, scope) => withFigures(ageMs, () => nowMs)(request, scope))
    const wait = (ms: number) => {
      nowMs += ms
      pass(ms)
    }
    const first = await get('/')
    expect(first.headers.get('cache-control')).toBe(`public, max-age=0, ${kept}`)
    wait(lastMs)
    expect(await (await get('/')).text()).toContain('at 0')
    const again = setUp((request, scope) => withFigures(ageMs, () => nowMs)(request, scope))
    nowMs = 0
    await again.get('/')
    nowMs = overMs
    again.pass(overMs)
    expect(await (await again.get('/')).text()).toContain(`at ${overMs}`)
  })

  it('renders an anonymous page once for all campaign parameters', async () => {
    const { spy, get } = setUp(html())
    const first = await get('/about?utm_source=a')
    const second = await get('/about?utm_source=b')
    expect(spy).toHaveBeenCalledOnce()
    expect(new URL(spy.mock.calls[0]?.[0].url ?? '').search).toBe('')
    expect(await first.text()).toBe(await second.text())
    expect(second.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=50',
    )
    expect(second.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  })

  it('hides the visitor from the render of a shared page', async () => {
    const { spy, get } = setUp(html())
    await get('/', {
      headers: { cookie: 'secret=1', authorization: 'Bearer x', 'accept-language': 'cy' },
    })
    const headers = spy.mock.calls[0]?.[0].headers
    expect([...(headers ?? [])]).toEqual([
      ['accept', 'text/html'],
      ['host', 'localhost'],
    ])
  })

  it('renders private URLs, forms and data each time, uncached', async () => {
    const { spy, get } = setUp(html())
    for (let time = 0; time < 2; time += 1) {
      const response = await get('/?donation-id=1')
      expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
    await get('/', { method: 'POST', body: 'amount=1' })
    await get('/about.data')
    expect(spy).toHaveBeenCalledTimes(4)
  })

  it('caches no error page', async () => {
    const { spy, get } = setUp(html('gone', 500))
    expect((await get('/broken')).status).toBe(500)
    expect((await get('/broken')).headers.get('cache-control')).toBe('private, no-store')
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('caches a 404 for three seconds, for its own URL only', async () => {
    const { spy, get, pass } = setUp(async (request, options) => {
      options.facts.isMissing = true
      return html(`No page at ${new URL(request.url).pathname}`, 404)(request, options)
    })
    const first = await get('/nowhere')
    expect(first.status).toBe(404)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3')
    await get('/nowhere')
    expect(spy).toHaveBeenCalledTimes(1)
    const other = await get('/elsewhere')
    expect(await other.text()).toContain('No page at /elsewhere')
    const own = await get('/elsewhere?name=Sam')
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(spy).toHaveBeenCalledTimes(3)
    pass(3001)
    await get('/nowhere')
    expect(spy).toHaveBeenCalledTimes(4)
  })

  it('does not cache a 404 while a source fails, as the page may exist', async () => {
    const { spy, get } = setUp(async (request, options) => {
      Object.assign(options.facts, { isMissing: true, isDegraded: true })
      return html('not found', 404)(request, options)
    })
    expect((await get('/nowhere')).headers.get('cache-control')).toBe('private, no-store')
    await get('/nowhere')
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it.each([
    { 'set-cookie': 'session=1' },
    { 'cache-control': 'private' },
    { 'cache-control': 'no-store' },
  ])('does not share a response with %j', async (headers) => {
    const { spy, get } = setUp(
      async () => new Response('own', { headers: { 'content-type': 'text/html', ...headers } }),
    )
    await get('/')
    await get('/')
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('sends a 404 to a client that has its ETag', async () => {
    const { get } = setUp(async (request, options) => {
      options.facts.isMissing = true
      return html('not found', 404)(request, options)
    })
    const etag = (await get('/nowhere')).headers.get('etag') ?? ''
    expect((await get('/nowhere', { headers: { 'if-none-match': etag } })).status).toBe(404)
  })

  it('keeps error pages of rejected requests private, whatever the render says', async () => {
    const { refuse } = setUp(
      async () =>
        new Response('refused', {
          status: 429,
          headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=60' },
        }),
    )
    expect((await refuse(429)).headers.get('cache-control')).toBe('private, no-store')
  })

  it('responds to rejected requests with a rendered page, cached only for that', async () => {
    const { spy, refuse } = setUp(async (request, options) =>
      html(`refused ${options.refused}`, options.refused)(request, options),
    )
    const first = await refuse(429, { 'retry-after': '7' })
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7'])
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(await first.text()).toContain('refused 429')
    await refuse(429)
    expect(spy).toHaveBeenCalledTimes(1)
    expect((await refuse(413)).status).toBe(413)
  })

  it('caches nothing that a loader marks private, and a degraded page for 5 s', async () => {
    const own = setUp(withFacts({ isPrivate: true }))
    await own.get('/')
    await own.get('/')
    expect(own.spy).toHaveBeenCalledTimes(2)

    const degraded = setUp(withFacts({ isDegraded: true }))
    expect((await degraded.get('/')).headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=5',
    )
    degraded.pass(5001)
    await degraded.get('/')
    expect(degraded.spy).toHaveBeenCalledTimes(2)
  })

  it.each([200, 404])('passes on the bytes of a binary response with status %i', async (status) => {
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0])
    const { get } = setUp(
      async () => new Response(bytes, { status, headers: { 'content-type': 'image/png' } }),
    )
    for (const path of ['/badge.png', '/badge.png']) {
      const response = await get(path)
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    }
  })

  it('passes on a stream before its end, to each caller separately', async () => {
    const { get, spy } = setUp(
      async () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
          }),
          { headers: { 'content-type': 'text/event-stream' } },
        ),
    )
    const responses = await Promise.all([get('/events'), get('/events')])
    for (const response of responses) {
      const reader = response.body?.getReader()
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n')
      await reader?.cancel()
    }
    expect(responses[0]?.headers.get('cache-control')).toBe('private, no-store')
    expect(spy).toHaveBeenCalledTimes(2)
    expect((await get('/events', { method: 'HEAD' })).body).toBeNull()
  })

  it.each([
    ['text/html', {}],
    ['text/plain', {}],
    ['text/html', { isPrivate: true }],
  ])('renders %s %j for each of three concurrent callers', async (type, facts) => {
    let visitor = 0
    const { get } = setUp(async (_request, scope) => {
      visitor += 1
      const text = `visitor ${visitor}`
      await new Promise((resolve) => setImmediate(resolve))
      Object.assign(scope.facts, facts)
      const cookie = 'isPrivate' in facts ? {} : { 'set-cookie': text.replace(' ', '=') }
      return new Response(text, { headers: { 'content-type': type, ...cookie } })
    })
    const responses = await Promise.all([get('/me'), get('/me'), get('/me')])
    const texts = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(texts).size).toBe(3)
    expect(new Set(responses.map(({ headers }) => headers.get('set-cookie'))).size).toBe(
      'isPrivate' in facts ? 1 : 3,
    )
  })

  it('renders an error once for concurrent callers', async () => {
    const { get, spy } = setUp(
      async () =>
        new Response('broken', { status: 503, headers: { 'cache-control': 'private, no-store' } }),
    )
    const responses = await Promise.all([get('/'), get('/')])
    expect(responses.map(({ status }) => status)).toEqual([503, 503])
    expect(spy).toHaveBeenCalledOnce()
  })

  it('measures the age of totals by the wall clock, however it is set', async () => {
    const aheadMs = 3_600_000
    let wallMs = 10_000_000
    const { get, pass } = setUp(
      withFigures(55_000, () => wallMs),
      { time: () => wallMs },
    )
    expect((await get('/')).headers.get('cache-control')).toContain('s-maxage=5')
    wallMs += aheadMs
    pass(60_000)
    expect((await get('/')).headers.get('cache-control')).toContain('s-maxage=5')
  })

  it('has a weak ETag, as it is the same for every encoding of a page', async () => {
    const { get } = setUp(html())
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await get('/', { headers: { 'accept-encoding': encoding } })
        return headers.get('etag')
      }),
    )
    expect(tags[0]).toMatch(/^W\/"/)
    expect(new Set(tags).size).toBe(1)
  })

  it.each([
    ['TAG', 304],
    ['*', 304],
    ['"other", TAG', 304],
    ['STRONG', 304],
    ['"other"', 200],
    ['', 200],
  ])('compares If-None-Match: %s weakly and responds with %i', async (given, status) => {
    const { get } = setUp(html())
    const tag = (await get('/')).headers.get('etag') ?? ''
    const ifNoneMatch = given.replace('TAG', tag).replace('STRONG', tag.replace('W/', ''))
    const response = await get('/', { headers: { 'if-none-match': ifNoneMatch } })
    expect([response.status, (await response.text()) === '']).toEqual([status, status === 304])
  })

  it('sends the cache tags of a cached page to a CDN, also in Cache-Tag if sendsCacheTags is set', async () => {
    const surrogateKeys = (reads: ReadonlySet<string>) => [...reads].map((read) => `a/${read}`)
    const reads = new Set(['page', 'total'])
    const tagged = setUp(withFacts({ reads }), { surrogateKeys, sendsCacheTags: true })
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await tagged.get('/')
      expect(headers.get('cache-tag')).toBe('a/page,a/total')
      expect(headers.get('surrogate-key')).toBe('a/page a/total')
    }
    const untagged = await setUp(withFacts({ reads }), { surrogateKeys }).get('/')
    expect(untagged.headers.has('cache-tag')).toBe(false)
    for (const render of [html(), withFacts({ isPrivate: true, reads })]) {
      const { headers } = await setUp(render, { surrogateKeys, sendsCacheTags: true }).get('/')
      expect([headers.has('surrogate-key'), headers.has('cache-tag')]).toEqual([false, false])
    }
  })

  it('limits Surrogate-Key and Cache-Tag to whole keys within 16 kB', async () => {
    const keys = Array.from(
      { length: 200 },
      (_, index) => `a/page/${String(index).padStart(95, '0')}`,
    )
    const surrogateKeys = () => keys
    const { get } = setUp(withFacts({ reads: new Set(['page']) }), {
      surrogateKeys,
      sendsCacheTags: true,
    })
    const { headers } = await get('/')
    // With their separators, 159 keys of 102 characters take 16,376 characters.
    expect(headers.get('cache-tag')?.split(',')).toEqual(keys.slice(0, 159))
    expect(headers.get('surrogate-key')?.split(' ')).toEqual(keys.slice(0, 159))
  })

  it('compresses if the client supports it, and sends no body for HEAD', async () => {
    const { get } = setUp(html())
    const response = await get('/', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('')
  })

  it('compresses a page better after its second request, also if a new render is identical', async () => {
    const lines = Array.from({ length: 400 }, (_, line) => `<p>${line}: £${(line * 37) % 91}</p>`)
    const { get, pass, spy } = setUp(html(lines.join('')))
    const size = async () => {
      const response = await get('/', { headers: { 'accept-encoding': 'br' } })
      return (await response.arrayBuffer()).byteLength
    }
    const first = await size()
    await size()
    await vi.waitFor(async () => expect(await size()).toBeLessThan(first))
    const smallest = await size()
    pass(61_000)
    expect(await size()).toBe(smallest)
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('caches nothing in development', async () => {
    const { spy, get } = setUp(html(), { cachesPages: false })
    await get('/')
    await get('/')
    expect(spy).toHaveBeenCalledTimes(2)
  })

  it('adds the content’s sources to the policy of its pages', async () => {
    const { get } = setUp(
      withFacts({
        policy: {
          scripts: ['https://count.example'],
          images: [],
          connections: ['https://count.example'],
          frames: ['https://forms.example'],
          isFramed: true,
        },
      }),
    )
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy') ?? ''
    const policy = await policyOf('/')
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+' https:\/\/count\.example;/)
    expect(policy).toContain("connect-src 'self' https://count.example;")
    expect(policy).toContain("frame-src 'self' https://forms.example;")
    expect(policy).toContain("frame-ancestors 'self' shop.example;")
    const closed = await policyOf('/fundraising-edit/maya')
    expect(closed).toContain("frame-ancestors 'self';")
    expect(closed).not.toContain('count.example')
    expect(await policyOf('/?login')).toContain("frame-ancestors 'self';")
  })

  it.each([
    ['/', null],
    ['/about', null],
    ['/?login', 'same-origin-allow-popups'],
    ['/fundraising-edit/maya', 'same-origin-allow-popups'],
  ])('cannot be framed, and has an opener policy for %s: %s', async (path, expected) => {
    const { headers } = await setUp(html()).get(path)
    expect(headers.get('cross-origin-opener-policy')).toBe(expected)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self';")
  })
})

it.each([
  ['/about', {}, true],
  ['/about?q=1', {}, false],
  ['/about', { cookie: 'session=1' }, false],
  ['/about', { authorization: 'Basic x' }, false],
])('caches a request for %s with %j: %j', (path, headers, expected) => {
  const key = getAnonymousCacheKey(new URL(path, 'http://localhost'), new Headers(headers))
  expect(key !== undefined).toBe(expected)
})
