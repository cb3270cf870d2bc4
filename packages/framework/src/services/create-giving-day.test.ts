import { describe, expect, it, vi } from 'vitest'
import {
  createGivingDay,
  type GivingDayOptions,
  withGivingDayFreshness,
  getRefreshInterval,
} from './giving-day.ts'

function setUp(options: Partial<GivingDayOptions> = {}) {
  let nowMs = 0
  const onStep = vi.fn()
  const givingDay = createGivingDay({ setting: 'auto', now: () => nowMs, onStep, ...options })
  return {
    givingDay,
    onStep,
    pass: (seconds: number) => {
      nowMs += seconds * 1000
    },
    step: () => givingDay.status().step,
    refuse: (times: number) => {
      for (let time = 0; time < times; time += 1) givingDay.recordRateLimit()
    },
  }
}

describe('createGivingDay', () => {
  it('reduces requests after the platform has rejected three reads within a minute', () => {
    const { givingDay, pass, step, refuse } = setUp()
    refuse(2)
    expect(step()).toBe(0)
    pass(61)
    refuse(2)
    expect(step()).toBe(0)
    refuse(1)
    expect(givingDay.status()).toEqual({ step: 1, reason: 'limited', sinceMs: 61_000 })
  })

  it('moves to the second step if the platform still rejects reads after a minute', () => {
    const { pass, step, refuse } = setUp()
    refuse(3)
    expect(step()).toBe(1)
    pass(30)
    refuse(3)
    expect(step()).toBe(1)
    pass(31)
    refuse(3)
    expect(step()).toBe(2)
    pass(61)
    refuse(3)
    expect(step()).toBe(2)
  })

  it('steps down automatically, once per five minutes without overload', () => {
    const { pass, step, refuse, onStep } = setUp()
    refuse(3)
    step()
    pass(61)
    refuse(3)
    expect(step()).toBe(2)
    // The last refusals count for a minute.
    pass(59)
    step()
    pass(299)
    expect(step()).toBe(2)
    pass(1)
    expect(step()).toBe(1)
    pass(299)
    expect(step()).toBe(1)
    pass(1)
    expect(step()).toBe(0)
    expect(onStep.mock.calls.map(([{ step: taken }]) => taken)).toEqual([1, 2, 1, 0])
  })

  it('reduces requests if the process is busy three times in a row, five seconds apart', () => {
    let share = 0.95
    const { givingDay, pass, step } = setUp({ utilisation: () => share })
    step()
    pass(1)
    step()
    step()
    expect(step()).toBe(0)
    pass(4)
    step()
    pass(5)
    expect(givingDay.status()).toMatchObject({ step: 1, reason: 'load' })
    share = 0.5
    pass(299)
    expect(step()).toBe(1)
    pass(301)
    expect(step()).toBe(0)
  })

  it('follows its setting and the editor’s', () => {
    const on = setUp({ setting: 'on' })
    expect(on.givingDay.status()).toMatchObject({ step: 1, reason: 'setting' })
    on.refuse(3)
    expect(on.givingDay.status()).toMatchObject({ step: 1, reason: 'limited' })
    const off = setUp({ setting: 'off' })
    off.givingDay.setSwitch(true)
    off.refuse(3)
    expect(off.step()).toBe(0)
    const { givingDay } = setUp()
    givingDay.setSwitch(true)
    expect(givingDay.status()).toMatchObject({ step: 1, reason: 'content' })
    givingDay.setSwitch(false)
    expect(givingDay.status()).toEqual({ step: 0, reason: undefined, sinceMs: undefined })
  })
})

it.each([
  [0, 20_000],
  [1, 40_000],
  [2, 60_000],
] as const)(
  'withGivingDayFreshness limits reads of totals, but no others, in step %i',
  async (step, freshMs) => {
    const read = vi.fn(async () => ({ value: 1, asOf: new Date(0), isLastGood: false }))
    const reads = withGivingDayFreshness(
      { read: read as never, invalidate: () => false },
      { status: () => ({ step, sinceMs: undefined, reason: undefined }) },
    )
    const ages = { kind: 'totals', freshMs: 20_000, staleMs: 120_000 } as const
    const load = async () => 1
    await reads.read('project:boards', ages, load)
    expect(read).toHaveBeenLastCalledWith('project:boards', { ...ages, freshMs }, load)
    for (const kind of ['content', 'facts'] as const) {
      await reads.read('a', { ...ages, kind }, load)
      expect(read).toHaveBeenLastCalledWith('a', { ...ages, kind }, load)
    }
  },
)

it('getRefreshInterval triples the interval at the first step, and stops at the second', () => {
  expect([0, 1, 2].map((step) => getRefreshInterval(30_000, step as 0 | 1 | 2))).toEqual([
    30_000,
    90_000,
    undefined,
  ])
  expect(getRefreshInterval(undefined, 1)).toBeUndefined()
})
