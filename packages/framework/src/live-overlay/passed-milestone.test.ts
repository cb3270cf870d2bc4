import { describe, expect, it } from 'vitest'
import { passedMilestone } from './passed-milestone.ts'

describe('a milestone on a stream', () => {
  it.each([
    [0, 2499, undefined],
    [0, 2500, 25],
    [2499, 2500, 25],
    [2500, 2501, undefined],
    [4999, 5000, 50],
    [2600, 7600, 75],
    [0, 10_000, 100],
    [9999, 20_000, 100],
    [10_000, 20_000, undefined],
    [6000, 4000, undefined],
  ])('from %d to %d of 10,000 is %s', (before, now, percent) => {
    expect(passedMilestone(before, now, 10_000)).toBe(percent)
  })

  it('is none without a target', () => {
    expect(passedMilestone(0, 5000, 0)).toBeUndefined()
    expect(passedMilestone(0, 5000, -1)).toBeUndefined()
  })
})
