import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMetres } from './from-metres.ts'
import { toMetres } from './to-metres.ts'
import type { DistanceUnit } from './units.ts'

describe('fromMetres', () => {
  it('multiplies by 0.000621371 to miles [S9.54]', () => {
    expect(fromMetres(1_000_000, 'miles')).toBe(621.371)
    expect(fromMetres(1609.344, 'mi')).not.toBe(1)
  })

  it('multiplies by 3.28084 to feet [S9.55]', () => {
    expect(fromMetres(1, 'feet')).toBe(3.28084)
    expect(fromMetres(1, 'ft')).toBe(3.28084)
  })

  it('multiplies by 1.0936132983 to yards [S9.56]', () => {
    expect(fromMetres(1, 'yards')).toBe(1.0936132983)
    expect(fromMetres(1, 'yd')).toBe(1.0936132983)
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

  it('is monotonic', () => {
    const metres = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    const units = fc.constantFrom<DistanceUnit>('km', 'miles', 'feet', 'yards')
    fc.assert(
      fc.property(metres, metres, units, (first, second, unit) => {
        const [less, more] = first < second ? [first, second] : [second, first]
        expect(fromMetres(less, unit)).toBeLessThanOrEqual(fromMetres(more, unit))
      }),
    )
  })
})
