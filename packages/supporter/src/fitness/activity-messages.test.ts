import { describe, expect, it } from 'vitest'
import { fitnessMessages } from './fitness-messages.ts'
import {
  formatActivityTotals,
  activityTypeMessageKeys,
  toActivityMessages,
} from './activity-messages.ts'

it('names each type of activity alike in lists and in forms', () => {
  const { types } = toActivityMessages(fitnessMessages.english)
  for (const [type, key] of Object.entries(activityTypeMessageKeys))
    expect([type, types[type as keyof typeof types]]).toEqual([type, fitnessMessages.english[key]])
})

const totalsOf = (...activities: { distance: number; duration: number; elevation: number }[]) =>
  formatActivityTotals({
    activities,
    country: 'gb',
    system: 'metric',
    messages: fitnessMessages.english,
  })

describe('formatActivityTotals', () => {
  it('formats in the selected units, whatever the country', () => {
    const activities = [{ distance: 1_609_344, duration: 5_400, elevation: 304.8 }]
    const totals = (country: string, system: 'metric' | 'imperial') =>
      formatActivityTotals({ activities, country, system, messages: fitnessMessages.english })
    const imperial = '1,000 mi, 1 h 30 min, 1,000 ft climbed'.replaceAll(/(?<!,) /g, '\u00a0')
    const metric = '1,609.3 km, 1 h 30 min, 305 m climbed'.replaceAll(/(?<!,) /g, '\u00a0')
    expect(['gb', 'au'].map((country) => totals(country, 'imperial'))).toEqual([imperial, imperial])
    expect(['gb', 'au'].map((country) => totals(country, 'metric'))).toEqual([metric, metric])
  })

  it('omits missing measures', () => {
    expect(totalsOf({ distance: 5000, duration: 0, elevation: 0 })).toBe('5\u00a0km')
    expect(totalsOf({ distance: 0, duration: 600, elevation: 0 })).toBe('10\u00a0min')
    expect([totalsOf(), totalsOf({ distance: 0, duration: 0, elevation: 0 })]).toEqual(['', ''])
  })
})
