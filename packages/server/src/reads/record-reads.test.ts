import { describe, expect, it } from 'vitest'
import { expiredKeys } from './expiry.ts'
import { createReadCache, recordReads } from './read-cache.ts'

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
    expect(reads.expire(expiredKeys([], ['page:']), 5)).toBe(true)
    expect((await cache.read('page:maya', age, async () => 2)).value).toBe(2)
    expect((await cache.read('page:ada', age, async () => 2)).value).toBe(1)
  })
})
