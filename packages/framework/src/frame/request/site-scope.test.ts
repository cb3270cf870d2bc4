import { NoResponseError } from '@milepost/platform'
import { createReadCache } from '@milepost/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { getSiteScope } from './scopes.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the scope of an application’s loaders', () => {
  it('caches reads for everyone, fresh for 15 seconds by default', async () => {
    let now = 0
    const bare = scopeOf()
    const reads = createReadCache({ now: () => now })
    const services = { ...bare.services, reads } as typeof bare.services
    const { readCached } = getSiteScope({ ...bare, services })
    let count = 0
    const load = async () => (count += 1)
    const [hour, second] = [3_600_000, 1000]
    expect((await readCached('tides', load)).value).toBe(1)
    now = 14 * second
    expect((await readCached('tides', load)).value).toBe(1)
    expect((await readCached('winds', load)).value).toBe(2)
    now = hour
    expect((await readCached('tides', load)).value).toBe(3)
    const age = { freshMs: 2 * hour, staleMs: 2 * hour }
    now = 2 * hour
    expect((await readCached('winds', load, age)).value).toBe(2)
  })

  it('keeps its reads apart from the site’s reads of the same name', async () => {
    const scope = scopeOf()
    await scope.services.reads.read(
      'tides',
      { kind: 'other', freshMs: 1000, staleMs: 1000 },
      async () => 'ours',
    )
    expect((await getSiteScope(scope).readCached('tides', async () => 'theirs')).value).toBe(
      'theirs',
    )
  })

  it('returns undefined if the platform fails, and shortens the page’s cache lifetime', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const scope = scopeOf()
    const reading = await getSiteScope(scope).readIfPossible(() =>
      Promise.reject(new NoResponseError({} as never, new Error('down'))),
    )
    expect(reading).toBeUndefined()
    expect(scope.facts.isDegraded).toBe(true)
  })
})
