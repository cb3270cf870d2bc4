import { afterEach, expect, it, vi } from 'vitest'
import { analyticsState, type AnalyticsStatus } from './analytics-status.ts'
import { trackEvent } from './track-event.ts'

function setUp(status: AnalyticsStatus) {
  const waits: number[] = []
  const calls: (() => void)[] = []
  const lines: string[] = []
  const state = { status, window: { dataLayer: [] as unknown[] } }
  trackEvent(
    { event: 'donation' },
    {
      window: state.window,
      status: () => state.status,
      after: (ms, call) => {
        waits.push(ms)
        calls.push(call)
      },
      log: (line) => lines.push(line),
    },
  )
  return { state, waits, lines, poll: () => calls.shift()?.(), pending: () => calls.length }
}

it('polls for analytics every 500 ms [S9.05]', () => {
  const { state, waits, poll, pending } = setUp('loading')
  poll()
  expect(waits).toEqual([500, 500])
  expect(state.window.dataLayer).toEqual([])
  state.status = 'loaded'
  poll()
  expect(state.window.dataLayer).toEqual([{ event: 'donation' }])
  expect(pending()).toBe(0)
})

it('logs missing analytics, and the site continues [S8.03]', () => {
  const failed = setUp('failed')
  expect(failed.lines).toEqual(['Analytics did not load. Event not sent: donation'])
  expect(failed.state.window.dataLayer).toEqual([])

  const never = setUp('none')
  while (never.pending() > 0) never.poll()
  expect(never.waits).toHaveLength(60)
  expect(never.lines).toHaveLength(1)
})

afterEach(() => {
  analyticsState.status = 'none'
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('uses the browser’s window, clock and console by default', () => {
  const window: { dataLayer?: unknown[] } = {}
  vi.stubGlobal('window', window)
  vi.useFakeTimers()
  const info = vi.spyOn(console, 'info').mockReturnValue()
  trackEvent({ event: 'donation' })
  analyticsState.status = 'loaded'
  vi.advanceTimersByTime(500)
  trackEvent({ event: 'share' })
  expect(window.dataLayer).toEqual([{ event: 'donation' }, { event: 'share' }])
  analyticsState.status = 'failed'
  trackEvent({ event: 'page' })
  expect(info).toHaveBeenCalledExactlyOnceWith('Analytics did not load. Event not sent: page')
})
