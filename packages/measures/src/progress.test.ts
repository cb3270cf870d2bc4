import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { milestonesReached, progressOf } from './progress.ts'

describe('progressOf', () => {
  it('says how far a total has come', () => {
    expect(progressOf({ raisedMinor: 6120, targetMinor: 10_000 })).toEqual({
      status: 'under-way',
      percent: 61,
      barPercent: 61,
      remainingMinor: 3880,
      overMinor: 0,
    })
  })

  it('has no percent without a target or with a target of 0', () => {
    const none = { percent: 0, barPercent: 0, remainingMinor: 0, overMinor: 0 }
    expect(progressOf({ raisedMinor: 500 })).toEqual({ status: 'no-target', ...none })
    expect(progressOf({ raisedMinor: 500, targetMinor: null }).status).toBe('no-target')
    expect(progressOf({ raisedMinor: 500, targetMinor: 0 }).status).toBe('no-target')
    expect(progressOf({ raisedMinor: 500, targetMinor: Number.NaN }).status).toBe('no-target')
  })

  it('goes over 100 percent, the bar does not', () => {
    expect(progressOf({ raisedMinor: 25_000, targetMinor: 10_000 })).toEqual({
      status: 'reached',
      percent: 250,
      barPercent: 100,
      remainingMinor: 0,
      overMinor: 15_000,
    })
  })

  it('says 100 only when the target is reached', () => {
    expect(progressOf({ raisedMinor: 999_999, targetMinor: 1_000_000 }).percent).toBe(99)
    expect(progressOf({ raisedMinor: 1_000_000, targetMinor: 1_000_000 })).toMatchObject({
      status: 'reached',
      percent: 100,
    })
  })

  it('refuses negative amounts', () => {
    expect(progressOf({ raisedMinor: -1, targetMinor: 100 })).toEqual({
      status: 'refused',
      percent: 0,
      barPercent: 0,
      remainingMinor: 0,
      overMinor: 0,
    })
    expect(progressOf({ raisedMinor: 1, targetMinor: -100 }).status).toBe('refused')
  })

  it.each([29, 57, 58])('is exact at %i of 100, where floating point is not', (raisedMinor) => {
    expect(progressOf({ raisedMinor, targetMinor: 100 }).percent).toBe(raisedMinor)
  })

  it('is monotonic in what was raised', () => {
    const amount = fc.nat(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(amount, amount, fc.nat(1e9), (first, second, target) => {
        const [less, more] = first < second ? [first, second] : [second, first]
        const before = progressOf({ raisedMinor: less, targetMinor: target })
        const after = progressOf({ raisedMinor: more, targetMinor: target })
        expect(before.percent).toBeLessThanOrEqual(after.percent)
        expect(before.barPercent).toBeLessThanOrEqual(after.barPercent)
        expect(before.remainingMinor).toBeGreaterThanOrEqual(after.remainingMinor)
      }),
    )
  })
})

describe('milestonesReached', () => {
  const milestones = [
    { amountMinor: 50_000, label: 'half' },
    { amountMinor: 10_000, label: 'start' },
    { amountMinor: 100_000, label: 'all' },
  ]

  it('parts milestones at what was raised, its own amount included', () => {
    const { reached, next } = milestonesReached(50_000, milestones)
    expect(reached.map(({ label }) => label)).toEqual(['start', 'half'])
    expect(next?.label).toBe('all')
  })

  it('has nothing next when all are reached, and nothing at all for none', () => {
    expect(milestonesReached(100_000, milestones).next).toBeUndefined()
    expect(milestonesReached(5, [])).toEqual({ reached: [], next: undefined })
  })

  it('leaves out milestones without an amount', () => {
    const hostile = [null, { amountMinor: Number.NaN }, { amountMinor: 0 }] as typeof milestones
    expect(milestonesReached(5, hostile)).toEqual({ reached: [], next: undefined })
    expect(milestonesReached(Number.NaN, milestones).next?.label).toBe('start')
    expect(milestonesReached(5, undefined as unknown as [])).toEqual({ reached: [] })
  })
})
