import { expect, it, onTestFinished, vi } from 'vitest'
import { monotonicNow } from './time.ts'

it('goes on if the clock of the machine is set back', () => {
  const before = monotonicNow()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  expect(monotonicNow()).toBeGreaterThanOrEqual(before)
})
