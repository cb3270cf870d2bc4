import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPoller } from './poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Polls every 30 s. Each read returns the next outcome in the list, and the last one from then on. */
function pollerOf(outcomes: readonly (number | undefined)[], random = 0) {
  const readAt: number[] = []
  const signals: AbortSignal[] = []
  const start = Date.now()
  const poller = createPoller({
    intervalMs: 30_000,
    now: () => Date.now(),
    random: () => random,
    read: async (signal) => {
      signals.push(signal)
      readAt.push((Date.now() - start) / 1000)
      return outcomes[Math.min(readAt.length, outcomes.length) - 1]
    },
  })
  return { poller, readAt, signals }
}

it('reads immediately when it becomes visible, then at every interval', async () => {
  const { poller, readAt } = pollerOf([undefined])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readAt).toEqual([])
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readAt).toEqual([60, 90, 120])
})

it('pauses while hidden, and reads immediately afterwards if a read is due', async () => {
  const { poller, readAt } = pollerOf([undefined])
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(10_000)
  poller.setVisible(false)
  await vi.advanceTimersByTimeAsync(5000)
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readAt).toEqual([0])
  poller.setVisible(false)
  await vi.advanceTimersByTimeAsync(75_000)
  expect(readAt).toEqual([0])
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(readAt).toEqual([0, 100])
})

it('doubles the wait after each failure up to 15 minutes, and resets it after a success', async () => {
  const { poller, readAt } = pollerOf([0, 0, 0, 0, 0, 0, undefined])
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(readAt.slice(0, 9)).toEqual([0, 60, 180, 420, 900, 1800, 2700, 2730, 2760])
})

it('never reads before the requested wait is over', async () => {
  const { poller, readAt } = pollerOf([300_000, undefined])
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(299_000)
  poller.setVisible(false)
  poller.setVisible(true)
  expect(readAt).toEqual([0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(readAt).toEqual([0, 300])
})

it('adds jitter to the wait after a failure', async () => {
  const { poller, readAt } = pollerOf([0, undefined], 0.5)
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(readAt).toEqual([0, 63, 93])
})

it('aborts a read after ten seconds, and when it is stopped', async () => {
  const signals: AbortSignal[] = []
  const poller = createPoller({
    intervalMs: 30_000,
    now: () => Date.now(),
    random: () => 0,
    read: (signal) => {
      signals.push(signal)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve(0)))
    },
  })
  poller.setVisible(true)
  await vi.advanceTimersByTimeAsync(9999)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  await vi.advanceTimersByTimeAsync(60_000)
  poller.stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  expect(vi.getTimerCount()).toBe(0)
})
