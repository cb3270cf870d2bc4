import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRequestLimits, noLimits } from './request-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('lets so many through, then says how long to wait, for each key by itself', async () => {
  const messages = { points: 3, seconds: 600 }
  const requestLimits = createRequestLimits({ messages })
  for (let time = 0; time < messages.points; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    expect(await requestLimits.take('messages', 'a')).toBeUndefined()
  }
  expect(await requestLimits.take('messages', 'a')).toBe(messages.seconds)
  expect(await requestLimits.take('messages', 'b')).toBeUndefined()
  vi.advanceTimersByTime(messages.seconds * 1000)
  expect(await requestLimits.take('messages', 'a')).toBeUndefined()
})

it('limits nobody where that is wanted', async () => {
  expect(await noLimits.take('writes', 'a')).toBeUndefined()
})
