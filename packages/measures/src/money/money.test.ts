import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import {
  CurrencyMismatchError,
  type Money,
  addMoney,
  fromHundredths,
  money,
  sumMinor,
  toHundredths,
  toMajor,
  toMajorText,
  toMinor,
} from './money.ts'
import { summariseTotals } from '../totals/totals-summary.ts'
import { minorDigits } from './currencies.ts'
import { parseAmount } from './parse-amount.ts'

describe('money', () => {
  it('keeps whole minor units and the code in upper case', () => {
    expect(money(1250.4, 'gbp')).toEqual({ amountMinor: 1250, currency: 'GBP' })
  })

  it('counts what is not a number as 0', () => {
    expect(money(Number.NaN, 'GBP').amountMinor).toBe(0)
  })
})

describe('addMoney', () => {
  it('adds amounts of one currency, whatever its case [S5.60]', () => {
    const lower: Money = { amountMinor: 250, currency: 'gbp' }
    expect(addMoney<string>(money(1000, 'GBP'), lower)).toEqual(money(1250, 'GBP'))
  })

  it('throws when currencies differ at run time', () => {
    const fromTheWire: Money = { amountMinor: 250, currency: 'aud' }
    expect(() => addMoney<string>(money(1000, 'GBP'), fromTheWire)).toThrow(CurrencyMismatchError)
    expect(() => addMoney<string>(money(1000, 'GBP'), fromTheWire)).toThrow('Cannot add aud to GBP')
    expect(new CurrencyMismatchError('').name).toBe('CurrencyMismatchError')
  })
})

describe('minorDigits', () => {
  it.each(['GBP', 'JPY', 'KRW', 'HUF', 'ISK', 'KWD', 'IDR', 'CHF'])(
    'returns as many digits for %s as Intl',
    (currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      expect(minorDigits(currency)).toBe(format.resolvedOptions().maximumFractionDigits)
    },
  )

  it.each(['jpy', ' JPY '])('ignores case and blanks of %j', (currency) => {
    expect(minorDigits(currency)).toBe(0)
  })

  it.each(['', 'XYZ', 'FN', 'N A'])('returns 2 for the unknown currency %j', (currency) => {
    expect(minorDigits(currency)).toBe(2)
  })
})

describe.each([
  ['JPY', 1234, 1234, 123_400],
  ['HUF', 5000, 5000, 500_000],
  ['KRW', 1, 1, 100],
  ['KWD', 1.234, 1234, 123.4],
  ['GBP', 12.34, 1234, 1234],
])('an amount in %s', (currency, major, minor, hundredths) => {
  it('has the minor units of its currency', () => {
    expect(toMinor(major, currency)).toBe(minor)
    expect(toMajor(minor, currency)).toBe(major)
    expect(parseAmount(String(major), { currency })).toEqual({ ok: true, amountMinor: minor })
  })

  it('is read from the hundredths of the platform [S9.44]', () => {
    expect(fromHundredths(hundredths, currency)).toBe(minor)
    expect(toHundredths(minor, currency)).toBe(hundredths)
    const records = [
      {
        measurementDomain: 'fundraising:donations_received',
        amounts: [{ value: hundredths, unit: currency.toLowerCase() }],
      },
    ]
    expect(summariseTotals(records, currency)).toMatchObject({
      raised: major,
      money: { raisedMinor: minor, currency },
    })
  })
})

it.each([
  [1250, 'GBP', '12.50'],
  [1200, 'GBP', '12'],
  [1250, 'JPY', '1250'],
  [1250, 'KWD', '1.250'],
  [100.5, 'GBP', '1.01'],
  [1e24, 'GBP', '90071992547409.91'],
])('toMajorText writes %d minor units of %s as %s', (amountMinor, currency, text) => {
  expect(toMajorText(amountMinor, currency)).toBe(text)
})

it('parseAmount refuses decimals of a currency without minor units', () => {
  expect(parseAmount('500.5', { currency: 'JPY' })).toEqual({ ok: false, reason: 'too-precise' })
})

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
