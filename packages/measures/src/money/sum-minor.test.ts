import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumMinor } from './sum-minor.ts'

/** A small generator of its own: the same million amounts in every run. */
function amounts(count: number): number[] {
  let state = 20_250_601
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state % 1_000_000
  })
}

describe('sumMinor', () => {
  it('gives 0 for none', () => {
    expect(sumMinor([])).toBe(0)
  })

  it('sums a million donations exactly, in any order', () => {
    const million = amounts(1_000_000)
    const exact = million.reduce((sum, amount) => sum + BigInt(amount), 0n)

    expect(BigInt(sumMinor(million))).toBe(exact)
    expect(sumMinor(million.toReversed())).toBe(Number(exact))
    expect(sumMinor(million.toSorted((a, b) => a - b))).toBe(Number(exact))
  })

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
