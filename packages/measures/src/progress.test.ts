import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getProgress, getMilestoneProgress } from './progress.ts'

const none = { percent: 0, barPercent: 0, remainingMinor: 0, overMinor: 0 }

describe('getProgress', () => {
  it('returns the percent and the amount missing to the target', () => {
    expect(getProgress({ raisedMinor: 6199, targetMinor: 10_000 })).toEqual({
      status: 'under-way',
      percent: 61,
      barPercent: 61,
      remainingMinor: 3801,
      overMinor: 0,
    })
  })

  it('is under way from the start', () => {
    expect(getProgress({ raisedMinor: 0, targetMinor: 100 }).status).toBe('under-way')
  })

  it('exceeds 100 percent beyond the target, except for the bar', () => {
    expect(getProgress({ raisedMinor: 25_000, targetMinor: 10_000 })).toEqual({
      status: 'reached',
      percent: 250,
      barPercent: 100,
      remainingMinor: 0,
      overMinor: 15_000,
    })
  })

  it.each([undefined, null, 0, Number.NaN])('has no target if it is %j', (targetMinor) => {
    expect(getProgress({ raisedMinor: 500, targetMinor })).toEqual({ status: 'no-target', ...none })
  })

  it.each([
    [-1, 100],
    [1, -100],
  ])('is invalid for %d raised of %d', (raisedMinor, targetMinor) => {
    expect(getProgress({ raisedMinor, targetMinor })).toEqual({ status: 'invalid', ...none })
  })

  it('is exact at every percent, unlike floating point, and 100 at exactly the target', () => {
    for (let percent = 0; percent < 100; percent += 1) {
      expect(getProgress({ raisedMinor: percent, targetMinor: 100 }).percent).toBe(percent)
      expect(getProgress({ raisedMinor: percent * 10 + 9, targetMinor: 1000 }).percent).toBe(
        percent,
      )
    }
    const { status, percent } = getProgress({ raisedMinor: 100, targetMinor: 100 })
    expect([status, percent]).toEqual(['reached', 100])
  })

  it('never falls while the amount raised rises', () => {
    const amount = fc.nat(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(amount, amount, fc.nat(1e9), (first, second, targetMinor) => {
        const before = getProgress({ raisedMinor: Math.min(first, second), targetMinor })
        const after = getProgress({ raisedMinor: Math.max(first, second), targetMinor })
        expect(before.percent).toBeLessThanOrEqual(after.percent)
        expect(before.barPercent).toBeLessThanOrEqual(after.barPercent)
        expect(before.remainingMinor).toBeGreaterThanOrEqual(after.remainingMinor)
      }),
    )
  })
})

describe('getMilestoneProgress', () => {
  const [start, half, all] = [10_000, 50_000, 100_000].map((amountMinor) => ({ amountMinor }))
  const milestones = [half!, start!, all!]

  it.each([
    [9_999, [], start],
    [50_000, [start, half], all],
    [100_000, [start, half, all], undefined],
    [Number.NaN, [], start],
  ])('divides milestones at %d raised', (raisedMinor, reached, next) => {
    expect(getMilestoneProgress(raisedMinor, milestones)).toEqual({ reached, next })
  })

  it('ignores milestones without an amount', () => {
    const invalid = [null, { amountMinor: Number.NaN }, { amountMinor: 0 }] as typeof milestones
    for (const list of [[], invalid, undefined as never])
      expect(getMilestoneProgress(5, list)).toEqual({ reached: [], next: undefined })
  })
})
