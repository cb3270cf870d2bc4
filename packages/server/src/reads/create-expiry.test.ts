import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExpiry } from './create-expiry.ts'
import { type ExpiredKeys, expiredKeys } from './expired-keys.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function setUp({ isOld = true } = {}) {
  const pages: ExpiredKeys[] = []
  const reads = { expire: vi.fn(() => isOld) }
  const expire = createExpiry({
    reads,
    expirePages: (what) => pages.push(what),
    now: () => Date.now(),
  })
  return { pages, reads, expire }
}

describe('createExpiry', () => {
  it('expires at once, then no more often than every two seconds, and forgets no news', async () => {
    const { pages, expire } = setUp()
    for (let gift = 0; gift < 1000; gift += 1) expire(expiredKeys([`page:${gift}`]), Date.now())
    expect(pages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages).toHaveLength(2)
    expect(pages[1]?.keys.size).toBe(999)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pages).toHaveLength(2)
    expire(expiredKeys(['page:later']), Date.now())
    expect(pages).toHaveLength(3)
  })

  it('leaves everything alone that was read after the change', () => {
    const { pages, reads, expire } = setUp({ isOld: false })
    expire(expiredKeys(['page:maya']), 500)
    expect(reads.expire).toHaveBeenCalledWith(expect.anything(), 10_500)
    expect(pages).toEqual([])
  })
})
