import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getMediaUrl, parseMediaSource } from './media-address.ts'
import { createMediaProxy, type MediaSources } from './media-proxy.ts'
import { mediaSources } from './media-sources.test-kit.ts'

const addressOf = (source: string) => new URL(getMediaUrl(source), 'http://localhost')
const svg = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, immutable' },
  })

function proxy(
  fetch: (source: URL) => Promise<Response>,
  {
    now = Date.now,
    maxBytes,
    ...sources
  }: Partial<MediaSources & { now: () => number; maxBytes: number }> = {},
) {
  const spy = vi.fn(fetch)
  const handle = createMediaProxy({
    fetch: spy as unknown as typeof globalThis.fetch,
    sources: { ...mediaSources('https://content.example/api/v2'), ...sources },
    now,
    maxBytes,
  })
  return {
    spy,
    asked: () => spy.mock.calls.map(([source]) => source.href),
    get: (source: string, headers = {}) => handle(new Request(addressOf(source), { headers })),
  }
}

it('reads a file without a URL from its own source, and others from the network', async () => {
  const fetchFile = vi.fn((source: URL) =>
    source.pathname.startsWith('/own') ? Promise.resolve(svg()) : undefined,
  )
  const { spy: fetch, get: ask } = proxy(async () => svg(), { fetchFile })
  const get = async (source: string) => (await ask(source)).status
  expect(await get('https://content.example/own.svg')).toBe(200)
  expect(fetch).not.toHaveBeenCalled()
  expect(await get('https://content.example/other.svg')).toBe(200)
  expect(await get('https://elsewhere.example/own.svg')).toBe(404)
  expect(fetch).toHaveBeenCalledOnce()
  expect(fetchFile.mock.calls.map(([source]) => source.pathname)).toEqual([
    '/own.svg',
    '/other.svg',
  ])
})

it('requests half the quality in giving-day mode, with a short cache lifetime', async () => {
  let shouldReduceQuality = true
  const { spy: fetch, get: ask } = proxy(async () => svg(), {
    shouldReduceQuality: () => shouldReduceQuality,
  })
  const get = async (source: string) => (await ask(source)).headers.get('cache-control')
  const picture = 'https://images.example/hero.jpg'
  expect(await get(`${picture}?w=800`)).toBe('public, max-age=600')
  expect(await get(`${picture}?w=800&q=60`)).toBe('public, max-age=600')
  expect(await get(`${picture}?q=much`)).toBe('public, max-age=600')
  expect(await get('https://content.example/hero.jpg')).toContain('immutable')
  shouldReduceQuality = false
  expect(await get(`${picture}?w=800`)).toContain('immutable')
  expect(fetch.mock.calls.map(([{ search }]) => search)).toEqual([
    '?q=38&w=800',
    '?q=30&w=800',
    '?q=38',
    '',
    '?w=800',
  ])
})

describe('getMediaUrl', () => {
  it.each([
    'https://content.example/media/héro.svg?v=1&w=2',
    'http://127.0.0.1:5101/a%20b/c.woff2?v=x_-y',
    'https://content.example/files/two (1).png',
  ])('converts %s to a path and back', (source) => {
    const carried = parseMediaSource(addressOf(source))?.href ?? ''
    expect(decodeURIComponent(carried)).toBe(decodeURIComponent(source))
  })

  it.each([
    '',
    '/logo.svg',
    'javascript:alert(1)',
    'data:image/png;base64,xx',
    'https://user:word@content.example/a.svg',
  ])('returns %s unchanged', (text) => expect(getMediaUrl(text)).toBe(text))

  it.each([
    '/media',
    '/media/https',
    '/media/https/content.example',
    '/media/ftp/content.example/a.svg',
    '/media/file/etc/passwd',
    '/media/https/user:word@content.example/a.svg',
    '/media/https/../../etc/passwd',
    '/media/https/%00/a.svg',
  ])('finds no source in %s', (path) =>
    expect(parseMediaSource(new URL(path, 'http://localhost'))).toBeUndefined(),
  )
})

