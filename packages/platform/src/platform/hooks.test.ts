import { describe, expect, it, vi } from 'vitest'
import { isTimeoutError } from '../errors/errors.ts'
import { fetchTotals } from '../graph.ts'
import {
  failConnection,
  jsonResponse,
  neverRespond,
  startPlatformServer,
  fakeClock,
  testPlatform,
  testSecrets,
} from '../request/server.test-kit.ts'
import { fetchPage, writeTag } from '../rest.ts'
import { createPageWire } from '../testing/wire.test-kit.ts'
import { type Platform, type PlatformConfig, withCallOptions } from './platform.ts'

const { requests, respondWith } = startPlatformServer()
const reasonOf = (run: Promise<unknown>) => run.catch((reason: unknown) => reason)

/** A platform that records the events of its hooks. */
function watched(config: Partial<PlatformConfig> = {}) {
  const told: [string, object][] = []
  const platform = testPlatform({
    onRequest: (event) => told.push(['request', event]),
    onResponse: (event) => told.push(['response', event]),
    onRetry: (event) => told.push(['retry', event]),
    ...config,
  })
  return { told, platform }
}

const totals = { segment: 'page:campaign:c-1', tagId: 'page:campaign', tagValue: 'c-1' }
const reads: [string, string, object, (platform: Platform) => Promise<unknown>][] = [
  ['GET', '/v1/fundraising/pages/sam', createPageWire(), (p) => fetchPage(p, { slug: 'sam' })],
  ['POST', '/v1/justgiving/graphql', { data: { totals: [] } }, (p) => fetchTotals(p, totals)],
]

describe('hooks', () => {
  it.each(reads)('are called for each attempt: %s %s', async (method, path, answer, run) => {
    const { told, platform } = watched()
    const clock = fakeClock()
    respondWith(
      failConnection,
      jsonResponse({}, { status: 503, headers: { 'Retry-After': '3' } }),
      () => {
        void clock.wait(120)
        return Response.json(answer, { headers: { 'x-request-id': 'r-3' } })
      },
    )
    await run(testPlatform({ ...platform, clock }))
    const request = { method, path }
    const ended = { durationMs: 0, requestId: undefined }
    expect(told).toEqual([
      ['request', { ...request, attempt: 1 }],
      ['response', { ...request, attempt: 1, status: undefined, ...ended }],
      ['retry', { ...request, attempt: 2, delayMs: 100 }],
      ['request', { ...request, attempt: 2 }],
      ['response', { ...request, attempt: 2, status: 503, ...ended }],
      ['retry', { ...request, attempt: 3, delayMs: 3000 }],
      ['request', { ...request, attempt: 3 }],
      ['response', { ...request, attempt: 3, status: 200, durationMs: 120, requestId: 'r-3' }],
    ])
    for (const secret of Object.values(testSecrets))
      expect(JSON.stringify(told)).not.toContain(secret)
  })

  it('are called if a tag is written again', async () => {
    const { told, platform } = watched()
    respondWith(jsonResponse({}, { status: 500 }), jsonResponse({}))
    await writeTag(platform, { slug: 'sam', id: 'branch', label: 'Branch', value: 'London' })
    const request = { method: 'POST', path: '/v1/tags/sam' }
    expect(told.map(([what, event]) => [what, (event as { attempt: number }).attempt])).toEqual([
      ['request', 1],
      ['response', 1],
      ['retry', 2],
      ['request', 2],
      ['response', 2],
    ])
    expect(told[2]![1]).toEqual({ ...request, attempt: 2, delayMs: 0 })
  })

  it.each(reads)('are called for a timeout: %s %s', async (_method, _path, _answer, run) => {
    const { told, platform } = watched({ timeoutMs: 30 })
    respondWith(neverRespond)
    expect(isTimeoutError(await reasonOf(run(platform)))).toBe(true)
    expect(told.map(([what]) => what)).toEqual(['request', 'response'])
    expect(told[1]![1]).toMatchObject({ status: undefined, attempt: 1 })
  })

  it.each(reads)('cannot break a call: %s %s', async (_method, _path, answer, run) => {
    const rejected = vi.fn<(reason: unknown) => void>()
    process.on('unhandledRejection', rejected)
    const hooks: (() => unknown)[] = [
      () => {
        throw new Error('the log is full')
      },
      () => Promise.reject(new Error('the log is away')),
    ]
    for (const hook of hooks) {
      respondWith(failConnection, jsonResponse(answer))
      const platform = testPlatform({ onRequest: hook, onResponse: hook, onRetry: hook })
      await run(platform)
      expect(requests).toHaveLength(2)
    }
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })

  it('cannot change a request through the event', async () => {
    respondWith(jsonResponse({}, { status: 404 }))
    const platform = testPlatform({
      onRequest: (event) => Object.assign(event, { path: '/other' }),
    })
    await expect(fetchPage(platform, { slug: 'sam' })).rejects.toMatchObject({
      request: { path: '/v1/fundraising/pages/sam' },
    })
  })
})

describe('withCallOptions', () => {
  it.each(reads)('sets the timeout of one call: %s %s', async (_m, _p, _answer, run) => {
    respondWith(neverRespond)
    const platform = testPlatform({ timeoutMs: 60_000 })
    await expect(run(withCallOptions(platform, { timeoutMs: 30 }))).rejects.toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 30,
    })
    expect(platform.timeoutMs).toBe(60_000)
  })

  it('limits a read with its retries to twice the timeout', () => {
    const platform = testPlatform({ timeoutMs: 60_000, deadlineMs: 90_000 })
    expect(withCallOptions(platform, { timeoutMs: 30 })).toMatchObject({ deadlineMs: 60 })
    expect(withCallOptions(platform, {})).toEqual(platform)
  })

  it.each(reads)('overrides headers of any case: %s %s', async (_m, _p, answer, run) => {
    respondWith(jsonResponse(answer))
    const platform = testPlatform({ headers: { 'X-Trace': 'all', 'X-Site': 'summit' } })
    const headers = { 'x-trace': 'one', accept: 'application/vnd.example+json' }
    await run(withCallOptions(platform, { headers }))
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      ...headers,
      'x-site': 'summit',
      'x-api-key': testSecrets.apiKey,
    })
    await run(platform)
    expect(requests[1]!.headers.get('x-trace')).toBe('all')
  })

  it.each([
    [{ 'x-trace': 'secret\r\nx-evil: 1' }, 'The header x-trace contains invalid characters'],
    [{ 'x trace': 'secret' }, 'A header name contains invalid characters'],
    [{ 'x-trace': undefined as never }, 'The header x-trace contains invalid characters'],
  ])('rejects an invalid header without repeating it: %j', (headers, message) =>
    expect(() => withCallOptions(testPlatform(), { headers })).toThrow(new TypeError(message)),
  )
})

describe('the client name', () => {
  it.each([
    [undefined, null],
    [{ name: '@charity/site' }, '@charity/site'],
    [{ name: 'charity-site', version: '1.4.0' }, 'charity-site/1.4.0'],
  ])('for %j is %j', async (appInfo, sent) => {
    respondWith(jsonResponse(createPageWire()))
    await fetchPage(testPlatform({ appInfo }), { slug: 'sam' })
    expect(requests[0]!.headers.get('x-client-name')).toBe(sent)
  })

  it('is rejected if it is not a valid header value', () =>
    expect(() => testPlatform({ appInfo: { name: 'café\n' } })).toThrow('x-client-name'))
})
