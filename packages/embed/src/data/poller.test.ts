import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPoller } from './poller.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A poller every 30 s whose readings give what is next in the list; the last one for ever. */
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

it('reads at once when it is seen, then every interval', async () => {
  const { poller, readAt } = pollerOf([undefined])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readAt).toEqual([])
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readAt).toEqual([60, 90, 120])
})

it('reads nothing while it is hidden, and at once afterwards when a reading is due', async () => {
  const { poller, readAt } = pollerOf([undefined])
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(10_000)
  poller.setSeen(false)
  await vi.advanceTimersByTimeAsync(5000)
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(readAt).toEqual([0])
  poller.setSeen(false)
  await vi.advanceTimersByTimeAsync(75_000)
  expect(readAt).toEqual([0])
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(readAt).toEqual([0, 100])
})

it('waits twice as long after each failure, fifteen minutes at most, and as ever after a good reading', async () => {
  const { poller, readAt } = pollerOf([0, 0, 0, 0, 0, 0, undefined])
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(readAt.slice(0, 9)).toEqual([0, 60, 180, 420, 900, 1800, 2700, 2730, 2760])
})

it('never comes back before it was asked to', async () => {
  const { poller, readAt } = pollerOf([300_000, undefined])
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(299_000)
  poller.setSeen(false)
  poller.setSeen(true)
  expect(readAt).toEqual([0])
  await vi.advanceTimersByTimeAsync(1000)
  expect(readAt).toEqual([0, 300])
})

it('spreads what comes back after a failure', async () => {
  const { poller, readAt } = pollerOf([0, undefined], 0.5)
  poller.setSeen(true)
  await vi.advanceTimersByTimeAsync(100_000)
  expect(readAt).toEqual([0, 63, 93])
})

it('gives up a reading that takes longer than ten seconds, and one that nobody needs', async () => {
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
  poller.setSeen(true)
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
