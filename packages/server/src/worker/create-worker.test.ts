import { describe, expect, it, vi } from 'vitest'
import { createResponseCache } from './create-worker.ts'

function setUp(control: string, init: { status?: number; headers?: Record<string, string> } = {}) {
  const stored = new Map<string, Response>()
  const work: Promise<unknown>[] = []
  const cache = {
    match: vi.fn(async ({ url }: Request) => stored.get(url)?.clone()),
    put: vi.fn(async ({ url }: Request, response: Response) => void stored.set(url, response)),
  }
  const answer = vi.fn(
    async ({ headers }: Request) =>
      new Response(`page for ${headers.get('accept-encoding')}`, {
        ...init,
        headers: { 'cache-control': control, ...init.headers },
      }),
  )
  const give = createResponseCache({ cache, background: (one) => work.push(one) })
  return {
    cache,
    answer,
    ask: async (request: RequestInit = {}, path = '/') => {
      const response = await give(
        new Request(`https://give.example${path}`, {
          headers: { 'accept-encoding': 'br' },
          ...request,
        }),
        answer,
      )
      await Promise.all(work)
      return response.text()
    },
  }
}

const forAll = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50'

describe('createResponseCache', () => {
  it('responds once for concurrent requests of a URL, uncompressed from the cache', async () => {
    const { ask, answer } = setUp(forAll)
    expect(await ask()).toBe('page for br')
    expect(await ask()).toBe('page for identity')
    expect(await ask()).toBe('page for identity')
    expect(answer).toHaveBeenCalledTimes(2)
    expect(await ask({}, '/about')).toBe('page for br')
  })

  it.each([
    ['private, no-store', {}],
    ['public, max-age=0, s-maxage=0', {}],
    ['public, max-age=31536000, immutable', {}],
    [forAll, { status: 503 }],
    [forAll, { headers: { 'set-cookie': 'a=b' } }],
  ])('does not cache a response with %j (%j)', async (control, init) => {
    const { ask, cache } = setUp(control, init)
    await ask()
    await ask()
    expect(cache.put).not.toHaveBeenCalled()
  })

  it.each([
    ['a form', { method: 'POST', body: 'a=b' }],
    ['a request with a password', { headers: { authorization: 'Bearer token' } }],
  ])('does not use the cache for %s', async (_what, request) => {
    const { ask, cache } = setUp(forAll)
    await ask(request)
    expect(cache.match).not.toHaveBeenCalled()
    expect(cache.put).not.toHaveBeenCalled()
  })

  it('continues without a cache if it fails or is missing', async () => {
    const { ask, cache } = setUp(forAll)
    cache.match.mockRejectedValue(new Error('down'))
    cache.put.mockRejectedValue(new Error('down'))
    expect(await ask()).toBe('page for br')
    const without = createResponseCache({ cache: undefined, background: () => undefined })
    const response = await without(
      new Request('https://give.example'),
      async () => new Response('x'),
    )
    expect(await response.text()).toBe('x')
  })
})
