import { expect, it, onTestFinished, vi } from 'vitest'
import { getMonotonicTime } from './time.ts'

it('goes on if the clock of the machine is set back', () => {
  const before = getMonotonicTime()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  expect(getMonotonicTime()).toBeGreaterThanOrEqual(before)
})
