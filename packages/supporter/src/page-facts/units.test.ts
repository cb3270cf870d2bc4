import { describe, expect, it } from 'vitest'
import { formatGoalInput, getUnits, parseGoalMetres, getSiteUnits } from './units.ts'

it('are the site’s until the owner chooses', () => {
  expect([getSiteUnits('gb'), getSiteUnits('US')]).toEqual(['metric', 'imperial'])
  expect([getUnits({}, 'au'), getUnits(undefined, 'us')]).toEqual(['metric', 'imperial'])
  expect(getUnits({ MilepostUnits: 'imperial' }, 'gb')).toBe('imperial')
  expect(getUnits({ MilepostUnits: 'metric' }, 'us')).toBe('metric')
  expect(getUnits({ MilepostUnits: 'leagues' }, 'gb')).toBe('metric')
  expect(['lr', 'mm'].map((country) => getSiteUnits(country))).toEqual(['imperial', 'imperial'])
})

describe('an entered goal', () => {
  it.each([
    ['100', 'elevation', 'imperial', 30.48],
    ['100', 'elevation', 'metric', 100],
    ['8849', 'elevation', 'metric', 8849],
    ['26.2', 'distance', 'imperial', 42_164.81],
    ['42.2', 'distance', 'metric', 42_200],
  ] as const)('%s (%s, %s) is read back as entered', (typed, measure, system, metres) => {
    expect(parseGoalMetres(typed, { measure, system })).toBe(metres)
    expect(formatGoalInput(metres, { measure, system })).toBe(typed)
  })

  it('is 0 for invalid input', () => {
    for (const typed of ['', '5,5', '-3', 'far'])
      expect(parseGoalMetres(typed, { measure: 'distance', system: 'metric' })).toBe(0)
    expect(formatGoalInput(Number.NaN, { measure: 'distance', system: 'metric' })).toBe('')
  })
})
