import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { RequestTrace } from '../log/request-trace.ts'
import { createFetchHandler } from '../handler/site-handler.ts'
import { createCacheResponder } from './site-listener.ts'
import { type GetCacheKey, createPageCache, createPageHandler } from '../pages/page-cache.ts'
import type { AccessLogEntry } from '../log/access-log-entry.ts'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** Campaign parameters share a cache entry; other queries are private. */
const cacheKey: GetCacheKey = (url) => {
  if (url.pathname === '/broken') throw new TypeError('a mistake of the site')
  const names = [...url.searchParams.keys()]
  if (names.every((name) => name.startsWith('utm_'))) return new URL(url.pathname, url)
  return names.every((name) => name === 'slug') ? url : undefined
}

/** A site on two ports: answered by the application alone, and with the short way before it. */
async function setUp() {
  let nowMs = 0
  const now = () => nowMs
  const cache = createPageCache({ now })
  const render = vi.fn(
    async (_request: Request, { nonce }: { nonce: string }) =>
      new Response(`<p>Gwrych £25</p><script nonce="${nonce}">go()</script>`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'unsafe-url' },
      }),
  )
  const policy = { imageOrigins: [], connectOrigins: [], formOrigins: [], frameAncestors: [] }
  const trace = { route: '/fundraising/:slug' } as RequestTrace
  const { handlePage } = createPageHandler({
    render,
    matchRoute: () => undefined,
    cache,
    cachesPages: true,
    cacheKey,
    now,
    policy: { ...policy, isSecure: true },
  })
  const app = createFetchHandler({
    handlePage: (request) => handlePage(request, { trace }),
    handleMedia: () => Promise.resolve(new Response('media')),
    isReady: () => Promise.resolve(true),
    isSecure: true,
  })
  const lines: AccessLogEntry[] = []
  const shortWay = vi.fn(
    createCacheResponder({
      cache,
      cacheKey,
      isSecure: true,
      now,
      write: (line) => lines.push(line),
      isServedHost: ({ headers }) => headers.host !== 'evil.example',
    }),
  )
  const listener = getRequestListener(app.fetch)
  const longPort = await listen((...asked) => void listener(...asked))
  const shortPort = await listen((...asked) => {
    if (!shortWay(...asked)) void listener(...asked)
  })
  return {
    render,
    lines,
    shortWay,
    pass: (ms: number) => (nowMs += ms),
    askShort: (path: string) => ask(shortPort, path, {}),
    ask: async (path: string, options: Ask = {}) => ({
      long: await ask(longPort, path, options),
      short: await ask(shortPort, path, options),
    }),
  }
}

async function listen(handle: Parameters<typeof createServer>[1] & {}): Promise<number> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  return (server.address() as { port: number }).port
}

interface Ask {
  method?: string
  headers?: Record<string, string>
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

function ask(port: number, path: string, { method = 'GET', headers = {} }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { date: _date, ...rest } = answer.headers
        const body = Buffer.concat(parts).toString('base64')
        resolve({ status: answer.statusCode, headers: rest, body })
      })
    })
    asked.on('error', reject).end()
  })
}

describe('the fast path for cached pages', () => {
  it.each<[string, Ask]>([
    ['/', {}],
    ['/', { headers: { 'accept-encoding': 'gzip, br' } }],
    ['/', { headers: { 'accept-encoding': 'gzip' } }],
    ['/', { method: 'HEAD', headers: { 'accept-encoding': 'br' } }],
    ['/about', { headers: { cookie: 'session=1', host: 'elsewhere.example' } }],
    ['/about?utm_source=a&utm_medium=b', {}],
    ['/?slug=about', {}],
    ['/./', {}],
  ])('responds to %s %j like the application', async (path, options) => {
    const { ask: askBoth, shortWay, render } = await setUp()
    await askBoth(path)
    const { long, short } = await askBoth(path, options)
    expect(shortWay).toHaveLastReturnedWith(true)
    // Only the application leaves the length of a HEAD answer open.
    if (options.method === 'HEAD') delete short.headers['content-length']
    expect(short).toEqual(long)
    expect(render).toHaveBeenCalledOnce()
  })

  it('responds with 304 if the client has the page', async () => {
    const { ask: askBoth, shortWay } = await setUp()
    const { long: first } = await askBoth('/')
    const { long, short } = await askBoth('/', {
      headers: { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' },
    })
    expect(shortWay).toHaveLastReturnedWith(true)
    expect(short.status).toBe(304)
    expect(short).toEqual(long)
  })

  it.each<[string, Ask]>([
    ['/?login', {}],
    ['/?donation-id=7', {}],
    ['/?previewToken=x', {}],
    ['/', { method: 'POST' }],
    ['/_.data', {}],
    ['/', { headers: { host: 'evil.example' } }],
    ['//other.example/?a', {}],
    ['/healthz', {}],
    ['/broken', {}],
  ])('leaves %s %j to the application', async (path, options) => {
    const { ask: askBoth, shortWay } = await setUp()
    await askBoth('/')
    await askBoth(path, options)
    expect(shortWay).toHaveLastReturnedWith(false)
  })

  it('leaves a stale page to the application, which revalidates it', async () => {
    const { ask: askBoth, askShort, shortWay, pass, render } = await setUp()
    await askBoth('/')
    pass(10_001)
    await askShort('/')
    expect(shortWay).toHaveLastReturnedWith(false)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('writes a log line per response, without page names and queries', async () => {
    const { ask: askBoth, lines } = await setUp()
    await askBoth('/fundraising/ada?utm_source=ada')
    await askBoth('/fundraising/ada?utm_source=ada')
    expect(lines.at(-1)).toMatchObject({ method: 'GET', path: '/fundraising/:slug', status: 200 })
  })
})
