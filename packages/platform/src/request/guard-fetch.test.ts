import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { sandboxEnvironment } from '../environment/environments.ts'
import { createPlatform } from '../platform/create-platform.ts'
import type { Platform } from '../platform/platform.ts'
import { requestRest } from '../rest/request-rest.ts'
import { fetchTotals } from '../totals/fetch-totals.ts'
import { guardFetch } from './guard-fetch.ts'

const servers: Server[] = []

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  vi.unstubAllGlobals()
})

const platformAt = (origin: string) =>
  createPlatform({
    environment: sandboxEnvironment(origin),
    apiKey: 'secret-key',
    timeoutMs: 60_000,
  })

const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
const sendBomb: RequestListener = (_request, response) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    .end(bomb)

it.each([
  ['REST', (origin: string) => requestRest(platformAt(origin), { to: 'api', path: '/v1/a' })],
  [
    'graph',
    (origin: string) =>
      fetchTotals(platformAt(origin), { segment: 's', tagId: 't', tagValue: 'v' }),
  ],
])('a %s call rejects a compressed response beyond the size limit', async (_name, call) => {
  const error: unknown = await call(await serve(sendBomb)).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'NoResponseError' })
  const causes = [error, (error as Error).cause, ((error as Error).cause as Error)?.cause]
  expect(causes.map(String).join()).toContain('larger than 10000000 bytes')
})

it('does not follow a redirect to another origin', async () => {
  const seen: unknown[] = []
  const other = await serve((request, response) => {
    seen.push(request.headers['x-api-key'])
    response.end('{}')
  })
  const origin = await serve((_request, response) =>
    response.writeHead(302, { location: `${other}/b` }).end(),
  )
  const call = requestRest(platformAt(origin), { to: 'api', path: '/v1/a' })
  await expect(call).rejects.toMatchObject({ name: 'HttpError', status: 302 })
  expect(seen).toEqual([])
})

it('follows a redirect within the origin with the API key', async () => {
  const origin = await serve((request, response) => {
    if (request.url?.endsWith('/a')) response.writeHead(301, { location: '/b' }).end()
    else response.end(JSON.stringify({ key: request.headers['x-api-key'] }))
  })
  const answer = await requestRest(platformAt(origin), { to: 'api', path: '/v1/a' })
  expect(answer).toEqual({ key: 'secret-key' })
})

it.each([
  ['GET', 6],
  ['POST', 1],
] as const)('follows five redirects of reads, and none of writes: %s', async (method, count) => {
  let seen = 0
  const origin = await serve((_request, response) => {
    seen += 1
    response.writeHead(307, { location: '/again' }).end()
  })
  const call = requestRest(platformAt(origin), { method, to: 'api', path: '/v1/a' })
  await expect(call).rejects.toMatchObject({ name: 'HttpError', status: 307 })
  expect(seen).toBe(count)
})

it('sends method, body and API key after a server has replaced the global Request', async () => {
  const seen: unknown[] = []
  const origin = await serve(async (request, response) => {
    const body = (await request.toArray()).join('')
    seen.push([request.method, request.headers['x-api-key'], body])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const platform = platformAt(origin)
  await requestRest(platform, { to: 'api', path: '/v1/a' })
  vi.stubGlobal('Request', class extends Request {})
  await requestRest(platform, { method: 'POST', to: 'api', path: '/v1/a', body: { amount: 5 } })
  expect(seen).toEqual([
    ['GET', 'secret-key', ''],
    ['POST', 'secret-key', '{"amount":5}'],
  ])
})

it.each([204, 205, 304])(
  'returns a %i, whose body is an empty stream in Chromium',
  async (status) => {
    const response = new Response(null, { status })
    Object.defineProperty(response, 'body', { value: new ReadableStream() })
    const answer = await guardFetch(async () => response)('https://platform.example/v1/x')
    expect(answer.status).toBe(status)
  },
)

it('wraps a fetch function once, because axios caches each', () => {
  expect(guardFetch(fetch)).toBe(guardFetch(fetch))
})

const ignoringSignals = (timeoutMs: number) =>
  createPlatform({
    environment: sandboxEnvironment('http://platform.test'),
    timeoutMs,
    retries: 0,
    fetch: () => new Promise(() => {}),
  })

it.each([
  [
    'REST',
    (platform: Platform, signal?: AbortSignal) =>
      requestRest(platform, { to: 'api', path: '/v1/a', signal }),
  ],
  [
    'GraphQL',
    (platform: Platform, signal?: AbortSignal) =>
      fetchTotals(platform, { segment: 's', tagId: 't', tagValue: 'v', signal }),
  ],
])('%s calls time out and abort although fetch ignores its signal', async (_transport, call) => {
  await expect(call(ignoringSignals(30))).rejects.toThrow('timeout of 30ms exceeded')
  const controller = new AbortController()
  const reading = call(ignoringSignals(60_000), controller.signal)
  const reason = new Error('left the page')
  controller.abort(reason)
  await expect(reading).rejects.toBe(reason)
})
