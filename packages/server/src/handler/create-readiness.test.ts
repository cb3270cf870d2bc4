import { describe, expect, it, vi } from 'vitest'
import { createReadinessCheck } from './site-handler.ts'

function setUp() {
  let nowMs = 0
  const answers: ((isReady: boolean) => void)[] = []
  const check = vi.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
  const readiness = createReadinessCheck(() => nowMs)
  const isReady = () => readiness(check)
  return {
    check,
    isReady,
    pass: (ms: number) => (nowMs += ms),
    answer: async (is: boolean) => {
      answers.shift()?.(is)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('createReadinessCheck', () => {
  it('waits for the first check, shared by concurrent callers', async () => {
    const { isReady, check, answer } = setUp()
    const asked = [isReady(), isReady()]
    await answer(true)
    expect(await Promise.all(asked)).toEqual([true, true])
    expect(check).toHaveBeenCalledOnce()
  })

  it('returns the last result while a slow check runs, and then the new one', async () => {
    const { isReady, check, answer, pass } = setUp()
    const first = isReady()
    await answer(true)
    await first
    pass(1999)
    expect(await isReady()).toBe(true)
    expect(check).toHaveBeenCalledOnce()
    pass(1)
    expect(await isReady()).toBe(true)
    expect(await isReady()).toBe(true)
    expect(check).toHaveBeenCalledTimes(2)
    await answer(false)
    const later = isReady()
    expect(check).toHaveBeenCalledTimes(3)
    await answer(true)
    expect(await later).toBe(true)
  })

  it('repeats the check on every call while not ready', async () => {
    const { isReady, check, answer } = setUp()
    const first = isReady()
    await answer(false)
    expect(await first).toBe(false)
    const second = isReady()
    await answer(false)
    expect(await second).toBe(false)
    expect(check).toHaveBeenCalledTimes(2)
  })

  it('starts another check after 30 seconds if the first one never ends', async () => {
    const { isReady, check, answer, pass } = setUp()
    const first = isReady()
    await answer(true)
    await first
    pass(2000)
    expect(await isReady()).toBe(true)
    pass(29_999)
    expect(await isReady()).toBe(true)
    expect(check).toHaveBeenCalledTimes(2)
    pass(1)
    expect(await isReady()).toBe(true)
    expect(check).toHaveBeenCalledTimes(3)
  })
})
