import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import numbro from 'numbro'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../money/parse-amount.ts'
import { minorDigits } from '../money/currencies.ts'
import { type MoneyFormat, cultureOf, formatMoney, formatNumber } from './numbers.ts'

const registered = [
  ['au', 'AUD'],
  ['gb', 'GBP'],
  ['nz', 'NZD'],
  ['ie', 'EUR'],
  ['za', 'ZAR'],
] as const
const digitsOf = (text: string) => text.replaceAll(/[^\d.,-]/g, '')

describe('formatMoney', () => {
  it.each([
    ['GBP', '£1,250.50'],
    ['AUD', '$1,250.50'],
    ['NZD', '$1,250.50'],
    ['EUR', '€1,250.50'],
    ['ZAR', 'R1 250,50'],
    ['usd', '$1,250.50'],
    ['CHF', 'CHF\u00A01,250.50'],
  ])('writes %s at home as %s', (currency, text) => {
    expect(formatMoney(125_050, { currency })).toBe(text)
  })

  it.each([
    ['AUD', 'gb', 'A$1,250.50'],
    ['AUD', 'en-au', '$1,250.50'],
    ['GBP', 'za', '£1 250,50'],
    ['USD', 'au', 'US$1,250.50'],
  ])('writes %s for a reader in %s as %s', (currency, country, text) => {
    expect(formatMoney(125_050, { currency, country })).toBe(text)
  })

  it('shows decimals unless they are zero, always, or never', () => {
    const text = (minor: number, decimals?: MoneyFormat['decimals']) =>
      formatMoney(minor, { currency: 'GBP', decimals })
    expect([text(2500), text(2550), text(5)]).toEqual(['£25', '£25.50', '£0.05'])
    expect([text(2500, 'always'), text(0, 'always')]).toEqual(['£25.00', '£0.00'])
    expect([text(2549, 'never'), text(2550, 'never')]).toEqual(['£25', '£26'])
  })

  it('writes a refund with its sign, and no negative zero', () => {
    expect(formatMoney(-125_050, { currency: 'GBP' })).toBe('-£1,250.50')
    expect(formatMoney(-20, { currency: 'GBP', decimals: 'never' })).toBe('£0')
  })

  it('logs an unsupported culture once, and shows the right symbol [S8.04]', () => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const text = (currency: string) => formatMoney(125_050, { currency, country: 'en-sg', log })
    expect([text('SGD'), text('SGD'), text('USD')]).toEqual([
      '$1,250.50',
      '$1,250.50',
      'US$1,250.50',
    ])
    expect(lines).toEqual(['Numbro culture en-SG is not supported'])
  })

  it.each(registered)('equals Intl on random amounts in the culture of %s', (country, currency) => {
    const intl = new Intl.NumberFormat(`en-${country}`, { style: 'currency', currency })
    fc.assert(
      fc.property(fc.integer({ min: -7e15, max: 7e15 }), (amountMinor) => {
        const text = formatMoney(amountMinor, { currency, country, decimals: 'always' })
        // Text, because a double has no room for cents. Intl has other spaces in rand.
        const major = `${amountMinor}e-2` as Intl.StringNumericLiteral
        expect(text.replaceAll(' ', '')).toBe(intl.format(major).replaceAll(/\s/g, ''))
      }),
      { numRuns: fuzzRuns(300) },
    )
  })

  it.each(['JPY', 'KRW', 'HUF', 'KWD', 'BHD', 'CHF'])(
    'has the digits of Intl on random amounts of %s',
    (currency) => {
      const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
      const intl = new Intl.NumberFormat('en-GB', style)
      fc.assert(
        fc.property(fc.integer({ min: -7e15, max: 7e15 }), (amountMinor) => {
          const text = formatMoney(amountMinor, { currency, country: 'gb' })
          const major = `${amountMinor}e-${minorDigits(currency)}` as Intl.StringNumericLiteral
          expect(digitsOf(text)).toBe(digitsOf(intl.format(major)))
        }),
        { numRuns: fuzzRuns(100) },
      )
    },
  )

  it('groups rupees, and any amount for a reader in India, in lakhs', () => {
    expect(formatMoney(123_456_789, { currency: 'INR' })).toBe('INR\u00A012,34,567.89')
    expect(formatMoney(99_900, { currency: 'INR' })).toBe('INR\u00A0999')
    expect(formatMoney(123_456_789, { currency: 'INR', country: 'gb' })).toBe(
      'INR\u00A01,234,567.89',
    )
    const intl = new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'GBP',
      trailingZeroDisplay: 'stripIfInteger',
    })
    fc.assert(
      fc.property(fc.integer({ min: -7e15, max: 7e15 }), (amountMinor) => {
        const major = `${amountMinor}e-2` as Intl.StringNumericLiteral
        expect(formatMoney(amountMinor, { currency: 'GBP', country: 'in' })).toBe(
          intl.format(major),
        )
      }),
      { numRuns: fuzzRuns(300) },
    )
  })

  it('rounds amounts above 7·10^15 minor units to whole major units', () => {
    const text = (minor: number, decimals?: MoneyFormat['decimals']) =>
      formatMoney(minor, { currency: 'GBP', decimals })
    expect(text(7e15 - 1)).toBe('£69,999,999,999,999.99')
    expect(text(7e15 + 1, 'always')).toBe('£70,000,000,000,000')
    expect(text(-Number.MAX_SAFE_INTEGER)).toBe('-£90,071,992,547,410')
    expect(formatMoney(Number.MAX_SAFE_INTEGER, { currency: 'JPY' })).toBe(
      'JPY\u00A09,007,199,254,740,991',
    )
    expect(formatMoney(7e15 - 1, { currency: 'KWD' })).toBe('KWD\u00A06,999,999,999,999.999')
  })

  it('writes no symbol without a currency', () => {
    expect(formatMoney(5, { currency: '' })).toBe('0.05')
  })

  it.each([...registered, ['in', 'INR'] as const])(
    'is read back exactly in the culture of %s',
    (country, currency) => {
      const amounts = fc.nat(7e15)
      const decimals = fc.constantFrom('auto', 'always')
      fc.assert(
        fc.property(amounts, decimals, (amountMinor, shown) => {
          const text = formatMoney(amountMinor, { currency, country, decimals: shown })
          const read = parseAmount(text, { currency, minMinor: 0 })
          expect(read).toEqual({ ok: true, amountMinor })
        }),
        { numRuns: fuzzRuns(500) },
      )
    },
  )

  it.each(['1', '.', '-', '1,0'])('shows no symbol for the currency %j', (currency) => {
    expect(formatMoney(125_050, { currency })).toBe('1,250.50')
    expect(parseAmount('1,250.50', { currency })).toEqual({ ok: true, amountMinor: 125_050 })
  })

  it('is read back also where another currency is shown', () => {
    const currencies = fc.constantFrom('AUD', 'USD', 'SGD', 'HKD', 'CAD', 'NZD', 'CHF')
    const countries = fc.constantFrom('gb', 'au', 'ie', 'nz')
    fc.assert(
      fc.property(fc.nat(), currencies, countries, (amountMinor, currency, country) => {
        const text = formatMoney(amountMinor, { currency, country })
        expect(parseAmount(text, { currency, minMinor: 0 })).toEqual({ ok: true, amountMinor })
      }),
    )
  })
})

