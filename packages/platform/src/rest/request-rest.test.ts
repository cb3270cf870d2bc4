import axios, { AxiosError, type AxiosInstance, type AxiosResponse, create } from 'axios'
import { afterEach, describe, expect, it } from 'vitest'
import {
  jsonResponse,
  testSecrets,
  startPlatformServer,
  fakeClock,
  testPlatform,
} from '../request/server.test-kit.ts'
import type { PlatformConfig } from '../platform/platform.ts'
import { requestRest } from './request-rest.ts'

const { requests, respondWith } = startPlatformServer()

describe('requestRest', () => {
  it('sends a body as JSON, and the token on request', async () => {
    respondWith(jsonResponse({ ok: true }))
    expect(
      await requestRest(testPlatform({ authType: 'Basic' }), {
        method: 'PUT',
        to: 'api',
        path: '/v1/account',
        body: { email: 'sam@example.org' },
        withToken: true,
      }),
    ).toEqual({ ok: true })
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { email: 'sam@example.org' } })
    expect(requests[0]!.headers.get('content-type')).toBe('application/json')
    expect(requests[0]!.headers.get('authorization')).toBe(`Basic ${testSecrets.token}`)
  })

  it.each(['OK', '"sent"', 'Created'])(
    'accepts the text %j of a 2xx for a write, and not for a read',
    async (text) => {
      respondWith(() => new Response(text, { status: 200 }))
      const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
        requestRest(testPlatform(), { method, to: 'api', path: '/v1/x' })
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        expect(await send(method)).toBe(text.replaceAll('"', ''))
      }
      await expect(send('GET')).rejects.toMatchObject({ status: 200 })
    },
  )

  it('rejects an HTML page in response to a write', async () => {
    respondWith(() => new Response('\n<!doctype html><title>Sign in to Wi-Fi</title>'))
    await expect(
      requestRest(testPlatform(), { method: 'PUT', to: 'api', path: '/v1/x', body: {} }),
    ).rejects.toMatchObject({ status: 200 })
  })

  it("returns an empty body as ''", async () => {
    respondWith(() => new Response(null, { status: 204 }))
    expect(
      await requestRest(testPlatform(), { method: 'POST', to: 'services', path: '/v1/x' }),
    ).toBeFalsy()
  })

  it('omits empty values, repeats keys and encodes a query', async () => {
    respondWith(jsonResponse({}))
    await requestRest(testPlatform(), {
      to: 'identity',
      path: '/connect/x',
      query: { a: '', b: null, c: undefined, d: [], e: [1, '', 2], f: 0, g: false, 'h&': '&=é 😀' },
    })
    expect(requests[0]!.search).toBe('?e=1&e=2&f=0&g=false&h%26=%26%3D%C3%A9%20%F0%9F%98%80')
    expect(requests[0]!.path).toBe('/identity/connect/x')
  })

  it.each([
    ['0', 0],
    ['2025-06-01T00:00:05Z', 5000],
    ['soon', 100],
    ['Sun, 01 Jun 2025 00:00:00 GMT', 0],
    ['Sat, 31 May 2025 23:59:59 GMT', 100],
    ['', 100],
  ])('with Retry-After %j waits %i ms', async (header, waitMs) => {
    respondWith(
      jsonResponse({}, { status: 503, headers: { 'Retry-After': header } }),
      jsonResponse({}),
    )
    const clock = fakeClock()
    await requestRest(testPlatform({ clock }), { to: 'api', path: '/v1/x' })
    expect(clock.waitsMs).toEqual([waitMs])
  })

  it('limits even the first attempt to the deadline', async () => {
    respondWith(() => new Promise(() => {}))
    await expect(
      requestRest(testPlatform({ timeoutMs: 900, deadlineMs: 30 }), { to: 'api', path: '/v1/x' }),
    ).rejects.toThrow('timeout of 30ms exceeded')
  })

  it('limits a retry to the rest of the deadline', async () => {
    respondWith(
      jsonResponse({}, { status: 503, headers: { 'Retry-After': '1' } }),
      () => new Promise(() => {}),
    )
    await expect(
      requestRest(testPlatform({ timeoutMs: 900, deadlineMs: 1050 }), { to: 'api', path: '/v1/x' }),
    ).rejects.toThrow('timeout of 50ms exceeded')
  })

  it.each([0, 70])(
    'rejects with a timeout if the delay before a retry ended %i ms too late',
    async (lateMs) => {
      respondWith(jsonResponse({}, { status: 503 }), () => new Promise(() => {}))
      const clock = fakeClock()
      const platform = testPlatform({ clock, timeoutMs: 900, deadlineMs: 101 })
      clock.wait = (delayMs) => {
        const endMs = clock.now() + delayMs + 1 + lateMs
        clock.now = () => endMs
        return Promise.resolve()
      }
      await expect(requestRest(platform, { to: 'api', path: '/v1/x' })).rejects.toThrow(
        'timeout of',
      )
    },
  )
})

