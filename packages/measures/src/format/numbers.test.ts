import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import numbro from 'numbro'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getMinorDigits } from '../money/currencies.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { formatMoney, formatNumber, type MoneyFormatOptions, registerCulture } from './numbers.ts'

const amount = fc.integer({ min: -7e15, max: 7e15 })

describe('formatMoney', () => {
  it.each([
    ['GBP', undefined, '£1,250.50'],
    ['AUD', undefined, '$1,250.50'],
    ['EUR', undefined, '€1,250.50'],
    ['ZAR', undefined, 'R1 250,50'],
    ['usd', undefined, '$1,250.50'],
    ['CHF', undefined, 'CHF\u00A01,250.50'],
    ['€', undefined, '€1,250.50'],
    ['', undefined, '1,250.50'],
    ['AUD', 'gb', 'A$1,250.50'],
    ['AUD', 'en-au', '$1,250.50'],
    ['GBP', 'za', '£1 250,50'],
    ['INR', undefined, 'INR\u00A01,250.50'],
  ])('formats %s for a reader in %s as %s', (currency, country, text) => {
    expect(formatMoney(125_050, { currency, country })).toBe(text)
  })

  it.each<[number, MoneyFormatOptions['decimals'], string]>([
    [2500, undefined, '£25'],
    [2550, 'auto', '£25.50'],
    [5, 'auto', '£0.05'],
    [2500, 'always', '£25.00'],
    [0, 'always', '£0.00'],
    [2549, 'never', '£25'],
    [2550, 'never', '£26'],
    [-125_050, 'auto', '-£1,250.50'],
    [-20, 'never', '£0'],
    [7e15 - 1, 'auto', '£69,999,999,999,999.99'],
    [7e15 + 1, 'always', '£70,000,000,000,000'],
    [-Number.MAX_SAFE_INTEGER, 'auto', '-£90,071,992,547,410'],
  ])('formats %d pence with decimals %s as %s', (amountMinor, decimals, text) => {
    expect(formatMoney(amountMinor, { currency: 'GBP', decimals })).toBe(text)
  })

  it('logs an unsupported culture once, and shows the right symbol [S8.04]', () => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const format = (currency: string) => formatMoney(125_050, { currency, country: 'en-sg', log })
    expect(['SGD', 'SGD', 'USD'].map(format)).toEqual(['$1,250.50', '$1,250.50', 'US$1,250.50'])
    expect(lines).toEqual(['Numbro culture en-SG is not supported'])
  })

  it('logs nothing for a supported culture, and to the console by default', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const lines: string[] = []
    registerCulture('gb', (line) => lines.push(line))
    expect([lines, warn.mock.calls]).toEqual([[], []])
    registerCulture('fr')
    expect(warn.mock.calls).toEqual([['Numbro culture en-FR is not supported']])
    warn.mockRestore()
  })

  it.each([
    ['au', 'AUD'],
    ['gb', 'GBP'],
    ['nz', 'NZD'],
    ['ie', 'EUR'],
    ['za', 'ZAR'],
    ['in', 'GBP'],
  ])('equals Intl in the culture of %s', (country, currency) => {
    const intl = new Intl.NumberFormat(`en-${country}`, { style: 'currency', currency })
    fc.assert(
      fc.property(amount, (amountMinor) => {
        const text = formatMoney(amountMinor, { currency, country, decimals: 'always' })
        // Text, because a double has no room for cents. Intl has other spaces in rand.
        const major = `${amountMinor}e-2` as Intl.StringNumericLiteral
        expect(text.replaceAll(' ', '')).toBe(intl.format(major).replaceAll(/\s/g, ''))
      }),
      { numRuns: fuzzRuns(300) },
    )
  })

  it.each(['JPY', 'HUF', 'KWD', 'CHF', 'INR'])('has the digits of Intl in %s', (currency) => {
    const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
    const intl = new Intl.NumberFormat('en-GB', style)
    const digitsOf = (text: string) => text.replaceAll(/[^\d.,-]/g, '')
    fc.assert(
      fc.property(amount, (amountMinor) => {
        const text = formatMoney(amountMinor, { currency, country: 'gb' })
        const major = `${amountMinor}e-${getMinorDigits(currency)}` as Intl.StringNumericLiteral
        expect(digitsOf(text)).toBe(digitsOf(intl.format(major)))
      }),
      { numRuns: fuzzRuns(100) },
    )
  })

  it('is parsed exactly by parseAmount in any culture, whatever the currency', () => {
    const currencies = fc.oneof(
      fc.constantFrom('GBP', 'AUD', 'NZD', 'EUR', 'ZAR', 'INR', 'USD', 'HKD', 'CHF', 'JPY', 'KWD'),
      fc.constantFrom('1', '.', '-', '1,0', ' ', 'A1'),
    )
    const countries = fc.constantFrom(undefined, 'gb', 'au', 'ie', 'nz')
    const decimals = fc.constantFrom('auto', 'always')
    fc.assert(
      fc.property(
        fc.nat(7e15),
        currencies,
        countries,
        decimals,
        (amountMinor, currency, country, shown) => {
          const text = formatMoney(amountMinor, { currency, country, decimals: shown })
          // Only readers in South Africa have a decimal comma, and only in rand is it parsed.
          fc.pre(currency !== 'ZAR' || country === undefined)
          expect(parseAmount(text, { currency, minMinor: 0 })).toEqual({ ok: true, amountMinor })
        },
      ),
      { numRuns: fuzzRuns(2000) },
    )
  })
})