describe('formatNumber', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
    [-1234, '-1,234'],
    ['42', '42'],
    [0.5, '1'],
    [-0.4, '0'],
    [-0.5, '-1'],
    [-1.5, '-2'],
  ])('writes %j as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('shows at most the requested decimals, without trailing zeros', () => {
    expect(formatNumber(12.345, { decimals: 2 })).toBe('12.35')
    expect(formatNumber(1.005, { decimals: 2 })).toBe('1.01')
    expect(formatNumber(12.3, { decimals: 2 })).toBe('12.3')
    expect(formatNumber(12, { decimals: 2 })).toBe('12')
    expect(formatNumber(100, { decimals: 1 })).toBe('100')
    expect(formatNumber(0.05, { decimals: 2 })).toBe('0.05')
  })

  it('uses the separators of the country', () => {
    expect(formatNumber(1_234.5, { country: 'za', decimals: 1 })).toBe('1 234,5')
    expect(formatNumber(1_234.5, { country: 'en-gb', decimals: 1 })).toBe('1,234.5')
  })

  it.each([Number.NaN, Infinity, null, undefined, 'many', {}])('writes %j as 0', (value) => {
    expect(formatNumber(value as never)).toBe('0')
  })
})

describe('cultureOf', () => {
  it.each([
    ['au', 'en-AU', '$'],
    ['gb', 'en-GB', '£'],
    ['nz', 'en-NZ', '$'],
    ['ie', 'en-IE', '€'],
    ['za', 'en-ZA', 'R'],
    ['in', 'en-IN', '₹'],
  ])('registers a number culture for %s [S9.12]', (country, tag, symbol) => {
    expect(cultureOf(country)).toBe(tag)
    expect(numbro.languages()[tag]?.currency.symbol).toBe(symbol)
  })

  it('uses the default country if none is given [S9.13]', () => {
    expect(cultureOf(undefined)).toBe('en-AU')
  })

  it.each(['us', 'SG', 'en-hk', 'ca', 'fr'])(
    'logs that the culture of %s is not supported, and keeps the default [S8.04]',
    (country) => {
      const lines: string[] = []
      expect(cultureOf(country, (line) => lines.push(line))).toBe('en-AU')
      const tag = `en-${country.slice(-2).toUpperCase()}`
      expect(lines).toEqual([`Numbro culture ${tag} is not supported`])
    },
  )

  it('leaves the language of the application alone', () => {
    const before = numbro.language()
    formatNumber(1000, { country: 'za' })
    expect(numbro.language()).toBe(before)
  })

  it('ignores the defaults that the application gives numbro', () => {
    const defaults = { average: true, mantissa: 1, totalLength: 2, forceSign: true, postfix: '!' }
    numbro.setDefaults({ ...defaults, negative: 'parenthesis' })
    try {
      expect(formatMoney(-125_000, { currency: 'GBP' })).toBe('-£1,250')
      expect(formatNumber(1250.5, { decimals: 1, country: 'gb' })).toBe('1,250.5')
    } finally {
      numbro.setDefaults({})
    }
  })

  it('ignores more defaults', () => {
    numbro.setDefaults({ exponential: true, optionalCharacteristic: true, forceAverage: 'million' })
    try {
      expect(formatMoney(5, { currency: 'GBP' })).toBe('£0.05')
      expect(formatNumber(1250.5, { decimals: 1, country: 'gb' })).toBe('1,250.5')
    } finally {
      numbro.setDefaults({})
    }
  })

  it('ignores the zero format', () => {
    numbro.zeroFormat('N/A')
    try {
      expect(formatMoney(0, { currency: 'GBP', decimals: 'always' })).toBe('£0.00')
      expect(formatMoney(0, { currency: 'JPY' })).toBe('JPY\u00A00')
      expect(formatNumber(0, { decimals: 2 })).toBe('0')
    } finally {
      numbro.zeroFormat(null as never)
    }
  })

  it('ignores cultures', () => {
    const theirs = { ...numbro.languages()['en-GB']!, delimiters: { thousands: '_', decimal: ';' } }
    formatNumber(1000, { country: 'gb' })
    numbro.registerLanguage(theirs)
    expect(formatMoney(125_050, { currency: 'GBP' })).toBe('£1,250.50')
    expect(numbro.languages()['en-GB']).toBe(theirs)
  })
})
