import { describe, expect, it, vi } from 'vitest'
import { compress } from './compress.ts'
import { createPageCache, type Rendered } from './page-cache.ts'

async function rendered(text: string, mayKeep = true, atMs = 0): Promise<Rendered> {
  const body = await compress(text)
  const page = {
    status: 200,
    headers: [],
    body,
    etag: text,
    freshUntilMs: atMs + 10,
    staleUntilMs: atMs + 100,
  }
  return { page, mayKeep }
}

function setUp() {
  let nowMs = 0
  return { cache: createPageCache({ now: () => nowMs }), pass: (ms: number) => (nowMs += ms) }
}

describe('createPageCache', () => {
  it('renders once for a thousand who ask at the same time', async () => {
    const { cache } = setUp()
    const render = vi.fn(() => rendered('a'))
    await Promise.all(Array.from({ length: 1000 }, () => cache.get('/', render)))
    expect(render).toHaveBeenCalledOnce()
  })

  it('gives a stale page at once and renders it anew behind', async () => {
    const { cache, pass } = setUp()
    await cache.get('/', () => rendered('old'))
    pass(50)
    expect((await cache.get('/', () => rendered('new', true, 50))).etag).toBe('old')
    await vi.waitFor(async () => {
      expect((await cache.get('/', () => rendered('other'))).etag).toBe('new')
    })
  })

  it('waits when the page is too old', async () => {
    const { cache, pass } = setUp()
    await cache.get('/', () => rendered('old'))
    pass(101)
    expect((await cache.get('/', () => rendered('new'))).etag).toBe('new')
  })

  it('does not keep what must not be kept', async () => {
    const { cache } = setUp()
    await cache.get('/', () => rendered('error', false))
    expect((await cache.get('/', () => rendered('fine'))).etag).toBe('fine')
  })

  it('forgets everything on clear, also what was being rendered', async () => {
    const { cache } = setUp()
    let finish = (_value: Rendered) => {}
    const slow = cache.get('/', () => new Promise<Rendered>((resolve) => (finish = resolve)))
    cache.clear()
    finish(await rendered('before'))
    await slow
    expect((await cache.get('/', () => rendered('after'))).etag).toBe('after')
  })
})
