import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPurge, type PurgeSettings } from './create-purge.ts'

/** Starts a cache that sends one status after the other and then repeats the last one. 0 closes the connection. */
async function startCache(...statuses: number[]) {
  const requests: { method: string | undefined; headers: Record<string, unknown>; body: string }[] =
    []
  const server = createServer(async ({ method, headers, socket }, response) => {
    const status = statuses[Math.min(requests.length, statuses.length - 1)] ?? 200
    requests.push({ method, headers, body: await text(response.req) })
    if (status === 0) socket.destroy()
    else response.writeHead(status).end('{"success":true}')
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const running: Promise<unknown>[] = []
  const onError = vi.fn<(error: Error) => void>()
  const wait = vi.fn<(delayMs: number) => Promise<void>>(() => Promise.resolve())
  return {
    requests,
    onError,
    wait,
    purge: async (settings: Omit<PurgeSettings, 'url'>, keys: readonly string[]) => {
      const url = `http://127.0.0.1:${port}/purge`
      const background = (work: Promise<unknown>) => running.push(work)
      createPurge({ ...settings, url }, { fetch, onError, wait, background })(keys)
      await Promise.all(running)
    },
  }
}

describe('createPurge', () => {
  it('sends the keys to Varnish in one PURGE request', async () => {
    const { requests, purge } = await startCache(200)
    await purge({ driver: 'varnish', token: 'secret' }, ['a/figures', 'a/page/ada'])
    expect(requests).toEqual([
      {
        method: 'PURGE',
        headers: expect.objectContaining({
          authorization: 'Bearer secret',
          'surrogate-key': 'a/figures a/page/ada',
        }),
        body: '',
      },
    ])
  })

  it('asks Fastly for a soft purge, which keeps stale pages for outages', async () => {
    const { requests, purge } = await startCache(200)
    await purge({ driver: 'fastly', token: 'secret' }, ['a', 'b'])
    expect(requests).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({
          'fastly-key': 'secret',
          'fastly-soft-purge': '1',
          'surrogate-key': 'a b',
        }),
        body: '',
      },
    ])
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['cloudflare', '{"tags":["a/figures","a/page/ada"]}'],
    ['webhook', '{"keys":["a/figures","a/page/ada"]}'],
  ] as const)('posts the keys to %s as JSON with a bearer token', async (driver, body) => {
    const { requests, purge } = await startCache(200)
    await purge({ driver, token: 'secret' }, ['a/figures', 'a/page/ada'])
    expect(requests).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({
          authorization: 'Bearer secret',
          'content-type': 'application/json',
        }),
        body,
      },
    ])
    expect(requests[0]?.headers).not.toHaveProperty('surrogate-key')
  })

  it('sends no Authorization header to a webhook without a token', async () => {
    const { requests, purge } = await startCache(200)
    await purge({ driver: 'webhook' }, ['a'])
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('sends no request for an empty list of keys', async () => {
    const { requests, purge } = await startCache(200)
    await purge({ driver: 'webhook' }, [])
    expect(requests).toEqual([])
  })

  it.each([
    ['fastly', 3, 256],
    ['cloudflare', 6, 100],
  ] as const)(
    'splits 600 keys for %s into %i requests of at most %i',
    async (driver, count, max) => {
      const { requests, purge } = await startCache(200)
      const keys = Array.from({ length: 600 }, (_, index) => `key-${index}`)
      await purge({ driver, token: 'secret' }, keys)
      const sent = requests.map(({ headers, body }) =>
        driver === 'cloudflare'
          ? (JSON.parse(body) as { tags: string[] }).tags
          : String(headers['surrogate-key']).split(' '),
      )
      expect(sent).toHaveLength(count)
      expect(Math.max(...sent.map(({ length }) => length))).toBe(max)
      expect(new Set(sent.flat())).toEqual(new Set(keys))
    },
  )

  it.each([429, 503, 0])('retries once after %i', async (first) => {
    const { requests, onError, wait, purge } = await startCache(first, 200)
    await purge({ driver: 'cloudflare', token: 'secret' }, ['a'])
    expect(requests.map(({ body }) => body)).toEqual(['{"tags":["a"]}', '{"tags":["a"]}'])
    expect(wait).toHaveBeenCalledExactlyOnceWith(1000)
    expect(onError).not.toHaveBeenCalled()
  })

  it('reports one error if the retry fails as well', async () => {
    const { requests, onError, purge } = await startCache(403)
    await purge({ driver: 'cloudflare', token: 'wrong' }, ['a'])
    expect(requests).toHaveLength(2)
    expect(onError.mock.calls.map(([{ message, cause }]) => [message, String(cause)])).toEqual([
      ['The cache in front of the site could not be purged', 'Error: The cache responded with 403'],
    ])
  })
})
