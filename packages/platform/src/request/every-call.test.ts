import * as graph from '../graph.ts'
import * as rest from '../rest.ts'
import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { isHttpError, isNoResponseError, isNotFoundError } from '../errors/errors.ts'
import { withCallOptions } from '../platform/platform.ts'
import { severalRequestCalls, singleRequestCalls, testPassword } from './calls.test-kit.ts'
import {
  failConnection,
  jsonResponse,
  neverRespond,
  startPlatformServer,
  fakeClock,
  testPlatform,
  testSecrets,
} from './server.test-kit.ts'

const { requests, respondWith } = startPlatformServer()

it('has a case for every call of both entries [S1.13]', () => {
  expect([...Object.keys(singleRequestCalls), ...severalRequestCalls].toSorted()).toEqual(
    Object.entries({ ...rest, ...graph })
      .filter(([, value]) => typeof value === 'function')
      .map(([name]) => name)
      .toSorted(),
  )
})

describe.each(Object.entries(singleRequestCalls))('%s', (_name, call) => {
  const { run, answer, method, path, token, isWrite = false } = call
  const isGraph = path.endsWith('/graphql')

  it('sends the API key, the application key and an Accept header [S7.02] [S7.03]', async () => {
    respondWith(jsonResponse(answer))
    await run(testPlatform())
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ method, path })
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      accept: 'application/json',
      'x-api-key': testSecrets.apiKey,
      'x-application-key': testSecrets.applicationKey,
    })
  })

  it.skipIf(token === 'own')(
    `sends ${token ? 'the token as a bearer [S6.05]' : 'no token with a public read [S6.11]'}`,
    async () => {
      respondWith(jsonResponse(answer))
      await run(testPlatform())
      expect(requests[0]!.headers.get('authorization')).toBe(
        token ? `Bearer ${testSecrets.token}` : null,
      )
    },
  )

  it.runIf(token === 'required')('sends nothing without a token [S6.09] [S6.10]', async () => {
    await expect(run(testPlatform({ token: undefined }))).rejects.toMatchObject({
      name: 'MissingArgumentError',
    })
    expect(requests).toHaveLength(0)
  })

  it.skipIf(token === 'own' || token === 'required')('works without a token [S6.11]', async () => {
    respondWith(jsonResponse(answer))
    await run(testPlatform({ token: undefined }))
    expect(requests[0]!.headers.get('authorization')).toBeNull()
  })

  it('accepts any 2xx and parses its body [S7.04] [S7.05]', async () => {
    respondWith(jsonResponse(answer))
    const expected = await run(testPlatform())
    respondWith(jsonResponse(answer, { status: 203 }))
    expect(await run(testPlatform())).toEqual(expected)
  })

  // fetchPageTags resolves to an empty list for a 404.
  const isTags = path.endsWith('/tags/sam') && method === 'GET'
  it.skipIf(isTags)(
    'rejects with status, body and headers of an error response [S8.12] [S8.14]',
    async () => {
      const headers = { 'x-id': '7', 'x-request-id': 'r-7' }
      respondWith(jsonResponse({ errorMessage: 'No such thing' }, { status: 404, headers }))
      const error = await run(testPlatform()).then(
        () => undefined,
        (reason: unknown) => reason,
      )
      expect(isHttpError(error, 404)).toBe(true)
      expect(isNotFoundError(error)).toBe(true)
      expect(error).toMatchObject({
        status: 404,
        data: { errorMessage: 'No such thing' },
        headers: { 'x-id': '7' },
        request: { method },
        requestId: 'r-7',
      })
      expect(requests).toHaveLength(1)
    },
  )

  it('rejects a response that is not JSON', async () => {
    respondWith(() => new Response('<html>Log in to the Wi-Fi</html>'))
    await expect(run(testPlatform())).rejects.toMatchObject({
      name: 'HttpError',
      status: 200,
      data: '<html>Log in to the Wi-Fi</html>',
    })
  })

  it('rejects with NoResponseError and its cause [S8.12]', async () => {
    const refusal = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    const platform = testPlatform({ retries: 0, fetch: () => Promise.reject(refusal) })
    const error: unknown = await run(platform).catch((reason: unknown) => reason)
    expect(isNoResponseError(error)).toBe(true)
    expect(inspect((error as Error).cause)).toContain('ECONNREFUSED')
    expect(error).toMatchObject({ request: { method } })
  })

  it('rejects after the timeout [S8.10]', async () => {
    respondWith(neverRespond)
    // Counted when sent: on a slow machine the timeout may fire before the request arrives.
    const sent = vi.fn<typeof fetch>((...request) => fetch(...request))
    await expect(run(testPlatform({ timeoutMs: 40, fetch: sent }))).rejects.toMatchObject({
      name: 'TimeoutError',
      message: 'timeout of 40ms exceeded',
    })
    expect(sent).toHaveBeenCalledOnce()
  })

  it('sends nothing if it is already aborted', async () => {
    respondWith(jsonResponse(answer))
    const reason = new Error('not needed')
    await expect(run(testPlatform(), AbortSignal.abort(reason))).rejects.toBe(reason)
    expect(requests).toHaveLength(0)
  })

  it("rejects with the signal's reason if it is aborted during the request", async () => {
    const controller = new AbortController()
    const reason = new Error('navigated away')
    respondWith((request) => {
      controller.abort(reason)
      return neverRespond(request)
    })
    await expect(run(testPlatform(), controller.signal)).rejects.toBe(reason)
    expect(requests).toHaveLength(1)
  })

  it.runIf(isWrite).each([
    ['a lost connection', failConnection],
    ['429', jsonResponse({}, { status: 429 })],
    ['503', jsonResponse({}, { status: 503 })],
  ])('is a write and is not retried after %s', async (_what, failure) => {
    respondWith(failure, jsonResponse(answer))
    await expect(run(testPlatform())).rejects.toThrow(/got no response|returned/)
    expect(requests).toHaveLength(1)
  })

  it.skipIf(isWrite).each([
    ['a lost connection', failConnection],
    ['429', jsonResponse({}, { status: 429 })],
    ['503', jsonResponse({}, { status: 503 })],
  ])('retries after %s with growing delays', async (_what, failure) => {
    respondWith(failure, failure, jsonResponse(answer))
    const clock = fakeClock()
    await run(testPlatform({ clock }))
    expect(requests).toHaveLength(3)
    expect(clock.waitsMs).toEqual([100, 200])
  })

  it.skipIf(isWrite)('adds jitter to retries', async () => {
    respondWith(failConnection, failConnection, jsonResponse(answer))
    const clock = fakeClock()
    await run(testPlatform({ clock, random: () => 0.5 }))
    expect(clock.waitsMs).toEqual([150, 300])
  })

  it.skipIf(isWrite)('honours Retry-After in seconds or as a date', async () => {
    const clock = fakeClock()
    const later = new Date(clock.now() + 8000).toUTCString()
    respondWith(
      jsonResponse({}, { status: 429, headers: { 'Retry-After': '3' } }),
      jsonResponse({}, { status: 503, headers: { 'Retry-After': later } }),
      jsonResponse(answer),
    )
    await run(testPlatform({ clock }))
    expect(clock.waitsMs).toEqual([3000, 5000])
  })

  it('does not wait beyond the deadline', async () => {
    respondWith(jsonResponse({ wait: true }, { status: 429, headers: { 'Retry-After': '60' } }))
    const clock = fakeClock()
    await expect(run(testPlatform({ clock }))).rejects.toMatchObject({ status: 429 })
    expect(requests).toHaveLength(1)
    expect(clock.waitsMs).toEqual([])
  })

  it.skipIf(isWrite)('rejects with the last error after all retries', async () => {
    respondWith(failConnection, failConnection, jsonResponse({ tired: true }, { status: 503 }))
    await expect(run(testPlatform())).rejects.toMatchObject({ status: 503, data: { tired: true } })
    expect(requests).toHaveLength(3)
  })

  it.each([400, 401, 403, 409, 422, 500, 502])('does not retry after %i', async (status) => {
    respondWith(jsonResponse({}, { status }))
    await expect(run(testPlatform())).rejects.toMatchObject({ status })
    expect(requests).toHaveLength(1)
  })

  it('keeps keys, tokens and passwords out of errors', async () => {
    const failures = [
      failConnection,
      neverRespond,
      jsonResponse({}, { status: 500 }),
      jsonResponse({ data: null, errors: [{ message: 'Broken' }] }, { status: 500 }),
    ]
    for (const failure of failures) {
      respondWith(failure)
      const error: unknown = await run(testPlatform({ retries: 0, timeoutMs: 30 })).catch(
        (reason: unknown) => reason,
      )
      const everything = `${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)} ${String(error)}`
      for (const secret of [...Object.values(testSecrets), testPassword]) {
        expect(everything).not.toContain(secret)
      }
    }
  })

  it.runIf(isGraph)("rejects with the graph's first message [S7.37] [S7.48]", async () => {
    const errors = [{ message: 'Page not found', path: ['page'] }, { message: 'And more' }]
    respondWith(jsonResponse({ data: null, errors }, { headers: { 'x-request-id': 'r-7' } }))
    await expect(run(testPlatform())).rejects.toMatchObject({
      name: 'GraphError',
      message: 'Page not found',
      messages: ['Page not found', 'And more'],
      requestId: 'r-7',
    })
    expect(requests).toHaveLength(1)
    expect(requests[0]!.body).toHaveProperty(
      'query',
      expect.stringMatching(isWrite ? /^\s*mutation / : /^\s*query /),
    )
  })

  const isTotals = /^fetch(?:Page|Pages)?Totals$/.test(_name)
  const withoutData = [{ data: null }, {}, { data: 'none' }, { data: [] }, [], 7]
  it.runIf(isGraph && isTotals).each(withoutData)(
    'returns no totals for %j [S7.47]',
    async (body) => {
      respondWith(jsonResponse(body))
      expect([[], [[]]]).toContainEqual(await run(testPlatform()))
    },
  )

  it.runIf(isGraph && !isTotals).each(withoutData)(
    'rejects %j without data, and says whether a write may be stored [S7.37]',
    async (body) => {
      respondWith(jsonResponse(body))
      await expect(run(testPlatform())).rejects.toMatchObject({
        name: 'GraphError',
        message: `The GraphQL response has no data: ${isWrite ? 'the write may have been stored' : 'nothing was written'}`,
        mayBeWritten: isWrite,
        request: { method: 'POST', path: '/v1/justgiving/graphql' },
      })
      expect(requests).toHaveLength(1)
    },
  )

  it('calls the hooks, and sends the client name and the headers of the call', async () => {
    const told: object[] = []
    const platform = testPlatform({
      appInfo: { name: 'charity-site', version: '1.4.0' },
      onRequest: (event) => told.push(event),
      onResponse: (event) => told.push(event),
    })
    respondWith(jsonResponse(answer, { headers: { 'x-request-id': 'r-7' } }))
    await run(withCallOptions(platform, { headers: { 'x-trace': 'one call' } }))
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      'x-client-name': 'charity-site/1.4.0',
      'x-trace': 'one call',
      'x-api-key': testSecrets.apiKey,
    })
    const request = {
      method,
      path: path.replace(/^\/(?:api|services|identity|metadata|images)/, ''),
      attempt: 1,
    }
    expect(told).toEqual([request, { ...request, status: 200, durationMs: 0, requestId: 'r-7' }])
  })

  it('uses the fetch of the platform', async () => {
    const seen: string[] = []
    const platform = testPlatform({
      fetch: (input) => {
        seen.push(new URL(input instanceof Request ? input.url : String(input)).pathname)
        return Promise.resolve(Response.json(answer))
      },
    })
    await run(platform)
    expect(seen).toEqual([path])
    expect(requests).toHaveLength(0)
  })
})
