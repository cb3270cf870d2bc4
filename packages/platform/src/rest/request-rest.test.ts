import { describe, expect, it } from 'vitest'
import {
  jsonResponse,
  testSecrets,
  startPlatformServer,
  stillClock,
  testPlatform,
} from '../request/server.test-kit.ts'
import { requestRest } from './request-rest.ts'

const { requests, answerWith } = startPlatformServer()

describe('requestRest', () => {
  it('sends a body as JSON, and the token where it is asked to', async () => {
    answerWith(jsonResponse({ ok: true }))
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
    'takes the text %j of a 2xx for the success of a write, and not of a read',
    async (text) => {
      answerWith(() => new Response(text, { status: 200 }))
      const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE') =>
        requestRest(testPlatform(), { method, to: 'api', path: '/v1/x' })
      for (const method of ['POST', 'PUT', 'DELETE'] as const) {
        expect(await send(method)).toBe(text.replaceAll('"', ''))
      }
      await expect(send('GET')).rejects.toMatchObject({ status: 200 })
    },
  )

  it('rejects an HTML page in response to a write: it is a proxy’s', async () => {
    answerWith(() => new Response('\n<!doctype html><title>Sign in to Wi-Fi</title>'))
    await expect(
      requestRest(testPlatform(), { method: 'PUT', to: 'api', path: '/v1/x', body: {} }),
    ).rejects.toMatchObject({ status: 200 })
  })

  it('takes an empty answer for nothing', async () => {
    answerWith(() => new Response(null, { status: 204 }))
    expect(
      await requestRest(testPlatform(), { method: 'POST', to: 'services', path: '/v1/x' }),
    ).toBeFalsy()
  })

  it('leaves out what is empty, repeats keys and encodes everything in a query', async () => {
    answerWith(jsonResponse({}))
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
  ])('waits with Retry-After of %j for %i ms', async (header, waitMs) => {
    answerWith(
      jsonResponse({}, { status: 503, headers: { 'Retry-After': header } }),
      jsonResponse({}),
    )
    const clock = stillClock()
    await requestRest(testPlatform({ clock }), { to: 'api', path: '/v1/x' })
    expect(clock.waitsMs).toEqual([waitMs])
  })

  it('takes no longer than its deadline, even in the first try', async () => {
    answerWith(() => new Promise(() => {}))
    await expect(
      requestRest(testPlatform({ timeoutMs: 900, deadlineMs: 30 }), { to: 'api', path: '/v1/x' }),
    ).rejects.toThrow('timeout of 30ms exceeded')
  })

  it('gives a retry no more time than its deadline leaves', async () => {
    answerWith(
      jsonResponse({}, { status: 503, headers: { 'Retry-After': '1' } }),
      () => new Promise(() => {}),
    )
    await expect(
      requestRest(testPlatform({ timeoutMs: 900, deadlineMs: 1050 }), { to: 'api', path: '/v1/x' }),
    ).rejects.toThrow('timeout of 50ms exceeded')
  })
})
