import { describe, expect, it, vi } from 'vitest'
import { expiredKeys } from './expired-keys.ts'
import { createReadCache } from './read-cache.ts'

const options = { freshMs: 1000, staleMs: 10_000 }

function setUp() {
  let nowMs = 0
  const cache = createReadCache({ now: () => nowMs })
  return { cache, pass: (ms: number) => (nowMs += ms) }
}

const everything = expiredKeys([], [''])

describe('createReadCache', () => {
  it('reads once while the value is fresh', async () => {
    const { cache, pass } = setUp()
    const load = vi.fn(async () => 'a')
    await cache.read('k', options, load)
    pass(999)
    const second = await cache.read('k', options, load)
    expect(second).toEqual({ value: 'a', asOf: new Date(0), isLastGood: false })
    expect(load).toHaveBeenCalledOnce()
  })

  it('gives the old value at once when stale, and the new one next time', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'old')
    pass(2000)
    expect((await cache.read('k', options, async () => 'new')).value).toBe('old')
    await vi.waitFor(async () => {
      expect((await cache.read('k', options, async () => 'new')).value).toBe('new')
    })
  })

  it('waits for a new value when the old one is too old', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'old')
    pass(10_001)
    expect(await cache.read('k', options, async () => 'new')).toMatchObject({
      value: 'new',
      isLastGood: false,
    })
  })

  it('falls back to the last good value, with the time it was true', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'good')
    pass(60_000)
    const reading = await cache.read('k', options, () => Promise.reject(new Error('down')))
    expect(reading).toEqual({ value: 'good', asOf: new Date(0), isLastGood: true })
  })

  it('throws when there never was a value', async () => {
    const { cache } = setUp()
    await expect(cache.read('k', options, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'down',
    )
    expect((await cache.read('k', options, async () => 'up')).value).toBe('up')
  })

  it('lets a failing source rest, then asks again', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'good')
    pass(60_000)
    const failing = vi.fn(() => Promise.reject(new Error('down')))
    await cache.read('k', options, failing)
    pass(4000)
    expect((await cache.read('k', options, failing)).isLastGood).toBe(true)
    expect(failing).toHaveBeenCalledOnce()
    pass(1000)
    expect(await cache.read('k', options, async () => 'up')).toMatchObject({
      value: 'up',
      isLastGood: false,
    })
  })

  it('does not trust a read that was under way when its key expired', async () => {
    const { cache } = setUp()
    let answer = (_value: string) => {}
    const slow = cache.read(
      'k',
      options,
      () => new Promise<string>((resolve) => (answer = resolve)),
    )
    cache.expire(everything)
    const fresh = await cache.read('k', options, async () => 'after')
    answer('before')
    expect((await slow).value).toBe('before')
    expect(fresh.value).toBe('after')
    expect((await cache.read('k', options, async () => 'again')).value).toBe('after')
  })

  it('survives a failing refresh in the background', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'good')
    pass(2000)
    const failing = () => Promise.reject(new Error('down'))
    expect((await cache.read('k', options, failing)).value).toBe('good')
    await new Promise((resolve) => setImmediate(resolve))
    expect((await cache.read('k', options, failing)).value).toBe('good')
  })

  it('asks the source once when a thousand ask at the same time', async () => {
    const { cache } = setUp()
    const load = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('a'), 10)))
    await Promise.all(Array.from({ length: 1000 }, () => cache.read('k', options, load)))
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps a value that is undefined: nothing there is an answer too', async () => {
    const { cache } = setUp()
    const load = vi.fn(async () => undefined)
    await cache.read('k', options, load)
    await cache.read('k', options, load)
    expect(load).toHaveBeenCalledOnce()
  })

  it('asks again after expiry, and keeps the old value for a bad day', async () => {
    const { cache } = setUp()
    await cache.read('page:a', options, async () => 1)
    await cache.read('page:b', options, async () => 1)
    expect(cache.expire(expiredKeys(['page:a']))).toBe(true)
    expect(cache.expire(expiredKeys(['page:a']))).toBe(false)
    expect((await cache.read('page:a', options, async () => 2)).value).toBe(2)
    expect((await cache.read('page:b', options, async () => 2)).value).toBe(1)
    cache.expire(everything)
    const reading = await cache.read('page:a', options, () => Promise.reject(new Error('down')))
    expect(reading).toMatchObject({ value: 2, isLastGood: true })
  })

  it('keeps what was read after a change', async () => {
    const { cache, pass } = setUp()
    await cache.read('project:boards', options, async () => 1)
    pass(100)
    expect(cache.expire(everything, 50)).toBe(true)
    await cache.read('project:boards', options, async () => 2)
    expect(cache.expire(everything, 50)).toBe(false)
    expect((await cache.read('project:boards', options, async () => 3)).value).toBe(2)
  })

  it('knows for three seconds that there is nothing', async () => {
    const { cache, pass } = setUp()
    const ages = { freshMs: 20_000, staleMs: 120_000 }
    expect((await cache.read('page:new', ages, async () => undefined)).value).toBeUndefined()
    pass(2999)
    expect((await cache.read('page:new', ages, async () => 'made')).value).toBeUndefined()
    pass(1)
    expect((await cache.read('page:new', ages, async () => 'made')).value).toBe('made')
  })

  it('holds no more than its bytes, and lets nothing go for keys without a value', async () => {
    const cache = createReadCache({ now: () => 0, maxBytes: 100_000, maxMissing: 10 })
    const load = vi.fn(async () => 'x'.repeat(20_000))
    await cache.read('good', options, load)
    for (let index = 0; index < 500; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await cache.read(`made-up-${index}`, options, async () => undefined)
    }
    await cache.read('good', options, load)
    expect(load).toHaveBeenCalledTimes(1)
    for (let index = 0; index < 5; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await cache.read(`large-${index}`, options, async () => 'x'.repeat(20_000))
    }
    await cache.read('good', options, load)
    expect(load).toHaveBeenCalledTimes(2)
  })
})
