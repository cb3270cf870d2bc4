import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMajor } from './to-major.ts'
import { toMinor } from './to-minor.ts'

describe('toMinor', () => {
  it.each([
    [12.5, 1250],
    ['25.00', 2500],
    [1.005, 101],
    [8.165, 817],
    [0.285, 29],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [9_999_999.99, 999_999_999],
    [1e-7, 0],
    [0.29, 29],
    [1_150.45, 115_045],
    [10_000_000_000_000, 1_000_000_000_000_000],
    [10_000_000_000_000.01, 1_000_000_000_000_001],
  ])('makes minor units of %j exactly', (major, minor) => {
    expect(toMinor(major, 'GBP')).toBe(minor)
  })

  it.each([Number.NaN, Infinity, '', 'ten', null, undefined, {}, [], true])(
    'counts %j as 0',
    (value) => {
      expect(toMinor(value as never, 'GBP')).toBe(0)
    },
  )

  it('stops where whole numbers are no longer exact', () => {
    expect(toMinor(1e300, 'GBP')).toBe(Number.MAX_SAFE_INTEGER)
    expect(toMinor(-1e21, 'GBP')).toBe(-Number.MAX_SAFE_INTEGER)
  })

  it('knows no negative zero', () => {
    expect(Object.is(toMinor(-0.001, 'GBP'), 0)).toBe(true)
  })
})

/** The decimal text with its point moved, which is what people mean by two decimals. */
function minorOfText(major: number): number {
  const size = Number(`${Math.abs(major)}e2`)
  return Math.round(size) * Math.sign(major) + 0
}

describe('toMinor of any number', () => {
  it('is what moving the point in its text gives, below as above the numbers it reckons with', () => {
    const sizes = fc.double({ min: 1e-6, max: 9e13, noNaN: true })
    fc.assert(
      fc.property(
        fc.oneof(
          sizes,
          fc.nat(1e9).map((n) => n / 1000),
        ),
        fc.boolean(),
        (size, owed) => {
          const major = owed ? -size : size
          expect(toMinor(major, 'GBP')).toBe(minorOfText(major))
        },
      ),
      { numRuns: fuzzRuns(1000) },
    )
  })
})

describe('toMajor', () => {
  it('divides by 100 [S9.44]', () => {
    expect(toMajor(15_300, 'GBP')).toBe(153)
    expect(toMajor(1, 'AUD')).toBe(0.01)
  })

  it('counts what is not numeric as 0', () => {
    expect(toMajor(undefined, 'GBP')).toBe(0)
    expect(toMajor(Number.NaN, 'GBP')).toBe(0)
  })

  it('is undone by toMinor for every whole amount', () => {
    const amounts = fc.integer({ min: -(2 ** 46), max: 2 ** 46 })
    fc.assert(
      fc.property(amounts, (amountMinor) => {
        expect(toMinor(toMajor(amountMinor, 'GBP'), 'GBP')).toBe(amountMinor + 0)
      }),
      { numRuns: fuzzRuns(1000) },
    )
  })
})
