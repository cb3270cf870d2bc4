import { expect, it, onTestFinished, vi } from 'vitest'
import { getMonotonicTime } from './time.ts'

it('continues if the system clock is set back', () => {
  const before = getMonotonicTime()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  expect(getMonotonicTime()).toBeGreaterThanOrEqual(before)
})