describe('formatNumber', () => {
  it.each([
    [0, {}, '0'],
    [1_234_567, {}, '1,234,567'],
    ['42', {}, '42'],
    [-0.4, {}, '0'],
    [-0.5, {}, '-1'],
    [-1.5, {}, '-2'],
    [1.005, { decimals: 2 }, '1.01'],
    [12.3, { decimals: 2 }, '12.3'],
    [12, { decimals: 2 }, '12'],
    [100, { decimals: 1 }, '100'],
    [0.05, { decimals: 2 }, '0.05'],
    [0.123_456_7, { decimals: 9 }, '0.123457'],
    [1.5, { decimals: -1 }, '2'],
    [1_234.5, { country: 'za', decimals: 1 }, '1 234,5'],
    [1_234.5, { country: 'en-gb', decimals: 1 }, '1,234.5'],
    [123_456.7, { country: 'in', decimals: 1 }, '1,23,456.7'],
    [Number.NaN, {}, '0'],
    [Infinity, {}, '0'],
    [undefined, {}, '0'],
    ['many', {}, '0'],
    [{}, {}, '0'],
  ])('formats %j with %j as %s', (value, format, text) => {
    expect(formatNumber(value as never, format)).toBe(text)
  })
})

describe('registerCulture', () => {
  it.each([
    ['au', 'en-AU', '$'],
    ['gb', 'en-GB', '£'],
    ['nz', 'en-NZ', '$'],
    ['ie', 'en-IE', '€'],
    ['za', 'en-ZA', 'R'],
    ['in', 'en-IN', '₹'],
    [undefined, 'en-AU', '$'],
  ])('registers a number culture for %s [S9.12] [S9.13]', (country, tag, symbol) => {
    expect(registerCulture(country)).toBe(tag)
    expect(numbro.languages()[tag]?.currency.symbol).toBe(symbol)
  })

  it.each(['us', 'SG', 'en-hk', 'ca', 'fr'])(
    'logs that the culture of %s is not supported, and keeps the default [S8.04]',
    (country) => {
      const lines: string[] = []
      expect(registerCulture(country, (line) => lines.push(line))).toBe('en-AU')
      const tag = `en-${country.slice(-2).toUpperCase()}`
      expect(lines).toEqual([`Numbro culture ${tag} is not supported`])
    },
  )
})

describe("an application's settings for numbro", () => {
  const language = numbro.language()
  const texts = () => [
    formatMoney(-125_000, { currency: 'GBP' }),
    formatMoney(0, { currency: 'GBP', decimals: 'always' }),
    formatMoney(5, { currency: 'GBP' }),
    formatNumber(1250.5, { decimals: 1, country: 'gb' }),
    formatNumber(0, { decimals: 2 }),
  ]
  const expected = ['-£1,250', '£0.00', '£0.05', '1,250.5', '0']

  afterEach(() => {
    numbro.setDefaults({})
    numbro.zeroFormat(null as never)
    numbro.setLanguage(language)
  })

  it.each([
    { average: true, mantissa: 1, totalLength: 2, forceSign: true, negative: 'parenthesis' },
    { exponential: true, optionalCharacteristic: true },
    { forceAverage: 'million', postfix: '!' },
  ] as const)('have no effect and are kept: defaults %j', (defaults) => {
    numbro.setDefaults(defaults)
    expect(texts()).toEqual(expected)
    expect(numbro.defaultFormat()).toEqual(defaults)
  })

  it('have no effect: the zero format', () => {
    numbro.zeroFormat('N/A')
    expect(texts()).toEqual(expected)
    expect(numbro(0).format()).toBe('N/A')
  })

  it('have no effect and are kept: a culture of the same name, and the current language', () => {
    const delimiters = { thousands: '_', decimal: ';' }
    const culture = { ...numbro.languageData('en-US'), languageTag: 'en-GB', delimiters }
    numbro.registerLanguage(culture, true)
    expect(texts()).toEqual(expected)
    expect(numbro.languageData('en-GB')).toBe(culture)
    expect(numbro.language()).toBe('en-GB')
  })
})
