import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMetres } from './to-metres.ts'
import type { DistanceUnit } from './units.ts'

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
