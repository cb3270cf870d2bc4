import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addMoney,
  CurrencyMismatchError,
  fromHundredths,
  money,
  type Money,
  sumMinor,
  toHundredths,
  toMajor,
  toMajorText,
  toMinor,
} from './money.ts'

describe('money', () => {
  it('rounds to whole minor units and converts the code to upper case', () => {
    expect(money(1250.4, ' gbp ')).toEqual({ amountMinor: 1250, currency: 'GBP' })
    expect(money(Number.NaN, 'GBP').amountMinor).toBe(0)
  })
})

describe('addMoney', () => {
  const first: Money = { amountMinor: 1000, currency: 'GBP' }

  it('adds amounts of one currency, whatever its case [S5.60]', () => {
    const sum = addMoney(first, { amountMinor: 250, currency: 'gbp' })
    expect(sum).toEqual({ amountMinor: 1250, currency: 'GBP' })
  })

  it('throws CurrencyMismatchError if the currencies differ', () => {
    const add = () => addMoney(first, { amountMinor: 250, currency: 'aud' })
    expect(add).toThrow(CurrencyMismatchError)
    expect(add).toThrow('Cannot add aud to GBP')
    expect(new CurrencyMismatchError().name).toBe('CurrencyMismatchError')
  })
})

describe('sumMinor', () => {
  it('is exact and independent of order, also beyond the range of exact numbers', () => {
    const amount = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })
    const largest = BigInt(Number.MAX_SAFE_INTEGER)
    fc.assert(
      fc.property(fc.array(amount), (list) => {
        const exact = list.reduce((sum, value) => sum + BigInt(value), 0n)
        const clamped = exact > largest ? largest : exact < -largest ? -largest : exact
        expect(BigInt(sumMinor(list))).toBe(clamped)
        expect(sumMinor(list.toReversed())).toBe(sumMinor(list))
      }),
    )
  })

  it('is a whole number independent of order for fractions', () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (list) => {
        expect(sumMinor(list.toReversed())).toBe(sumMinor(list))
        expect(Number.isSafeInteger(sumMinor(list))).toBe(true)
      }),
    )
  })

  it('parses numeric text and counts other values as 0', () => {
    expect(sumMinor([100, '50', null, undefined, Number.NaN, Infinity, {} as never])).toBe(150)
    expect(sumMinor(undefined as never)).toBe(0)
  })
})

describe('toMinor', () => {
  it.each([
    [12.5, 1250],
    ['25.00', 2500],
    [1.005, 101],
    [-1.005, -101],
    [0.1 + 0.2, 30],
    [1e-7, 0],
    [10_000_000_000_000.01, 1_000_000_000_000_001],
    [1e300, Number.MAX_SAFE_INTEGER],
    [-1e21, -Number.MAX_SAFE_INTEGER],
    [-0.001, 0],
    [Number.NaN, 0],
    ['ten', 0],
    [null, 0],
    [{}, 0],
    [[5], 0],
    [true, 0],
  ])('converts %j pounds to %d pence', (major, minor) => {
    expect(toMinor(major as never, 'GBP')).toBe(minor)
  })

  it('moves the point of the decimal text of any number, and rounds halves away from zero', () => {
    const size = fc.oneof(
      fc.double({ min: 1e-6, max: 9e13, noNaN: true }),
      fc.nat(1e9).map((thousandths) => thousandths / 1000),
    )
    fc.assert(
      fc.property(size, (major) => {
        const minor = Math.round(Number(`${major}e2`))
        expect(toMinor(major, 'GBP')).toBe(minor)
        expect(toMinor(-major, 'GBP')).toBe(0 - minor)
      }),
      { numRuns: fuzzRuns(1000) },
    )
  })
})

describe('toMajor', () => {
  it('divides pence by 100 and counts other values as 0 [S9.44]', () => {
    expect([15_300, '1', undefined, Number.NaN].map((minor) => toMajor(minor, 'GBP'))).toEqual([
      153, 0.01, 0, 0,
    ])
  })

  it('is reversed by toMinor for every whole amount and currency', () => {
    const amount = fc.integer({ min: -(2 ** 46), max: 2 ** 46 })
    fc.assert(
      fc.property(amount, fc.constantFrom('GBP', 'JPY', 'KWD'), (amountMinor, currency) => {
        expect(toMinor(toMajor(amountMinor, currency), currency)).toBe(amountMinor + 0)
      }),
      { numRuns: fuzzRuns(1000) },
    )
  })
})

it.each([
  [1250, 'GBP', '12.50'],
  [1200, 'GBP', '12'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
  [100.5, 'GBP', '1.01'],
  [1e24, 'GBP', '90071992547409.91'],
])('toMajorText formats %d minor units of %s as %s', (amountMinor, currency, text) => {
  expect(toMajorText(amountMinor, currency)).toBe(text)
})

it.each([
  ['JPY', 123_400, 1234],
  ['KWD', 123.4, 1234],
  ['GBP', 1234, 1234],
])(
  '%s: %d hundredths of the platform are %d minor units [S9.44]',
  (currency, hundredths, minor) => {
    expect(fromHundredths(hundredths, currency)).toBe(minor)
    expect(toHundredths(minor, currency)).toBe(hundredths)
  },
)
