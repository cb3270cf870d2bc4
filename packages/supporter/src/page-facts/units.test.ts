import { describe, expect, it } from 'vitest'
import { goalMetresOf, typedGoal } from './typed-goal.ts'
import { siteUnits } from './site-units.ts'
import { unitsOf } from './units-of.ts'

it('the units of a page are the site’s, until its owner chooses', () => {
  expect([siteUnits('gb'), siteUnits('US')]).toEqual(['metric', 'imperial'])
  expect([unitsOf({}, 'au'), unitsOf(undefined, 'us')]).toEqual(['metric', 'imperial'])
  expect(unitsOf({ MilepostUnits: 'imperial' }, 'gb')).toBe('imperial')
  expect(unitsOf({ MilepostUnits: 'metric' }, 'us')).toBe('metric')
  expect(unitsOf({ MilepostUnits: 'leagues' }, 'gb')).toBe('metric')
  expect(['lr', 'mm'].map((country) => siteUnits(country))).toEqual(['imperial', 'imperial'])
})

describe('a typed goal', () => {
  it.each([
    ['100', 'elevation', 'imperial', 30.48],
    ['100', 'elevation', 'metric', 100],
    ['8849', 'elevation', 'metric', 8849],
    ['26.2', 'distance', 'imperial', 42_164.81],
    ['42.2', 'distance', 'metric', 42_200],
  ] as const)('%s (%s, %s) comes back as it was typed', (typed, measure, system, metres) => {
    expect(goalMetresOf(typed, { measure, system })).toBe(metres)
    expect(typedGoal(metres, { measure, system })).toBe(typed)
  })

  it('is 0 for invalid input', () => {
    for (const typed of ['', '5,5', '-3', 'far'])
      expect(goalMetresOf(typed, { measure: 'distance', system: 'metric' })).toBe(0)
    expect(typedGoal(Number.NaN, { measure: 'distance', system: 'metric' })).toBe('')
  })
})
