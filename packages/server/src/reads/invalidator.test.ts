import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createInvalidator,
  createInvalidatedKeys,
  type InvalidatedKeys,
  isInvalidated,
  mergeInvalidatedKeys,
} from './invalidator.ts'

describe('isInvalidated', () => {
  const what = createInvalidatedKeys(['page:maya'], ['project:', 'board:1'])

  it.each([
    ['page:maya', true],
    ['page:maya-2', false],
    ['project:find:8', true],
    ['board:12', true],
    ['my-project:find', false],
    ['', false],
  ])('%j: %s', (key, isOld) => expect(isInvalidated(what, key)).toBe(isOld))

  it('expires nothing for an empty list, and everything for an empty prefix', () => {
    expect(isInvalidated(createInvalidatedKeys([]), '')).toBe(false)
    expect(isInvalidated(createInvalidatedKeys([], ['']), 'page:maya')).toBe(true)
  })
})

it('mergeInvalidatedKeys lists each key and prefix once', () => {
  const all = [
    createInvalidatedKeys(['a', 'b'], ['x:']),
    createInvalidatedKeys(['b', 'c']),
    createInvalidatedKeys([], ['x:', 'y:']),
  ]
  expect(mergeInvalidatedKeys(all)).toEqual(createInvalidatedKeys(['a', 'b', 'c'], ['x:', 'y:']))
  expect(mergeInvalidatedKeys([])).toEqual(createInvalidatedKeys([]))
})

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

function setUp({ isOld = true } = {}) {
  const pages: InvalidatedKeys[] = []
  const waits: Promise<unknown>[] = []
  const reads = { invalidate: vi.fn(() => isOld) }
  const expire = createInvalidator({
    reads,
    invalidatePages: (what) => pages.push(what),
    now: () => Date.now(),
    background: (work) => waits.push(work),
  })
  return { pages, reads, expire, waits }
}

describe('createInvalidator', () => {
  it('expires at once, then at most every two seconds, and drops no message', async () => {
    const { pages, expire } = setUp()
    for (let gift = 0; gift < 1000; gift += 1)
      expire(createInvalidatedKeys([`page:${gift}`]), Date.now())
    expect(pages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages).toHaveLength(2)
    expect(pages[1]?.keys.size).toBe(999)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(pages).toHaveLength(2)
    expire(createInvalidatedKeys(['page:later']), Date.now())
    expect(pages).toHaveLength(3)
  })

  it('keeps everything that was read after the change', () => {
    const { pages, reads, expire } = setUp({ isOld: false })
    expire(createInvalidatedKeys(['page:maya']), 500)
    expect(reads.invalidate).toHaveBeenCalledWith(expect.anything(), 10_500)
    expect(pages).toEqual([])
  })

  it('expires pages two seconds after the last expiration, not after the message', async () => {
    const { pages, expire } = setUp()
    expire(createInvalidatedKeys(['page:maya']), Date.now())
    await vi.advanceTimersByTimeAsync(1500)
    expire(createInvalidatedKeys(['page:ada']), Date.now())
    await vi.advanceTimersByTimeAsync(499)
    expect(pages).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(pages.map(({ keys }) => [...keys])).toEqual([['page:maya'], ['page:ada']])
  })

  it('expires pending keys with the next message if no timer fired after the pause', async () => {
    const { pages, expire } = setUp()
    expire(createInvalidatedKeys(['page:maya']), Date.now())
    expire(createInvalidatedKeys(['page:ada'], ['project:']), Date.now())
    vi.setSystemTime(Date.now() + 1999)
    expire(createInvalidatedKeys(['page:sam']), Date.now())
    expect(pages).toHaveLength(1)
    vi.setSystemTime(Date.now() + 1)
    expire(createInvalidatedKeys(['page:lee']), Date.now())
    expect(pages.slice(1)).toEqual([
      createInvalidatedKeys(['page:ada', 'page:sam', 'page:lee'], ['project:']),
    ])
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages).toHaveLength(2)
  })

  it('registers a pending expiration with the runtime until it is done', async () => {
    const { pages, expire, waits } = setUp()
    expire(createInvalidatedKeys(['page:maya']), Date.now())
    expect(waits).toEqual([])
    expire(createInvalidatedKeys(['page:ada']), Date.now())
    expire(createInvalidatedKeys(['page:sam']), Date.now())
    expect(waits).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    await waits[0]
    expect(pages).toHaveLength(2)
  })

  it('starts a new pause for keys that expired at the end of one', async () => {
    const { pages, expire } = setUp()
    expire(createInvalidatedKeys(['page:maya']), Date.now())
    expire(createInvalidatedKeys(['page:ada']), Date.now())
    await vi.advanceTimersByTimeAsync(2000)
    expire(createInvalidatedKeys(['page:sam']), Date.now())
    expect(pages).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect(pages[2]).toEqual(createInvalidatedKeys(['page:sam']))
  })
})
