import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createExpiry,
  createExpiredKeys,
  type ExpiredKeys,
  isExpired,
  mergeExpired,
} from './expiry.ts'

describe('isExpired', () => {
  const what = createExpiredKeys(['page:maya'], ['project:', 'board:1'])

  it.each([
    ['page:maya', true],
    ['page:maya-2', false],
    ['project:find:8', true],
    ['board:12', true],
    ['my-project:find', false],
    ['', false],
  ])('%j: %s', (key, isOld) => expect(isExpired(what, key)).toBe(isOld))

  it('expires nothing for an empty list, and everything for an empty prefix', () => {
    expect(isExpired(createExpiredKeys([]), '')).toBe(false)
    expect(isExpired(createExpiredKeys([], ['']), 'page:maya')).toBe(true)
  })
})

it('mergeExpired lists each key and prefix once', () => {
  const all = [
    createExpiredKeys(['a', 'b'], ['x:']),
    createExpiredKeys(['b', 'c']),
    createExpiredKeys([], ['x:', 'y:']),
  ]
  expect(mergeExpired(all)).toEqual(createExpiredKeys(['a', 'b', 'c'], ['x:', 'y:']))
  expect(mergeExpired([])).toEqual(createExpiredKeys([]))
})

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function setUp({ isOld = true } = {}) {
  const pages: ExpiredKeys[] = []
  const waits: Promise<unknown>[] = []
  const reads = { expire: vi.fn(() => isOld) }
  const expire = createExpiry({
    reads,
    expirePages: (what) => pages.push(what),
    now: () => Date.now(),
    background: (work) => waits.push(work),
  })
  return { pages, reads, expire, waits }
}

describe('createExpiry', () => {
  it('expires at once, then no more often than every two seconds, and forgets no news', async () => {
    const { pages, expire } = setUp()
    for (let gift = 0; gift < 1000; gift += 1)
      expire(createExpiredKeys([`page:${gift}`]), Date.now())
    expect(pages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages).toHaveLength(2)
    expect(pages[1]?.keys.size).toBe(999)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pages).toHaveLength(2)
    expire(createExpiredKeys(['page:later']), Date.now())
    expect(pages).toHaveLength(3)
  })

  it('leaves everything alone that was read after the change', () => {
    const { pages, reads, expire } = setUp({ isOld: false })
    expire(createExpiredKeys(['page:maya']), 500)
    expect(reads.expire).toHaveBeenCalledWith(expect.anything(), 10_500)
    expect(pages).toEqual([])
  })

  it('expires pages two seconds after the last expiration, not after the message', async () => {
    const { pages, expire } = setUp()
    expire(createExpiredKeys(['page:maya']), Date.now())
    await vi.advanceTimersByTimeAsync(1500)
    expire(createExpiredKeys(['page:ada']), Date.now())
    await vi.advanceTimersByTimeAsync(499)
    expect(pages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pages.map(({ keys }) => [...keys])).toEqual([['page:maya'], ['page:ada']])
  })

  it('expires pending keys with the next message if no timer fired after the pause', async () => {
    const { pages, expire } = setUp()
    expire(createExpiredKeys(['page:maya']), Date.now())
    expire(createExpiredKeys(['page:ada'], ['project:']), Date.now())
    vi.setSystemTime(Date.now() + 1999)
    expire(createExpiredKeys(['page:sam']), Date.now())
    expect(pages).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    expire(createExpiredKeys(['page:lee']), Date.now())
    expect(pages.slice(1)).toEqual([
      createExpiredKeys(['page:ada', 'page:sam', 'page:lee'], ['project:']),
    ])
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages).toHaveLength(2)
  })

  it('registers a pending expiration with the runtime until it is done', async () => {
    const { pages, expire, waits } = setUp()
    expire(createExpiredKeys(['page:maya']), Date.now())
    expect(waits).toEqual([])
    expire(createExpiredKeys(['page:ada']), Date.now())
    expire(createExpiredKeys(['page:sam']), Date.now())
    expect(waits).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await waits[0]
    expect(pages).toHaveLength(2)
  })

  it('starts a new pause for keys that expired at the end of one', async () => {
    const { pages, expire } = setUp()
    expire(createExpiredKeys(['page:maya']), Date.now())
    expire(createExpiredKeys(['page:ada']), Date.now())
    await vi.advanceTimersByTimeAsync(2000)
    expire(createExpiredKeys(['page:sam']), Date.now())
    expect(pages).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages[2]).toEqual(createExpiredKeys(['page:sam']))
  })
})
