import { describe, expect, it } from 'vitest'
import { activityTotals } from './activity-totals.ts'
import { fitnessMessages } from './fitness-messages.ts'

const totalsOf = (...activities: { distance: number; duration: number; elevation: number }[]) =>
  activityTotals({ activities, country: 'gb', system: 'metric', words: fitnessMessages })

describe('activityTotals', () => {
  it('adds up what activities measured, each figure with its unit', () => {
    const walk = { distance: 4000, duration: 1200, elevation: 30 }
    expect(totalsOf(walk, { ...walk, distance: 1000 })).toBe(
      '5\u00a0km, 40\u00a0min, 60\u00a0m\u00a0climbed',
    )
  })

  it('leaves out what none of them measured', () => {
    expect(totalsOf({ distance: 5000, duration: 0, elevation: 0 })).toBe('5\u00a0km')
    expect(totalsOf({ distance: 0, duration: 600, elevation: 0 })).toBe('10\u00a0min')
    expect([totalsOf(), totalsOf({ distance: 0, duration: 0, elevation: 0 })]).toEqual(['', ''])
  })
})
