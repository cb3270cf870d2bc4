// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserTabClock } from './keep-session-current.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const seen = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)

it('calls back repeatedly until it is stopped', () => {
  const call = vi.fn()
  const stop = browserTabClock.every(30_000, call)
  vi.advanceTimersByTime(90_000)
  expect(call).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(90_000)
  expect(call).toHaveBeenCalledTimes(3)
})

describe('returning to a tab', () => {
  const ways = [
    ['looks at it again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['gives it the focus', () => window.dispatchEvent(new Event('focus'))],
    ['is online again', () => window.dispatchEvent(new Event('online'))],
  ] as const

  it.each(ways)('%s: calls back unless the tab is hidden, until it is stopped', (_way, happens) => {
    seen('hidden')
    const call = vi.fn()
    const stop = browserTabClock.onReturn(call)
    happens()
    expect(call).not.toHaveBeenCalled()
    seen('visible')
    happens()
    expect(call).toHaveBeenCalledOnce()
    stop()
    happens()
    expect(call).toHaveBeenCalledOnce()
  })
})
