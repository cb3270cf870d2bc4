import { describe, expect, it, vi } from 'vitest'
import { createRequestGate } from './request-gate.ts'
import { noLimits, type RateLimiter } from './rate-limiter.ts'
import type { RequestContext } from './request-context.ts'

const origin = 'https://give.example'
const form = 'application/x-www-form-urlencoded'

function setUp({
  limits = noLimits,
  isServedHost = () => true,
}: { limits?: RateLimiter; isServedHost?: (host: string) => boolean } = {}) {
  const inside = vi.fn(async (request: Request) => new Response(await request.text()))
  const entry = createRequestGate({
    origin,
    isServedHost,
    fetch: inside,
    limits,
    matchRoute: (pathname) => ({
      id: pathname,
      pattern: pathname,
      slug: undefined,
      hasAction: pathname !== '/reports',
      isIndex: pathname === '/',
      isClosed: false,
      maximumBytes: pathname === '/large' ? 1_000_000 : undefined,
    }),
    refuse: async (_request, { status, headers = {} }) => new Response(null, { status, headers }),
  })
  const ask = (address: string, init?: RequestInit, visit: RequestContext = {}) =>
    entry(new Request(address, init), { address: '192.0.2.1', ...visit })
  return {
    inside,
    ask,
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      ask(`http://internal.lb${path}`, {
        method: 'POST',
        headers: { 'content-type': form, ...headers },
        body,
      }),
    seen: () => inside.mock.calls.at(-1)?.[0] as Request,
  }
}

describe('createRequestGate', () => {
  it('replaces the default message of a retry with the site’s, and keeps other messages', async () => {
    const { ask, inside } = setUp()
    inside.mockResolvedValueOnce(
      new Response(null, { status: 503, headers: { 'retry-after': '5', 'x-inside': 'yes' } }),
    )
    const busy = await ask('https://give.example/about')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    expect(busy.headers.has('x-inside')).toBe(false)
    inside.mockResolvedValueOnce(
      new Response('No picture now', { status: 503, headers: { 'retry-after': '5' } }),
    )
    expect(await (await ask('https://give.example/card.png')).text()).toBe('No picture now')
  })

  it('replaces the request’s origin with the site’s, whatever a proxy made of it', async () => {
    const { ask, seen } = setUp()
    await ask('http://internal.lb:8080/about?a=1')
    expect(seen().url).toBe('https://give.example/about?a=1')
    expect(seen().headers.get('host')).toBe('give.example')
  })

  it('rejects requests for hosts of other sites [S1.18, S1.19]', async () => {
    const { ask, post, inside } = setUp({ isServedHost: (host) => host === 'give.example' })
    const get = { method: 'GET' }
    const refused = [
      await ask('http://evil.example/'),
      await ask('http://evil.example/assets/root.js'),
      await ask('http://evil.example/healthz'),
      await ask('http://127.0.0.1:4000/'),
      await ask('http://127.0.0.1:4000/metrics'),
      await ask('http://give.example/', get, { host: 'evil.example' }),
      await post('/donate', 'amount=5'),
    ].map(({ status }) => status)
    expect(refused).toEqual(Array.from({ length: 7 }, () => 421))
    expect(inside).not.toHaveBeenCalled()

    const answered = [
      await ask('http://give.example/'),
      await ask('http://internal.lb/', get, { host: 'give.example' }),
      await ask('http://127.0.0.1:4000/healthz'),
      await ask('http://[::1]:4000/readyz'),
      await ask('http://localhost/readyz'),
      await ask('http://10.0.0.7/metrics', get, { mayReadMetrics: true }),
    ].map(({ status }) => status)
    expect(answered).toEqual(Array.from({ length: 6 }, () => 200))
  })

  it('passes on URLs with invalid percent-encoding literally', async () => {
    const { ask, seen } = setUp()
    await ask('http://internal.lb/%E0%A4%A')
    expect(new URL(seen().url).pathname).toBe('/%25E0%25A4%25A')
  })

  it('accepts a form from the site behind TLS, and one from the requested host', async () => {
    const { post, seen } = setUp()
    expect((await post('/donate', 'amount=5', { origin })).status).toBe(200)
    expect(seen().headers.get('origin')).toBe(origin)
    expect(seen().url).toBe('https://give.example/donate')
    expect((await post('/donate', 'amount=5', { origin: 'http://internal.lb' })).status).toBe(200)
    expect((await post('/donate', 'amount=5')).status).toBe(200)
  })

  it.each(['https://evil.example', 'null', 'https://give.example.evil.example', 'nonsense'])(
    'rejects %s',
    async (from) => {
      const { post, inside } = setUp()
      expect((await post('/donate', 'amount=5', { origin: from })).status).toBe(403)
      expect(inside).not.toHaveBeenCalled()
    },
  )

  it('accepts forms up to the default size, and larger ones if the route allows it', async () => {
    const { post } = setUp()
    expect((await post('/donate', 'a'.repeat(256 * 1024))).status).toBe(200)
    const refused = await post('/donate', 'a'.repeat(256 * 1024 + 1))
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    expect((await post('/large', 'a'.repeat(900_000))).status).toBe(200)
  })

  it('reads no more of a body than it accepts', async () => {
    const { inside } = setUp()
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const { ask } = setUp()
    const endless = { method: 'POST', body, duplex: 'half', headers: { 'content-type': form } }
    expect((await ask('http://x/donate', endless as RequestInit)).status).toBe(413)
    expect(sent).toBeLessThan(10)
    expect(inside).not.toHaveBeenCalled()
  })

  it('rejects bodies that are not forms, and unsupported methods', async () => {
    const { post, ask, inside } = setUp()
    const statuses = [
      await post('/donate', '{}', { 'content-type': 'application/json' }),
      await post('/donate', 'x', { 'content-encoding': 'gzip' }),
      await post('/reports', 'a=1'),
      await post('/healthz', 'a=1'),
      await ask('http://x/about', { method: 'PUT' }),
      await ask('http://x/about', { method: 'DELETE' }),
      await ask(`http://x/${'a'.repeat(9000)}`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([415, 415, 405, 405, 405, 405, 414])
    expect(inside).not.toHaveBeenCalled()
  })

  it.each([
    ['http://x//', '/'],
    ['http://x///', '/'],
    ['http://x//evil.example/about?a=1', '/evil.example/about?a=1'],
    ['http://x//[/x', '/[/x'],
    ['http://x/\\\\evil.example', '/evil.example'],
    ['http://x/a//b', '/a/b'],
  ])('redirects %s to its canonical path', async (address, location) => {
    const { ask } = setUp()
    const response = await ask(address)
    expect([response.status, response.headers.get('location')]).toEqual([308, location])
  })

  it('formats a route’s rejection like its own', async () => {
    const { ask, inside } = setUp()
    inside.mockResolvedValueOnce(new Response('No', { status: 405, headers: { allow: 'POST' } }))
    const refused = await ask('http://x/refresh/page/maya')
    expect([refused.status, await refused.text(), refused.headers.get('allow')]).toEqual([
      405,
      '',
      'POST',
    ])
    inside.mockResolvedValueOnce(Response.json({ status: 404 }, { status: 404 }))
    expect(await (await ask('http://x/media/none')).text()).toBe('{"status":404}')
  })

  it('limits writes, but not reads', async () => {
    const take = vi.fn(async () => 17)
    const { post, ask } = setUp({ limits: { take } })
    const refused = await post('/donate', 'amount=5')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '17'])
    expect((await ask('http://x/about')).status).toBe(200)
    expect(take).toHaveBeenCalledTimes(1)
  })
})
