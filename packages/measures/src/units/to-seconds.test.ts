import { describe, expect, it } from 'vitest'
import { toSeconds } from './to-seconds.ts'

describe('toSeconds', () => {
  it('takes a day as 86400 s [S9.59]', () => {
    expect(toSeconds(2, 'days')).toBe(172_800)
  })

  it('takes an hour as 3600 s [S9.60]', () => {
    expect(toSeconds(1.5, 'hours')).toBe(5400)
  })

  it('takes a minute as 60 s [S9.61]', () => {
    expect(toSeconds('45', 'minutes')).toBe(2700)
  })

  it.each([
    ['day', 86_400],
    ['days', 86_400],
    ['hr', 3600],
    ['hrs', 3600],
    ['hour', 3600],
    ['hours', 3600],
    ['min', 60],
    ['minute', 60],
    ['minutes', 60],
  ] as const)('accepts the name %s [S9.62]', (unit, seconds) => {
    expect(toSeconds(1, unit)).toBe(seconds)
  })

  it('gives 0 for what is not numeric [S9.63]', () => {
    expect(toSeconds('soon', 'hours')).toBe(0)
    expect(toSeconds(null, 'hours')).toBe(0)
  })

  it('passes seconds and unknown units through unchanged [S9.64]', () => {
    expect(toSeconds(90, 'seconds')).toBe(90)
    expect(toSeconds<string>(90, 'fortnight')).toBe(90)
    expect(toSeconds<string>(90, 'valueOf')).toBe(90)
  })
})
