import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DistanceUnit, fitnessGoalOf, fromMetres, toMetres, toSeconds } from './units.ts'

describe('toMetres', () => {
  it.each([
    ['km', 1000],
    ['kilometers', 1000],
    ['kilometres', 1000],
    ['mi', 1609.344],
    ['miles', 1609.344],
    ['ft', 0.3048],
    ['feet', 0.3048],
    ['yd', 0.9144],
    ['yards', 0.9144],
  ] as const)(
    'converts 1 %s to %d m, in either case [S9.50, S9.51, S9.52, S9.53, S9.58]',
    (unit, metres) => {
      expect(toMetres(1, unit)).toBe(metres)
      expect(toMetres<string>(1, unit.toUpperCase())).toBe(metres)
    },
  )

  it.each([undefined, null, '', 'ten', Number.NaN, Infinity, {}, [5], true])(
    'converts %j, which is not numeric, to 0 [S9.63]',
    (value) => {
      expect(toMetres(value as never, 'km')).toBe(0)
    },
  )

  it('reads numeric text', () => {
    expect(toMetres('1.5', 'km')).toBe(1500)
  })

  it.each(['furlong', 'constructor', '__proto__', ''])(
    'passes a value in the unknown unit "%s" through unchanged [S9.64]',
    (unit: string) => {
      expect(toMetres(42.195, unit)).toBe(42.195)
    },
  )

  it('gives 0 for what is not numeric before it looks at an unknown unit [S9.63] [S9.64]', () => {
    expect(toMetres<string>('abc', 'furlong')).toBe(0)
  })

  const units = fc.constantFrom<DistanceUnit>('km', 'miles', 'feet', 'yards', 'metres')
  const distances = fc.double({ min: -1e9, max: 1e9, noNaN: true })

  it('is linear', () => {
    fc.assert(
      fc.property(distances, distances, units, (first, second, unit) => {
        const apart = toMetres(first, unit) + toMetres(second, unit)
        const together = toMetres(first + second, unit)
        expect(Math.abs(apart - together)).toBeLessThanOrEqual(1e-15 * 1609.344 * 4e9)
        expect(toMetres(-first, unit)).toBe(-toMetres(first, unit))
      }),
    )
  })

  it('is monotonic', () => {
    fc.assert(
      fc.property(distances, distances, units, (first, second, unit) => {
        const [less, more] = first < second ? [first, second] : [second, first]
        expect(toMetres(less, unit)).toBeLessThanOrEqual(toMetres(more, unit))
      }),
    )
  })

  it('stays finite where a product would overflow', () => {
    expect(toMetres(Number.MAX_VALUE, 'km')).toBe(Number.MAX_VALUE)
    expect(toMetres(-Number.MAX_VALUE, 'km')).toBe(-Number.MAX_VALUE)
  })
})

describe('fromMetres', () => {
  it.each([
    ['mi', 621.371],
    ['miles', 621.371],
    ['ft', 3_280_840],
    ['feet', 3_280_840],
    ['yd', 1_093_613.2983],
    ['yards', 1_093_613.2983],
  ] as const)('converts 1000 km to %s [S9.54, S9.55, S9.56]', (unit, distance) => {
    expect(fromMetres(1_000_000, unit)).toBeCloseTo(distance, 6)
  })

  it.each(['km', 'kilometers', 'kilometres'] as const)('divides by 1000 to %s [S9.57]', (unit) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (metres) => {
        expect(fromMetres(metres, unit)).toBe(metres / 1000)
      }),
    )
  })

  it('gives 0 for what is not numeric [S9.63]', () => {
    expect(fromMetres('far', 'miles')).toBe(0)
    expect(fromMetres(undefined, 'km')).toBe(0)
  })

  it('passes a value for an unknown unit through unchanged [S9.64]', () => {
    expect(fromMetres<string>(42, 'league')).toBe(42)
    expect(fromMetres<string>(42, 'toString')).toBe(42)
  })

  it('brings a distance back within 1e-5', () => {
    const units = fc.constantFrom<DistanceUnit>('km', 'miles', 'feet', 'yards', 'metres')
    const distances = fc.double({ min: 1e-6, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(distances, units, (distance, unit) => {
        const back = fromMetres(toMetres(distance, unit), unit)
        expect(Math.abs(back - distance) / distance).toBeLessThanOrEqual(1e-5)
      }),
    )
  })
})

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

describe('fitnessGoalOf', () => {
  it('passes metres through in the default unit custom, with one decimal [S3.12]', () => {
    expect(fitnessGoalOf('100000')).toBe('100000.0')
    expect(fitnessGoalOf(8849, 'custom')).toBe('8849.0')
  })

  it('converts to the goal unit and shows one decimal [S3.12]', () => {
    expect(fitnessGoalOf(42_195, 'km')).toBe('42.2')
    expect(fitnessGoalOf('42195', 'miles')).toBe('26.2')
    expect(fitnessGoalOf(100, 'feet')).toBe('328.1')
  })

  it('rounds halves up, as formatDistance does', () => {
    expect([350, 1450].map((metres) => fitnessGoalOf(metres, 'km'))).toEqual(['0.4', '1.5'])
  })

  it.each([0, -5, '', 'far', null, undefined, Number.NaN, Infinity, {}, []])(
    'does not count %j as a goal [S3.13]',
    (value) => {
      expect(fitnessGoalOf(value as never, 'km')).toBeUndefined()
    },
  )
})
