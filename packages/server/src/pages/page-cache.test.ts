import { describe, expect, it, vi } from 'vitest'
import { createInvalidatedKeys } from '../reads/invalidator.ts'
import { compress } from '../http/compress.ts'
import {
  type CachedPage,
  createPageCache,
  createRecompressor,
  type RenderedPage,
} from './page-cache.ts'
import { brotliDecompressSync } from 'node:zlib'

async function rendered(
  text: string,
  mayKeep = true,
  atMs = 0,
  { status = 200, reads = ['project:boards'] } = {},
): Promise<RenderedPage> {
  const body = await compress(text)
  const page = {
    status,
    headers: [],
    route: '/*',
    reads: new Set(reads),
    body,
    etag: text,
    freshUntilMs: atMs + 10,
    staleUntilMs: atMs + 100,
  }
  return { page, mayKeep, isPersonal: false }
}

function setUp() {
  let nowMs = 0
  const cache = createPageCache({ now: () => nowMs })
  const get = async (key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> => {
    const page = await cache.get(key, render)
    if (page instanceof Response) throw new Error('The page is not one for all.')
    return page
  }
  return { cache: { ...cache, get }, pass: (ms: number) => (nowMs += ms) }
}

describe('createPageCache', () => {
  it('renders once for a thousand concurrent requests', async () => {
    const { cache } = setUp()
    const render = vi.fn(() => rendered('a'))
    await Promise.all(Array.from({ length: 1000 }, () => cache.get('/', render)))
    expect(render).toHaveBeenCalledOnce()
  })

  it('returns a stale page at once, and renders it again in the background', async () => {
    const { cache, pass } = setUp()
    await cache.get('/', () => rendered('old'))
    pass(50)
    expect((await cache.get('/', () => rendered('new', true, 50))).etag).toBe('old')
    await vi.waitFor(async () => {
      expect((await cache.get('/', () => rendered('other'))).etag).toBe('new')
    })
  })

  it('waits if the page is too old', async () => {
    const { cache, pass } = setUp()
    await cache.get('/', () => rendered('old'))
    pass(101)
    expect((await cache.get('/', () => rendered('new'))).etag).toBe('new')
  })

  it('does not store what must not be cached', async () => {
    const { cache } = setUp()
    await cache.get('/', () => rendered('error', false))
    expect((await cache.get('/', () => rendered('fine'))).etag).toBe('fine')
  })

  const gift = createInvalidatedKeys(['page:maya'], ['project:'])

  it('expires only pages with the expired reads', async () => {
    const { cache } = setUp()
    await cache.get('/', () => rendered('home'))
    await cache.get('/about', () => rendered('about', true, 0, { reads: ['content:page:about'] }))
    await cache.get('/maya', () => rendered('maya', true, 0, { reads: ['page:maya'] }))
    cache.invalidate(gift)
    expect([cache.fresh('/'), cache.fresh('/maya')]).toEqual([undefined, undefined])
    expect(cache.fresh('/about')?.etag).toBe('about')
    expect((await cache.get('/', () => rendered('home 2'))).etag).toBe('home 2')
  })

  it('returns a render that was invalidated meanwhile only to waiting callers', async () => {
    const { cache } = setUp()
    let finish = (_value: RenderedPage) => {}
    const slow = cache.get('/', () => new Promise<RenderedPage>((resolve) => (finish = resolve)))
    cache.invalidate(gift)
    const render = vi.fn(() => rendered('after'))
    const later = [cache.get('/', render), cache.get('/', render)]
    finish(await rendered('before'))
    expect((await slow).etag).toBe('before')
    expect((await Promise.all(later)).map(({ etag }) => etag)).toEqual(['after', 'after'])
    expect(render).toHaveBeenCalledOnce()
    expect(cache.fresh('/')?.etag).toBe('after')
  })

  it('evicts no pages for made-up URLs', async () => {
    const cache = createPageCache({ now: () => 0, maxMissingBytes: 20_000 })
    await cache.get('/', () => rendered('home'))
    for (let index = 0; index < 100; index += 1)
      await cache.get(`/made-up-${index}`, () => rendered('none', true, 0, { status: 404 }))
    expect(cache.last('/')?.etag).toBe('home')
    expect(cache.last('/made-up-0')).toBeUndefined()
    expect(cache.last('/made-up-99')?.etag).toBe('none')
  })
})

const text = Array.from(
  { length: 400 },
  (_, line) => `<li>Gift ${line} of £${(line * 37) % 91} by Ana ${line % 7}</li>`,
).join('')

it('compresses a repeated text better', async () => {
  const body = await compress(text)
  const before = body.br.length
  await createRecompressor()(body)
  expect(body.br.length).toBeLessThan(before * 0.95)
  expect(brotliDecompressSync(body.br).toString()).toBe(text)
})

it('does so once, however often the text is used', async () => {
  const recompress = createRecompressor()
  const body = await compress(text)
  const work = recompress(body)
  expect(recompress(body)).toBeUndefined()
  await work
  expect(recompress(body)).toBeUndefined()
})

it('never makes concurrent requests wait', async () => {
  const recompress = createRecompressor()
  const bodies = await Promise.all(Array.from({ length: 60 }, (_, place) => compress(`${place}`)))
  const taken = bodies.map((body) => recompress(body)).filter((work) => work !== undefined)
  expect(taken).toHaveLength(32)
  await Promise.all(taken)
  const late = bodies.map((body) => recompress(body)).filter((work) => work !== undefined)
  expect(late).toHaveLength(28)
})
