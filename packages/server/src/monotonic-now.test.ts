import { expect, it, vi } from 'vitest'
import { monotonicNow } from './monotonic-now.ts'

it('goes on if the clock of the machine is set back', () => {
  const before = monotonicNow()
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  try {
    expect(monotonicNow()).toBeGreaterThanOrEqual(before)
  } finally {
    vi.useRealTimers()
  }
})
