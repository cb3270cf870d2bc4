import { describe, expect, it } from 'vitest'
import {
  toCountryCode,
  getCountryCurrency,
  getCurrencySymbol,
  getMinorDigits,
} from './currencies.ts'

describe('getCountryCurrency', () => {
  it('returns the currency of each country of the platform [S9.14]', () => {
    const countries = ['au', 'us', 'ie', 'nz', 'sg', 'hk', 'ca', 'za', 'gb']
    const currencies = ['AUD', 'USD', 'EUR', 'NZD', 'SGD', 'HKD', 'CAD', 'ZAR', 'GBP']
    expect(countries.map((country) => getCountryCurrency(country))).toEqual(currencies)
  })

  it.each(['fr', 'uk', 'xx', 'en', 'ca-ES', 'constructor'])(
    'returns GBP for the unlisted country of %s [S9.14]',
    (country) => {
      expect(getCountryCurrency(country)).toBe('GBP')
    },
  )

  it.each(['en-au', 'EN_AU', ' au ', 'AU', 'zh-Hant-AU'])(
    'reads %s as Australia [S9.14]',
    (country) => {
      expect(toCountryCode(country)).toBe('au')
      expect(getCountryCurrency(country)).toBe('AUD')
    },
  )

  it.each([undefined, null, '', '  ', 'en-', 42, {}])(
    'returns the currency of the default country, Australia, for %j [S9.13]',
    (country) => {
      expect(toCountryCode(country as never)).toBe('au')
      expect(getCountryCurrency(country as never)).toBe('AUD')
    },
  )
})

describe('getCurrencySymbol', () => {
  it.each([
    ['gbp', undefined, '£'],
    ['AUD', undefined, '$'],
    ['AUD', 'en-au', '$'],
    ['AUD', 'gb', 'A$'],
    ['USD', 'us', '$'],
    ['USD', 'au', 'US$'],
    ['NZD', 'nz', '$'],
    ['NZD', 'gb', 'NZ$'],
    ['SGD', 'sg', '$'],
    ['SGD', 'gb', 'S$'],
    ['CAD', 'ca', '$'],
    ['CAD', 'gb', 'CA$'],
    ['HKD', 'hk', 'HK$'],
    ['HKD', 'gb', 'HK$'],
    ['EUR', 'gb', '€'],
    ['ZAR', 'za', 'R'],
    ['chf', 'gb', 'CHF'],
    ['constructor', undefined, 'CONSTRUCTOR'],
    ['', undefined, ''],
    ['1', undefined, ''],
  ])(
    'returns the symbol of %s for a reader in %s: %s [S9.12] [S9.14]',
    (currency, country, symbol) => {
      expect(getCurrencySymbol(currency, country)).toBe(symbol)
    },
  )
})

describe('getMinorDigits', () => {
  it.each(Intl.supportedValuesOf('currency'))(
    'returns as many digits for %s as Intl',
    (currency) => {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency })
      expect(getMinorDigits(` ${currency.toLowerCase()} `)).toBe(
        format.resolvedOptions().maximumFractionDigits,
      )
    },
  )

  it.each(['', 'XYZ', 'FN', 'N A', 'AFN ALL'])(
    'returns 2 for the unknown currency "%s"',
    (currency) => {
      expect(getMinorDigits(currency)).toBe(2)
    },
  )
})