describe('requestRest with an axios instance of the application', () => {
  const read = (instance: AxiosInstance, config: Partial<PlatformConfig> = {}) =>
    requestRest(testPlatform({ axios: instance, ...config }), { to: 'api', path: '/v1/x' })

  it('runs the interceptors of requests and responses', async () => {
    const instance = create()
    const seen: unknown[] = []
    instance.interceptors.request.use((config) => {
      config.headers.set('x-tenant', 'river')
      return config
    })
    instance.interceptors.response.use(
      (response) => {
        seen.push(response.status)
        return response
      },
      (error: AxiosError) => {
        seen.push(error.code, error.response?.status)
        throw error
      },
    )
    respondWith(jsonResponse({ id: 7 }), jsonResponse({ errorMessage: 'No' }, { status: 404 }))
    expect(await read(instance)).toEqual({ id: 7 })
    await expect(read(instance)).rejects.toMatchObject({
      name: 'HttpError',
      status: 404,
      data: { errorMessage: 'No' },
    })
    expect(requests.map(({ headers }) => headers.get('x-tenant'))).toEqual(['river', 'river'])
    expect(seen).toEqual([200, AxiosError.ERR_BAD_REQUEST, 404])
  })

  it("sends the instance's headers and parameters, overridden by its own", async () => {
    respondWith(jsonResponse({}))
    const instance = create({
      headers: { 'x-tenant': 'river', accept: 'text/html' },
      params: { edition: 2, country: 'IE' },
    })
    await requestRest(testPlatform({ axios: instance }), {
      to: 'api',
      path: '/v1/x',
      query: { country: 'GB' },
    })
    expect(requests[0]!.search).toBe('?edition=2&country=GB')
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      'x-tenant': 'river',
      accept: 'application/json',
      'x-api-key': testSecrets.apiKey,
    })
  })

  it("ignores the instance's URL, adapter, timeout, statuses and transformers", async () => {
    const fail = () => Promise.reject(new Error('not this way'))
    const instance = create({
      baseURL: 'http://elsewhere.test/other',
      adapter: fail,
      env: { fetch: fail },
      timeout: 1,
      responseType: 'arraybuffer',
      validateStatus: () => false,
      transformRequest: () => 'changed',
      transformResponse: () => 'changed',
      paramsSerializer: () => 'changed',
    })
    const slowly: typeof fetch = async (...request) => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return fetch(...request)
    }
    respondWith(jsonResponse({ id: 7 }))
    const answer = await requestRest(testPlatform({ axios: instance, fetch: slowly }), {
      method: 'POST',
      to: 'identity',
      path: '/v1/x',
      query: { ids: [1, 2] },
      body: { name: 'Sam' },
    })
    expect(answer).toEqual({ id: 7 })
    expect(requests).toMatchObject([
      { method: 'POST', path: '/identity/v1/x', search: '?ids=1&ids=2', body: { name: 'Sam' } },
    ])
  })

  it('rethrows the error of an interceptor unchanged, without a retry', async () => {
    const instance = create()
    const reason = new Error('signed out')
    instance.interceptors.request.use(() => Promise.reject(reason))
    const ended: unknown[] = []
    await expect(read(instance, { onResponse: (event) => ended.push(event) })).rejects.toBe(reason)
    expect(ended).toHaveLength(1)
    expect(requests).toHaveLength(0)
  })

  it("rethrows an interceptor's axios error, even with a response", async () => {
    const other = { status: 200, data: { access_token: 'OTHER' }, headers: {} } as AxiosResponse
    const refused = new AxiosError('refused', 'X', undefined, undefined, other)
    const instance = create()
    respondWith(jsonResponse({ success: false }), jsonResponse({}, { status: 401 }))
    const id = instance.interceptors.response.use(() => Promise.reject(refused))
    await expect(read(instance)).rejects.toBe(refused)
    instance.interceptors.response.eject(id)
    const withoutResponse = new AxiosError('signed out')
    instance.interceptors.response.use(undefined, () => Promise.reject(withoutResponse))
    await expect(read(instance, { retries: 2 })).rejects.toBe(withoutResponse)
    expect(requests).toHaveLength(2)
  })

  it('rejects if an interceptor replaces the response with its body', async () => {
    const instance = create()
    instance.interceptors.response.use(({ data }) => data as never)
    respondWith(jsonResponse({ id: 7 }))
    await expect(read(instance)).rejects.toMatchObject({ name: 'HttpError' })
  })
})

describe('requestRest without an axios instance', () => {
  const { common } = axios.defaults.headers
  const { transformRequest = [] } = axios.defaults
  afterEach(() => {
    axios.interceptors.request.clear()
    delete axios.defaults.auth
    delete common['x-application']
    axios.defaults.transformRequest = transformRequest
  })

  it('ignores the interceptors and defaults of a shared axios', async () => {
    axios.interceptors.request.use(() => Promise.reject(new Error('not ours')))
    axios.defaults.auth = { username: 'app', password: 'secret' }
    axios.defaults.transformRequest = () => 'changed'
    common['x-application'] = 'secret'
    respondWith(jsonResponse({}), jsonResponse({}))
    await requestRest(testPlatform(), { method: 'POST', to: 'api', path: '/v1/x', body: { a: 1 } })
    await requestRest(testPlatform(), { method: 'POST', to: 'api', path: '/v1/x' })
    expect(requests.map(({ body }) => body)).toEqual([{ a: 1 }, undefined])
    expect(requests.map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json',
      null,
    ])
    expect(requests[0]!.headers.get('x-application')).toBeNull()
    expect(requests[0]!.headers.get('authorization')).toBeNull()
  })
})