describe('createMediaProxy', () => {
  it('serves a fetched image from the cache, with a CSP for direct access', async () => {
    const { spy, get } = proxy(async () => svg())
    await get('https://content.example/a.svg')
    const response = await get('https://content.example/a.svg', { 'accept-encoding': 'br' })
    expect(spy).toHaveBeenCalledOnce()
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('cache-control')).toMatch(/immutable/)
    expect(response.headers.get('content-security-policy')).toMatch(/sandbox/)
  })

  it('responds with an error if the source is down, and retries on the next request', async () => {
    let up = false
    const { get } = proxy(() => (up ? Promise.resolve(svg()) : Promise.reject(new Error('down'))))
    expect((await get('https://content.example/a.svg')).status).toBe(502)
    up = true
    expect((await get('https://content.example/a.svg')).status).toBe(200)
  })
})

/** Starts a server on this machine, and returns its origin. */
async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A source of media on this machine, and the proxy in front of it. */
async function behind(answer: RequestListener) {
  const origin = await listen(answer)
  const handle = createMediaProxy({
    fetch: (...asked) => fetch(...asked),
    sources: mediaSources(origin),
    now: Date.now,
  })
  return (path: string) => handle(new Request(addressOf(origin + path)))
}

const megabyte = 1024 * 1024
const limit = 8 * megabyte

describe('an oversized file', () => {
  it('is rejected before the body if its length is known', async () => {
    let written = 0
    const get = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': limit + 1 })
      const timer = setInterval(() => {
        if (response.write(Buffer.alloc(megabyte / 8))) written += megabyte / 8
      }, 5)
      response.on('close', () => clearInterval(timer))
    })
    expect((await get('/a.png')).status).toBe(404)
    expect(written).toBeLessThan(limit)
  })

  it('is aborted while it arrives, without a length or compressed', async () => {
    const closed = vi.fn()
    const get = await behind((request, response) => {
      response.writeHead(200, {
        'content-type': 'image/png',
        ...(request.url === '/bomb.png' ? { 'content-encoding': 'gzip' } : {}),
      })
      const zeros = Buffer.alloc(megabyte)
      const sink = request.url === '/bomb.png' ? createGzip() : response
      if (sink !== response) sink.pipe(response)
      const more = () => {
        while (!response.destroyed && sink.write(zeros));
      }
      sink.on('drain', more).on('error', () => undefined)
      response.on('close', () => {
        closed()
        if (sink !== response) sink.destroy()
      })
      more()
    })
    // Only the size limit may end these fetches.
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    onTestFinished(() => void vi.restoreAllMocks())
    expect((await get('/endless.png')).status).toBe(404)
    expect((await get('/bomb.png')).status).toBe(404)
    await vi.waitFor(() => expect(closed).toHaveBeenCalledTimes(2))
  })

  it('is not one within the limit', async () => {
    const get = await behind((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(limit))
    })
    const response = await get('/a.png')
    expect((await response.arrayBuffer()).byteLength).toBe(limit)
  })
})

describe('the response of a source', () => {
  it.each([
    'text/html',
    'image/png, text/html',
    'text/html, image/png',
    'image/png;text/html',
    'image/png; charset=utf-8, text/html',
    'image/pngx',
    'image/svg+xml-stylesheet',
    ' ',
  ])('is not an image as %j', async (type) => {
    const cancelled = vi.fn()
    const { get } = proxy(async () => {
      const body = new ReadableStream({ cancel: cancelled })
      return new Response(body, { headers: { 'content-type': type } })
    })
    expect((await get('https://content.example/a.png')).status).toBe(404)
    expect(cancelled).toHaveBeenCalledOnce()
  })

  it.each([
    ['IMAGE/PNG', 'image/png'],
    ['image/svg+xml; charset="utf-8"', 'image/svg+xml'],
    ['text/vtt;charset=utf-8', 'text/vtt'],
  ])('is passed on from %j as %j', async (type, said) => {
    const { get } = proxy(async () => new Response('x', { headers: { 'content-type': type } }))
    expect((await get('https://content.example/a')).headers.get('content-type')).toBe(said)
  })

  it('must use the scheme of the source', async () => {
    const { spy, get } = proxy(async () => svg())
    for (const source of [
      'http://content.example/a.svg',
      'http://images.example/a.svg',
      'http://fonts.gstatic.com/a.woff2',
      'https://images.example:8443/a.svg',
    ]) {
      expect((await get(source)).status).toBe(404)
    }
    expect(spy).not.toHaveBeenCalled()
    expect((await get('https://images.example/a.svg')).status).toBe(200)
  })
})

