import { describe, expect, it, vi } from 'vitest'
import { createPurge, type PurgeSettings } from './create-purge.ts'

/** A cache that answers one status after the other, the last one for ever. */
function cacheThatAnswers(...statuses: (number | 'nothing')[]) {
  const asked: { url: string; method: string | undefined; headers: Record<string, string> }[] = []
  const working: Promise<unknown>[] = []
  const errors: Error[] = []
  const wait = vi.fn<(delayMs: number) => Promise<void>>(() => Promise.resolve())
  const purgeBy = (settings: Partial<PurgeSettings> = {}) =>
    createPurge(
      { driver: 'varnish', url: 'http://cache.example/', ...settings },
      {
        async fetch(url, { method, headers }) {
          const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200
          asked.push({ url, method, headers: Object.fromEntries(new Headers(headers)) })
          if (status === 'nothing') throw new TypeError('no answer')
          return { ok: status < 300, status }
        },
        onError: (error) => errors.push(error),
        wait,
        background: (work) => working.push(work),
      },
    )
  return { asked, errors, wait, purgeBy, settled: () => Promise.all(working) }
}

describe('a purge', () => {
  it('tells Varnish all keys in one request', async () => {
    const { asked, purgeBy, settled } = cacheThatAnswers(200)
    purgeBy({ token: 'secret' })(['a/figures', 'a/page/ada'])
    await settled()
    expect(asked).toEqual([
      {
        url: 'http://cache.example/',
        method: 'PURGE',
        headers: { authorization: 'Bearer secret', 'surrogate-key': 'a/figures a/page/ada' },
      },
    ])
  })

  it('tells a service like Fastly’s to keep what is old for a bad day', async () => {
    const { asked, purgeBy, settled } = cacheThatAnswers(200)
    purgeBy({ driver: 'fastly', url: 'https://cdn.example/service/1/purge', token: 'secret' })([
      'a',
    ])
    await settled()
    expect(asked).toEqual([
      {
        url: 'https://cdn.example/service/1/purge',
        method: 'POST',
        headers: { 'fastly-key': 'secret', 'fastly-soft-purge': '1', 'surrogate-key': 'a' },
      },
    ])
  })

  it('asks nothing for no keys, and again for more than one request takes', async () => {
    const { asked, purgeBy, settled } = cacheThatAnswers(200)
    purgeBy()([])
    expect(asked).toEqual([])
    const keys = Array.from({ length: 600 }, (_, at) => `key-${at}`)
    purgeBy()(keys)
    await settled()
    expect(asked.map(({ headers }) => headers['surrogate-key']?.split(' ').length)).toEqual([
      256, 256, 88,
    ])
    expect(asked.flatMap(({ headers }) => headers['surrogate-key']?.split(' '))).toEqual(keys)
  })

  it.each([503, 'nothing'] as const)('is asked a second time after %s', async (first) => {
    const { asked, errors, wait, purgeBy, settled } = cacheThatAnswers(first, 200)
    purgeBy()(['a'])
    await settled()
    expect([asked.length, errors.length]).toEqual([2, 0])
    expect(wait).toHaveBeenCalledExactlyOnceWith(1000)
  })

  it('is told of once, when it fails twice', async () => {
    const { asked, errors, purgeBy, settled } = cacheThatAnswers(405)
    purgeBy()(['a'])
    await settled()
    expect(asked).toHaveLength(2)
    expect(errors.map(({ message, cause }) => [message, String(cause)])).toEqual([
      ['The cache in front of the site could not be purged', 'Error: The cache answered 405'],
    ])
  })
})
