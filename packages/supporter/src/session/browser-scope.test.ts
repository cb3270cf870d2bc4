// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import { getBrowserStore } from '../browser-store/supporter-store.ts'
import type { SupporterPlatform } from '../host/supporter-host.ts'
import { samUser, testSettings } from './session.test-kit.ts'
import { createBrowserScope } from './browser-scope.ts'

const platform = createDefaultAdapter(
  createPlatform({ environment: sandboxEnvironment('http://platform.example') }),
)
const createScope = (messages: Readonly<Record<string, string>> = {}) =>
  createBrowserScope({ settings: testSettings, platform, messages, store: getBrowserStore })
const scopeWith = (given: SupporterPlatform) =>
  createBrowserScope({
    settings: testSettings,
    platform: given,
    messages: {},
    store: getBrowserStore,
  })

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-06-01T09:00:00Z') }))
afterEach(async () => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const { change } = await createScope()
  change({ type: 'cleared' })
  localStorage.clear()
})

it('returns a session that another tab has just stored', async () => {
  const scope = await createScope()
  scope.change({ type: 'userFetched', user: samUser })
  const stored = localStorage.getItem('app-state') ?? ''
  expect(stored).toContain('"r-1"')
  // A change by another tab whose event has not arrived.
  localStorage.setItem('app-state', stored.replaceAll('"r-1"', '"r-2"'))
  expect(scope.session().user?.refreshToken).toBe('r-2')
})

describe('the platform of a host', () => {
  it('is imported once, on first use', async () => {
    const bring = vi.fn(async () => platform)
    const first = await scopeWith(bring)
    const second = await scopeWith(bring)
    expect(bring).toHaveBeenCalledOnce()
    expect([first.platformFor(), second.platformFor()]).toEqual([platform, platform])
  })

  it('is imported again after a failure', async () => {
    const lost = new TypeError('connection lost')
    const bring = vi.fn(async () => platform).mockRejectedValueOnce(lost)
    await expect(scopeWith(bring)).rejects.toBe(lost)
    expect((await scopeWith(bring)).platformFor()).toBe(platform)
  })
})

it('is used with the session’s token, or without one', async () => {
  const withToken = vi.fn((token: string | undefined, authType?: string) => ({
    ...platform,
    name: `${authType} ${token}`,
  }))
  const scope = await scopeWith({ ...platform, withToken })
  expect(scope.platformFor({ token: 'mine', authType: 'Basic' }).name).toBe('Basic mine')
  expect(scope.platformFor().name).toBe('default')
  expect(withToken).toHaveBeenCalledOnce()
})

describe('work that one tab does at a time', () => {
  /** Creates Web Locks for one page: callbacks run one after another. */
  function locksOf() {
    const turns: string[] = []
    let last: Promise<unknown> = Promise.resolve()
    const request = (name: string, turn: () => Promise<void>) => {
      turns.push(name)
      last = last.then(turn)
      return last
    }
    vi.stubGlobal('navigator', { locks: { request } })
    return turns
  }

  it('returns its result at once, and keeps the lock until another tab can see what it stored', async () => {
    const turns = locksOf()
    const { alone } = await createScope()
    const order: string[] = []
    const first = alone('refresh', async () => {
      order.push('first')
      return 1
    })
    const second = alone('refresh', async () => {
      order.push('second')
      return 2
    })
    await expect(first).resolves.toBe(1)
    expect(order).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(299)
    expect(order).toEqual(['first'])
    await vi.advanceTimersByTimeAsync(1)
    await expect(second).resolves.toBe(2)
    expect(order).toEqual(['first', 'second'])
    expect(turns).toEqual(['milepost:refresh', 'milepost:refresh'])
  })

  it('fails if the work fails, and releases the lock', async () => {
    locksOf()
    const { alone } = await createScope()
    const mistake = new Error('down')
    await expect(alone('refresh', () => Promise.reject(mistake))).rejects.toBe(mistake)
    const next = alone('refresh', async () => 'done')
    await vi.advanceTimersByTimeAsync(300)
    await expect(next).resolves.toBe('done')
  })
})