describe('requests to a source', () => {
  it('are shared by equivalent URLs', async () => {
    const { spy, asked, get } = proxy(async () => svg())
    for (let x = 1; x <= 200; x += 1) await get(`https://images.example/a.png?x=${x}`)
    expect(asked()).toEqual(['https://images.example/a.png'])
    spy.mockClear()
    for (const query of [
      'w=100&h=200&auto=format,compress',
      'h=200&auto=compress%2Cformat&w=100.0&utm=1',
      'auto=compress,format&w=100&w=300&h=200',
    ]) {
      await get(`https://images.example/a.png?${query}`)
    }
    expect(asked()).toEqual(['https://images.example/a.png?auto=compress,format&h=200&w=100'])
  })

  it('are limited to one per five seconds for missing files', async () => {
    let nowMs = 1_000_000
    const { spy, get } = proxy(async () => new Response(null, { status: 404 }), {
      now: () => nowMs,
    })
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await get('https://content.example/a.png')).status).toBe(404)
      expect((await get('https://content.example/a.mp4')).status).toBe(404)
    }
    expect(spy).toHaveBeenCalledTimes(2)
    nowMs += 5001
    await get('https://content.example/a.png')
    expect(spy).toHaveBeenCalledTimes(3)
  })

  it('are shared by concurrent requests', async () => {
    const { spy, get } = proxy(async () => svg())
    const asked = Array.from({ length: 5 }, () => get('https://content.example/a.svg'))
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ])
    expect(spy).toHaveBeenCalledOnce()
  })

  it.each([
    ['throws', () => Promise.reject(new Error('down'))],
    ['answers 503', () => Promise.resolve(new Response('no', { status: 503 }))],
  ])(
    'are limited to one in five seconds while it %s, and a stale file is served meanwhile',
    async (_, fail) => {
      let nowMs = 1_000_000
      let isUp = true
      const { spy, get } = proxy(() => (isUp ? Promise.resolve(svg()) : fail()), {
        now: () => nowMs,
      })
      const statusOf = async () => (await get('https://content.example/a.svg')).status
      expect(await statusOf()).toBe(200)
      isUp = false
      nowMs += 24 * 3600 * 1000 + 1
      expect([await statusOf(), await statusOf()]).toEqual([200, 200])
      expect(spy).toHaveBeenCalledTimes(2)
      nowMs += 5001
      isUp = true
      expect([await statusOf(), await statusOf()]).toEqual([200, 200])
      expect(spy).toHaveBeenCalledTimes(3)
    },
  )

  it('serve a file that was evicted from the cache while it was fetched', async () => {
    const ends = new Map<string, () => void>()
    const { get } = proxy(
      ({ pathname }) => new Promise((resolve) => ends.set(pathname, () => resolve(svg()))),
      { maxBytes: 700 },
    )
    const first = get('https://content.example/first.svg')
    for (const path of ['/second.svg', '/third.svg']) {
      const asked = get(`https://content.example${path}`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await vi.waitFor(() => expect(ends.has(path)).toBe(true))
      ends.get(path)?.()
      // oxlint-disable-next-line no-await-in-loop
      expect((await asked).status).toBe(200)
    }
    ends.get('/first.svg')?.()
    expect((await first).status).toBe(200)
  })

  it('run a few at a time, and get a 503 if too many wait', async () => {
    const ends: (() => void)[] = []
    const { spy, get } = proxy(() => new Promise((resolve) => ends.push(() => resolve(svg()))))
    const asked = Array.from({ length: 200 }, (_, index) =>
      get(`https://content.example/${index}.svg`),
    )
    await vi.waitFor(() => expect(spy).toHaveBeenCalled())
    expect(spy.mock.calls.length).toBeLessThanOrEqual(16)
    while (spy.mock.calls.length < 144 || ends.length > 0) {
      for (const end of ends.splice(0)) end()
      await new Promise((resolve) => setImmediate(resolve))
    }
    const answers = await Promise.all(asked)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(144)
    const late = answers.filter(({ status }) => status === 503)
    expect(late).toHaveLength(56)
    expect(late[0]?.headers.get('retry-after')).toBe('1')
  })
})

