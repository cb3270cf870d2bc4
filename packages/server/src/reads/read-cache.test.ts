import { describe, expect, it, vi } from 'vitest'
import { createInvalidatedKeys } from './invalidator.ts'
import { createReadCache, recordReads } from './read-cache.ts'

const options = { kind: 'totals', freshMs: 1000, staleMs: 10_000 } as const

function setUp() {
  let nowMs = 0
  const cache = createReadCache({ now: () => nowMs })
  return { cache, pass: (ms: number) => (nowMs += ms) }
}

const everything = createInvalidatedKeys([], [''])
function deferred<Value>() {
  let answer = (_value: Value) => {}
  const promise = new Promise<Value>((resolve) => (answer = resolve))
  return { promise, answer }
}

const down = () => Promise.reject(new Error('down'))

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

  it('returns a stale value at once, and the new one next time', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'old')
    pass(1000)
    const stale = { value: 'old', asOf: new Date(0), isLastGood: false }
    expect(await cache.read('k', options, async () => 'new')).toEqual(stale)
    await vi.waitFor(async () => {
      expect((await cache.read('k', options, async () => 'new')).value).toBe('new')
    })
  })

  it('returns the last good value with its time while a failing source rests, then retries', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'good')
    pass(60_000)
    const failing = vi.fn(down)
    const lastGood = { value: 'good', asOf: new Date(0), isLastGood: true }
    expect(await cache.read('k', options, failing)).toEqual(lastGood)
    pass(4000)
    expect((await cache.read('k', options, failing)).isLastGood).toBe(true)
    expect(failing).toHaveBeenCalledOnce()
    pass(1000)
    expect(await cache.read('k', options, async () => 'up')).toMatchObject({
      value: 'up',
      isLastGood: false,
    })
  })

  it('does not trust a read that was running when its key expired', async () => {
    const { cache } = setUp()
    const { promise, answer } = deferred<string>()
    const slow = cache.read('k', options, () => promise)
    cache.invalidate(everything)
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
    expect((await cache.read('k', options, down)).value).toBe('good')
    await new Promise((resolve) => setImmediate(resolve))
    expect((await cache.read('k', options, down)).value).toBe('good')
  })

  it('asks the source once for a thousand concurrent reads', async () => {
    const { cache } = setUp()
    const load = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve('a'), 10)))
    await Promise.all(Array.from({ length: 1000 }, () => cache.read('k', options, load)))
    expect(load).toHaveBeenCalledOnce()
  })

  it('stores undefined, because a missing value is a result as well', async () => {
    const { cache } = setUp()
    const load = vi.fn(async () => undefined)
    await cache.read('k', options, load)
    await cache.read('k', options, load)
    expect(load).toHaveBeenCalledOnce()
  })

  it('reads again after expiry, and keeps the old value in case of failure', async () => {
    const { cache } = setUp()
    await cache.read('page:a', options, async () => 1)
    await cache.read('page:b', options, async () => 1)
    expect(cache.invalidate(createInvalidatedKeys(['page:c']))).toBe(false)
    expect(cache.invalidate(createInvalidatedKeys(['page:a']))).toBe(true)
    expect(cache.invalidate(createInvalidatedKeys(['page:a']))).toBe(false)
    expect((await cache.read('page:a', options, async () => 2)).value).toBe(2)
    expect((await cache.read('page:b', options, async () => 2)).value).toBe(1)
    cache.invalidate(everything)
    expect(await cache.read('page:a', options, down)).toMatchObject({ value: 2, isLastGood: true })
  })

  it.each([
    [20_000, 3000],
    [1000, 1000],
  ])('caches misses for three seconds, or less like values: %i ms', async (freshMs, keptMs) => {
    const { cache, pass } = setUp()
    const made = async () =>
      (await cache.read('k', { kind: 'totals', freshMs, staleMs: 120_000 }, async () => 'made'))
        .value
    await cache.read('k', { kind: 'totals', freshMs, staleMs: 120_000 }, async () => undefined)
    pass(keptMs - 1)
    expect(await made()).toBeUndefined()
    pass(1)
    expect(await made()).toBe('made')
  })

  it('keeps to its size limit, and evicts nothing for keys without a value', async () => {
    const cache = createReadCache({ now: () => 0, maxBytes: 100_000, maxMissing: 10 })
    const load = vi.fn(async () => 'x'.repeat(20_000))
    await cache.read('good', options, load)
    for (let index = 0; index < 500; index += 1)
      await cache.read(`made-up-${index}`, options, async () => undefined)
    await cache.read('good', options, load)
    expect(load).toHaveBeenCalledTimes(1)
    for (let index = 0; index < 5; index += 1)
      await cache.read(`large-${index}`, options, async () => 'x'.repeat(20_000))
    await cache.read('good', options, load)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('dates a value by its request, not by its response', async () => {
    const { cache, pass } = setUp()
    const reading = await cache.read('k', options, async () => {
      pass(300)
      return 'slow'
    })
    expect(reading.asOf).toEqual(new Date(0))
  })

  it('retries a negative entry as soon as its key expires', async () => {
    const { cache } = setUp()
    await cache.read('page:new', options, async () => undefined)
    expect(cache.invalidate(createInvalidatedKeys(['page:new']))).toBe(true)
    expect((await cache.read('page:new', options, async () => 'made')).value).toBe('made')
    expect((await cache.read('page:new', options, async () => 'again')).value).toBe('made')
  })

  it('deletes a value that its source reports as gone', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'there')
    pass(10_000)
    expect((await cache.read('k', options, async () => undefined)).value).toBeUndefined()
    pass(3000)
    await expect(cache.read('k', options, down)).rejects.toThrow('down')
  })

  it('keeps values that were requested at the time of a change or later, even if still pending', async () => {
    const { cache, pass } = setUp()
    pass(50)
    await cache.read('kept', options, async () => 1)
    const { promise, answer } = deferred<number>()
    const slow = cache.read('slow', options, () => promise)
    expect(cache.invalidate(everything, 50)).toBe(false)
    answer(1)
    await slow
    expect((await cache.read('slow', options, async () => 2)).value).toBe(1)
    expect((await cache.read('kept', options, async () => 2)).value).toBe(1)
  })

  it('reports that there was something to expire if that key is being read', async () => {
    const { cache } = setUp()
    const { promise, answer } = deferred<number>()
    const slow = cache.read('page:a', options, () => promise)
    expect(cache.invalidate(createInvalidatedKeys(['page:b']))).toBe(false)
    expect(cache.invalidate(createInvalidatedKeys(['page:a']))).toBe(true)
    const next = cache.read('page:a', options, async () => 2)
    answer(1)
    expect((await slow).value).toBe(1)
    expect((await next).value).toBe(2)
  })

  it('registers each upstream call with the runtime until it settles, also if it fails', async () => {
    const work: Promise<unknown>[] = []
    const cache = createReadCache({ now: () => 0, background: (one) => work.push(one) })
    await cache.read('k', options, async () => 'a')
    await cache.read('k', options, async () => 'b')
    expect(work).toHaveLength(1)
    await cache.read('f', options, down).catch(() => 'failed')
    expect(work).toHaveLength(2)
    await expect(Promise.all(work)).resolves.toBeDefined()
  })

  it('retries on the next read if a source failed and no value is known', async () => {
    const { cache } = setUp()
    const load = vi.fn(down)
    await expect(cache.read('k', options, load)).rejects.toThrow('down')
    await expect(cache.read('k', options, load)).rejects.toThrow('down')
    expect(load).toHaveBeenCalledTimes(2)
    expect((await cache.read('k', options, async () => 'up')).value).toBe('up')
  })

  it('lets a source rest that failed to refresh an expired value', async () => {
    const { cache, pass } = setUp()
    await cache.read('k', options, async () => 'good')
    cache.invalidate(everything)
    const failing = vi.fn(down)
    for (let turn = 0; turn < 2; turn += 1)
      expect(await cache.read('k', options, failing)).toMatchObject({ isLastGood: true })
    expect(failing).toHaveBeenCalledOnce()
    pass(5000)
    await cache.read('k', options, failing)
    expect(failing).toHaveBeenCalledTimes(2)
  })

  it('rejects a value of unknown size, and keeps others', async () => {
    const cyclic: { self?: unknown } = {}
    cyclic.self = cyclic
    const loads = { small: vi.fn(async () => 'x'), cyclic: vi.fn(async () => cyclic) }
    const cache = createReadCache({ now: () => 0, maxBytes: 1024 * 1024 })
    await cache.read('small', options, loads.small)
    await cache.read('cyclic', options, loads.cyclic)
    await cache.read('small', options, loads.small)
    await cache.read('cyclic', options, loads.cyclic)
    expect(loads.small).toHaveBeenCalledOnce()
    expect(loads.cyclic).toHaveBeenCalledTimes(2)
  })

  it('evicts the least recently used, counting two bytes per character and half a kilobyte per entry', async () => {
    const cache = createReadCache({ now: () => 0, maxBytes: 3 * (512 + 2 + 2 * 102) })
    const load = vi.fn(async () => 'x'.repeat(100))
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await cache.read(key, options, load)
    expect(load).toHaveBeenCalledTimes(4)
    await cache.read('b', options, load)
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('measures ages from the request of a value, not from the start of the clock', async () => {
    const { cache, pass } = setUp()
    pass(50_000)
    await cache.read('k', options, async () => 'a')
    await cache.read('none', options, async () => undefined)
    pass(999)
    expect((await cache.read('k', options, async () => 'b')).value).toBe('a')
    expect((await cache.read('none', options, async () => 'b')).value).toBeUndefined()
  })

  it('asks the source once for all reads after an expiry, even if an earlier read ends later', async () => {
    const { cache } = setUp()
    const answers: ((value: string) => void)[] = []
    const load = vi.fn(() => new Promise<string>((resolve) => answers.push(resolve)))
    const before = cache.read('k', options, load)
    cache.invalidate(everything)
    const after = cache.read('k', options, load)
    answers[0]?.('before')
    await before
    const later = cache.read('k', options, load)
    answers[1]?.('after')
    expect([(await after).value, (await later).value]).toEqual(['after', 'after'])
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('a wall clock that is set back by an hour', () => {
  function setUpClocks() {
    let wallMs = 7_200_000
    let monotonicMs = 0
    const cache = createReadCache({
      now: () => wallMs,
      clock: () => monotonicMs,
      pauseMs: 1000,
      shared: { readOnce: async (_key, _options, load) => ({ ...(await shared(load)) }) },
    })
    let shared = async (load: () => Promise<unknown>) => ({
      value: await load(),
      atMs: wallMs,
      isShared: false,
    })
    return {
      cache,
      share: (value: string, atMs: number) => {
        shared = async () => ({ value, atMs, isShared: true })
      },
      setBack: () => (wallMs -= 3_600_000),
      pass: (ms: number) => {
        wallMs += ms
        monotonicMs += ms
      },
      now: () => wallMs,
    }
  }

  it('delays no read of an expired value', async () => {
    const { cache, setBack, pass, now } = setUpClocks()
    await cache.read('k', options, async () => 'old')
    pass(1000)
    setBack()
    expect(cache.invalidate(everything, now() + 10_000)).toBe(true)
    expect((await cache.read('k', options, async () => 'new')).value).toBe('new')
  })

  it('keeps no value fresh for longer', async () => {
    const { cache, setBack, pass } = setUpClocks()
    await cache.read('k', options, async () => 'old')
    await cache.read('none', options, async () => undefined)
    setBack()
    pass(10_001)
    expect((await cache.read('k', options, async () => 'new')).value).toBe('new')
    expect((await cache.read('none', options, async () => 'new')).value).toBe('new')
  })

  it('lets a failed source rest no longer', async () => {
    const { cache, setBack, pass } = setUpClocks()
    await cache.read('k', options, async () => 'good')
    pass(60_000)
    await cache.read('k', options, down)
    setBack()
    pass(5000)
    expect((await cache.read('k', options, async () => 'up')).value).toBe('up')
  })

  it('dates a value of another process whose clock is ahead by its arrival', async () => {
    const { cache, share, pass, now } = setUpClocks()
    share('theirs', now() + 3_600_000)
    expect((await cache.read('k', options, async () => 'mine')).value).toBe('theirs')
    share('theirs, later', now() + 3_700_000)
    pass(10_001)
    expect((await cache.read('k', options, async () => 'mine')).value).toBe('theirs, later')
  })
})

describe('last good values of an earlier process', () => {
  const kept = { value: 'yesterday', atMs: -86_400_000 }

  function setUpKept({ isThere = true } = {}) {
    let nowMs = 0
    const lastGood = { get: vi.fn(async () => (isThere ? kept : undefined)), set: vi.fn() }
    const cache = createReadCache({ now: () => nowMs, lastGood })
    return { cache, lastGood, pass: (ms: number) => (nowMs += ms) }
  }

  it('are returned with their time until the source responds', async () => {
    const { cache, pass } = setUpKept()
    expect(await cache.read('page:maya', options, down)).toEqual({
      value: 'yesterday',
      asOf: new Date(-86_400_000),
      isLastGood: true,
    })
    // The source rests for some seconds, as after any failure.
    const read = vi.fn(async () => 'today')
    expect((await cache.read('page:maya', options, read)).value).toBe('yesterday')
    expect(read).not.toHaveBeenCalled()
    pass(5000)
    expect((await cache.read('page:maya', options, read)).value).toBe('today')
  })

  it('are not used while the source responds, and are updated by its responses', async () => {
    const { cache, lastGood } = setUpKept()
    await cache.read('page:maya', options, async () => 'today')
    await cache.read('page:nobody', options, async () => undefined)
    expect(lastGood.get).not.toHaveBeenCalled()
    expect(lastGood.set.mock.calls).toEqual([
      ['page:maya', { value: 'today', atMs: 0 }],
      ['page:nobody', { value: undefined, atMs: 0 }],
    ])
  })

  it('do not return once the source has reported the value as gone', async () => {
    const { cache, lastGood, pass } = setUpKept()
    await cache.read('page:secret', options, async () => 'published')
    pass(60_000)
    await cache.read('page:secret', options, async () => undefined)
    expect(lastGood.set).toHaveBeenLastCalledWith('page:secret', { value: undefined, atMs: 60_000 })
    pass(60_000)
    await expect(cache.read('page:secret', options, down)).rejects.toThrow('down')
    expect(lastGood.get).not.toHaveBeenCalled()
  })

  it('do not replace the error if there are none', async () => {
    const { cache } = setUpKept({ isThere: false })
    await expect(cache.read('page:maya', options, down)).rejects.toThrow('down')
  })

  it('reads a key once per pause however often it changes, and returns a value requested after the change', async () => {
    vi.useFakeTimers({ now: 5000 })
    try {
      const cache = createReadCache({ now: Date.now, pauseMs: 1000 })
      const load = vi.fn(async () => load.mock.calls.length)
      const read = () => cache.read('k', options, load)
      expect((await read()).value).toBe(1)
      await vi.advanceTimersByTimeAsync(300)
      cache.invalidate(everything)
      const waiting = read()
      await vi.advanceTimersByTimeAsync(300)
      cache.invalidate(everything, Date.now() + 10_000)
      const later = read()
      expect(load).toHaveBeenCalledOnce()
      await vi.advanceTimersByTimeAsync(400)
      expect([(await waiting).value, (await later).value]).toEqual([2, 2])
      expect((await waiting).asOf).toEqual(new Date(6000))
      expect((await read()).value).toBe(2)
      expect(load).toHaveBeenCalledTimes(2)
      await vi.advanceTimersByTimeAsync(2000)
      cache.invalidate(everything)
      expect((await read()).value).toBe(3)
    } finally {
      vi.useRealTimers()
    }
  })
})

const age = { kind: 'totals', freshMs: 10, staleMs: 20 } as const

describe('recordReads', () => {
  it('records every key, including cached and failed reads', async () => {
    const cache = createReadCache({ now: () => 0 })
    await cache.read('page:maya', age, async () => 'Maya')
    const noted = new Set<string>()
    const reads = recordReads(cache, noted)
    expect((await reads.read('page:maya', age, async () => 'new')).value).toBe('Maya')
    const failing = reads.read('page:ada', age, () => Promise.reject(new Error('down')))
    expect([...noted]).toEqual(['page:maya', 'page:ada'])
    await expect(failing).rejects.toThrow('down')
  })

  it('expires the same cache, with the same limit', async () => {
    let nowMs = 0
    const cache = createReadCache({ now: () => nowMs })
    const reads = recordReads(cache, new Set())
    await cache.read('page:maya', age, async () => 1)
    nowMs = 5
    await cache.read('page:ada', age, async () => 1)
    expect(reads.invalidate(createInvalidatedKeys([], ['page:']), 5)).toBe(true)
    expect((await cache.read('page:maya', age, async () => 2)).value).toBe(2)
    expect((await cache.read('page:ada', age, async () => 2)).value).toBe(1)
  })
})
