import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestLimits, limits, noLimits } from './request-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets so many through, then says how long to wait, for each key by itself', async () => {
  const requestLimits = createRequestLimits()
  for (let time = 0; time < limits.messages.points; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    expect(await requestLimits.take('messages', 'a')).toBeUndefined()
  }
  expect(await requestLimits.take('messages', 'a')).toBe(limits.messages.seconds)
  expect(await requestLimits.take('messages', 'b')).toBeUndefined()
  vi.advanceTimersByTime(limits.messages.seconds * 1000)
  expect(await requestLimits.take('messages', 'a')).toBeUndefined()
})

it('limits nobody where that is wanted', async () => {
  expect(await noLimits.take('writes', 'a')).toBeUndefined()
})