describe('an image resizer', () => {
  /** A source with originals, a resizer, and the proxy in front of both. */
  async function withResizer(resize: RequestListener) {
    const clock = { nowMs: 1_000_000 }
    const asked: string[] = []
    const note =
      (name: string, answer: RequestListener): RequestListener =>
      (request, response) => {
        asked.push(`${name} ${request.url}`)
        return answer(request, response)
      }
    const originals = await listen(
      note('original', ({ url }, response) => {
        if (url === '/missing.jpg') return response.writeHead(404).end()
        const type = url?.endsWith('.svg') === true ? 'image/svg+xml' : 'image/jpeg'
        return response.writeHead(200, { 'content-type': type }).end('original')
      }),
    )
    const resizer = await listen(note('resizer', resize))
    const handle = createMediaProxy({
      fetch: (...request) => fetch(...request),
      sources: {
        ...mediaSources(originals),
        getResizedUrl: ({ pathname, search }, width) =>
          pathname.endsWith('.jpg')
            ? new URL(`${resizer}/${width}${pathname}${search}`)
            : undefined,
      },
      now: () => clock.nowMs,
    })
    const get = async (path: string) => {
      const response = await handle(new Request(addressOf(originals + path)))
      const control = response.headers.get('cache-control')
      return { status: response.status, body: await response.text(), control }
    }
    return { asked, clock, get }
  }

  const answerSmall: RequestListener = (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/webp' }).end('small')
  const original = { status: 200, body: 'original', control: 'public, max-age=600' }

  it('serves the listed widths, each fetched once', async () => {
    const { get, asked } = await withResizer(answerSmall)
    const control = 'public, max-age=31536000, immutable'
    for (let turn = 0; turn < 2; turn += 1) {
      for (const width of [320, 1920]) {
        const small = await get(`/hero.jpg?v=1&x=2&w=${width}`)
        expect(small).toEqual({ status: 200, body: 'small', control })
      }
    }
    expect((await get('/hero.jpg?w=320')).control).toBe('public, max-age=3600')
    expect(asked).toEqual([
      'resizer /320/hero.jpg?v=1',
      'resizer /1920/hero.jpg?v=1',
      'resizer /320/hero.jpg',
    ])
  })

  it.each(['', '0', '321', '320.0', '0320', '-320', '1e3', '99999'])(
    'rejects the width "%s" with a 404, without a request',
    async (width) => {
      const { get, asked } = await withResizer(answerSmall)
      expect((await get(`/hero.jpg?w=${width}`)).status).toBe(404)
      expect(asked).toEqual([])
    },
  )

  it('receives no requests for originals and for images that it does not support', async () => {
    const { get, asked } = await withResizer(answerSmall)
    expect((await get('/hero.jpg')).body).toBe('original')
    expect((await get('/logo.svg?w=320')).body).toBe('original')
    expect((await get('/logo.svg?w=7')).body).toBe('original')
    expect(asked).toEqual(['original /hero.jpg', 'original /logo.svg'])
  })

  it.each<[string, RequestListener]>([
    ['answers 500', (_request, response) => response.writeHead(500).end('no')],
    [
      'returns a page',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('no'),
    ],
    [
      'returns a font',
      (_request, response) => response.writeHead(200, { 'content-type': 'font/woff2' }).end('no'),
    ],
    [
      'returns an empty image',
      (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(),
    ],
    ['closes the connection', (request) => request.socket.destroy()],
    ['redirects', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
  ])('is replaced by the original for five seconds if it %s', async (_how, fail) => {
    let isBroken = true
    const { get, asked, clock } = await withResizer((request, response) =>
      (isBroken ? fail : answerSmall)(request, response),
    )
    expect(await get('/hero.jpg?w=320')).toEqual(original)
    expect(await get('/hero.jpg?w=320')).toEqual(original)
    expect(asked).toEqual(['resizer /320/hero.jpg', 'original /hero.jpg'])
    isBroken = false
    clock.nowMs += 5001
    expect((await get('/hero.jpg?w=320')).body).toBe('small')
  })

  it('is replaced by the originals if it is slow, however many images wait for it', async () => {
    const { get } = await withResizer(() => undefined)
    const startedMs = performance.now()
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}.jpg?w=320`)
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(answers).toEqual(paths.map(() => original))
    const tookMs = performance.now() - startedMs
    expect(tookMs).toBeGreaterThan(2900)
    expect(tookMs).toBeLessThan(20_000)
  })

  it('is replaced by the original if too many images wait for it', async () => {
    const never = vi.spyOn(AbortSignal, 'timeout')
    never.mockImplementation(() => new AbortController().signal)
    onTestFinished(() => never.mockRestore())
    const waiting: (() => void)[] = []
    let isOpen = false
    const { get } = await withResizer((request, response) => {
      if (isOpen) answerSmall(request, response)
      else waiting.push(() => answerSmall(request, response))
    })
    const early = Array.from({ length: 144 }, (_, index) => get(`/${index}.jpg?w=320`))
    expect(await get('/late.jpg?w=320')).toEqual(original)
    await vi.waitFor(() => expect(waiting).toHaveLength(16), { timeout: 60_000 })
    isOpen = true
    for (const answer of waiting) answer()
    expect(new Set((await Promise.all(early)).map(({ body }) => body))).toEqual(new Set(['small']))
  })

  it('can fetch the originals from the proxy, however many images it resizes', async () => {
    const { get, asked } = await withResizer((request, response) => {
      void proxied(request.url?.replace('/320', '') ?? '').then(({ body }) =>
        response.writeHead(200, { 'content-type': 'image/webp' }).end(`small ${body}`),
      )
    })
    const proxied = get
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}.jpg?w=320`)
    const answers = await Promise.all(paths.map((path) => get(path)))
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['small original']))
    expect(asked).toHaveLength(80)
  })

  it('receives one request in five seconds if the original is missing', async () => {
    const { get, asked } = await withResizer((_request, response) => response.writeHead(404).end())
    for (const width of [320, 640, 320]) {
      expect((await get(`/missing.jpg?w=${width}`)).status).toBe(404)
    }
    expect(asked).toEqual(['resizer /320/missing.jpg', 'original /missing.jpg'])
  })
})

