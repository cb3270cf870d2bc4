import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMinor } from './sum-minor.ts'

describe('sumMinor', () => {
  it('is exact and free of order also beyond what a number can contain', () => {
    const amount = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })
    const largest = BigInt(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(fc.array(amount), (list) => {
        const exact = list.reduce((sum, value) => sum + BigInt(value), 0n)
        const within = exact > largest ? largest : exact < -largest ? -largest : exact
        expect(BigInt(sumMinor(list))).toBe(within)
        expect(sumMinor(list.toReversed())).toBe(sumMinor(list))
      }),
    )
  })

  it('is free of order for amounts that are not whole', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (list) => {
        expect(sumMinor(list.toReversed())).toBe(sumMinor(list))
        expect(Number.isSafeInteger(sumMinor(list))).toBe(true)
      }),
    )
  })

  it('counts what is not a number as 0 and reads numeric text', () => {
    expect(sumMinor([100, '50', null, undefined, Number.NaN, Infinity, {} as never])).toBe(150)
  })
})
