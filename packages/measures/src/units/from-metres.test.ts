import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMetres } from './from-metres.ts'
import { toMetres } from './to-metres.ts'
import type { DistanceUnit } from './units.ts'

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