const video = Buffer.from('0123456789')
const server = createServer((request, response) => {
  if (request.url === '/page.mp4' || request.url === '/both.mp4') {
    const type = request.url === '/both.mp4' ? 'video/mp4, text/html' : 'text/html'
    response.writeHead(200, { 'content-type': type }).end('<script>bad()</script>')
    return
  }
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  if (start === undefined) {
    response.writeHead(200, { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }).end(video)
  } else if (Number(start) >= video.length) {
    response.writeHead(416, { 'content-range': `bytes */${video.length}` }).end()
  } else {
    const part = video.subarray(Number(start), Number(end) + 1)
    const range = `bytes ${start}-${end}/${video.length}`
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': range }).end(part)
  }
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => server.close())

const get = (path: string, headers: Record<string, string> = {}) => {
  const address = new URL(getMediaUrl(origin + path), 'http://localhost')
  const handle = createMediaProxy({
    fetch: (...asked) => fetch(...asked),
    sources: mediaSources(origin),
    now: Date.now,
  })
  return handle(new Request(address, { headers }))
}

it('serves a video from the site’s own origin, whole and in parts', async () => {
  const whole = await get('/walk.mp4')
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  expect(whole.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox$/)
  expect(await whole.text()).toBe('0123456789')
  const part = await get('/walk.mp4', { range: 'bytes=2-4' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10'])
  expect(await part.text()).toBe('234')
  const beyond = await get('/walk.mp4', { range: 'bytes=10-12' })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
})

it.each(['/page.mp4', '/both.mp4'])('rejects a disguised video: %s', async (path) => {
  const page = await get(path)
  expect(page.status).toBe(404)
  expect(await page.text()).not.toContain('script')
})
