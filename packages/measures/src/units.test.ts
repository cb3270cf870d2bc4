import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DistanceUnit, formatFitnessGoal, fromMetres, toMetres, toSeconds } from './units.ts'

const notNumeric = [undefined, null, '', 'ten', Number.NaN, Infinity, {}, [5], true]
const unit = fc.constantFrom<DistanceUnit>('km', 'miles', 'feet', 'yards', 'metres')
const distance = fc.double({ min: -1e12, max: 1e12, noNaN: true })

describe('toMetres and fromMetres', () => {
  it.each([
    ['km kilometers kilometres', 1000, 1000],
    ['mi miles', 1609.344, 621.371],
    ['ft feet', 0.3048, 3_280_840],
    ['yd yards', 0.9144, 1_093_613.2983],
  ])(
    'convert %s in any case [S9.50, S9.51, S9.52, S9.53, S9.54, S9.55, S9.56, S9.58]',
    (names, metres, perThousandKm) => {
      for (const name of [...names.split(' '), ...names.toUpperCase().split(' ')]) {
        expect(toMetres(1, name)).toBe(metres)
        expect(fromMetres(1_000_000, name)).toBeCloseTo(perThousandKm, 6)
      }
    },
  )

  it('fromMetres divides by 1000 for kilometres [S9.57]', () => {
    fc.assert(
      fc.property(distance, (metres) => {
        expect(fromMetres(metres, 'kilometres')).toBe(metres / 1000)
      }),
    )
  })

  it.each(notNumeric)('return 0 for %j, in any unit [S9.63]', (value) => {
    expect(toMetres(value as never, 'km')).toBe(0)
    expect(toMetres<string>(value as never, 'furlong')).toBe(0)
    expect(fromMetres(value as never, 'miles')).toBe(0)
  })

  it('parse numeric text', () => {
    expect(toMetres('1.5', 'km')).toBe(1500)
    expect(fromMetres('1500', 'km')).toBe(1.5)
  })

  it.each(['furlong', 'constructor', '__proto__', '', ' '])(
    'return a value in the unknown unit "%s" unchanged [S9.64]',
    (name: string) => {
      expect(toMetres(42.195, name)).toBe(42.195)
      expect(fromMetres(42.195, name)).toBe(42.195)
    },
  )

  it('convert back within 1e-5, are odd functions, and keep the order of distances', () => {
    fc.assert(
      fc.property(distance, distance, unit, (first, second, name) => {
        const back = fromMetres(toMetres(first, name), name)
        expect(Math.abs(back - first)).toBeLessThanOrEqual(1e-5 * Math.abs(first) + 1e-300)
        expect(toMetres(-first, name)).toBe(-toMetres(first, name))
        expect(toMetres(Math.min(first, second), name)).toBeLessThanOrEqual(
          toMetres(Math.max(first, second), name),
        )
      }),
    )
  })

  it('stay finite if a product overflows', () => {
    expect(toMetres(Number.MAX_VALUE, 'km')).toBe(Number.MAX_VALUE)
    expect(toMetres(-Number.MAX_VALUE, 'km')).toBe(-Number.MAX_VALUE)
    expect(fromMetres(Number.MAX_VALUE, 'feet')).toBe(Number.MAX_VALUE)
  })
})

describe('toSeconds', () => {
  it.each([
    ['day days', 86_400],
    ['hr hrs hour hours', 3600],
    ['min minute minutes', 60],
  ])('converts %s in any case [S9.59, S9.60, S9.61, S9.62]', (names, seconds) => {
    for (const name of [...names.split(' '), ...names.toUpperCase().split(' ')])
      expect(toSeconds('1.5', name)).toBe(1.5 * seconds)
  })

  it.each(notNumeric)('returns 0 for %j [S9.63]', (value) => {
    expect(toSeconds(value as never, 'hours')).toBe(0)
  })

  it.each(['seconds', 'fortnight', 'valueOf'])(
    'returns a value in %s unchanged [S9.64]',
    (name) => {
      expect(toSeconds<string>(90, name)).toBe(90)
    },
  )
})

describe('formatFitnessGoal', () => {
  it('keeps metres in the default unit custom, and converts to others, with one decimal [S3.12]', () => {
    expect([formatFitnessGoal('100000'), formatFitnessGoal(8849, 'custom')]).toEqual([
      '100000.0',
      '8849.0',
    ])
    expect(formatFitnessGoal(42_195, 'km')).toBe('42.2')
    expect(formatFitnessGoal('42195', 'miles')).toBe('26.2')
    expect(formatFitnessGoal(100, 'feet')).toBe('328.1')
  })

  it('rounds halves up, as formatDistance does', () => {
    expect([350, 1450].map((metres) => formatFitnessGoal(metres, 'km'))).toEqual(['0.4', '1.5'])
  })

  it.each([0, -5, ...notNumeric])('returns undefined for %j [S3.13]', (value) => {
    expect(formatFitnessGoal(value as never, 'km')).toBeUndefined()
  })
})
