import { describe, expect, it } from 'vitest'
import { summariseTotals } from '../totals/summarise-totals.ts'
import { fromHundredths } from './from-hundredths.ts'
import { minorDigits } from './minor-digits.ts'
import { parseAmount } from './parse-amount.ts'
import { toHundredths } from './to-hundredths.ts'
import { toMajor } from './to-major.ts'
import { toMajorText } from './to-major-text.ts'
import { toMinor } from './to-minor.ts'

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
])('toMajorText writes %i minor units of %s as %s', (amountMinor, currency, text) => {
  expect(toMajorText(amountMinor, currency)).toBe(text)
})

it('parseAmount refuses decimals of a currency without minor units', () => {
  expect(parseAmount('500.5', { currency: 'JPY' })).toEqual({ ok: false, reason: 'too-precise' })
})
