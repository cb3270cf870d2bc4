import { describe, expect, it } from 'vitest'
import { countryCode, currencyOfCountry, currencySymbol } from './currencies.ts'

describe('currencyOfCountry', () => {
  it.each([
    ['au', 'AUD'],
    ['us', 'USD'],
    ['ie', 'EUR'],
    ['nz', 'NZD'],
    ['sg', 'SGD'],
    ['hk', 'HKD'],
    ['ca', 'CAD'],
    ['za', 'ZAR'],
    ['gb', 'GBP'],
  ])('gives %s the currency %s [S9.14]', (country, currency) => {
    expect(currencyOfCountry(country)).toBe(currency)
  })

  it.each(['fr', 'uk', 'xx', 'en', 'constructor'])(
    'gives the unlisted country %s GBP [S9.14]',
    (country) => {
      expect(currencyOfCountry(country)).toBe('GBP')
    },
  )

  it.each(['en-au', 'en-AU', 'EN_AU', ' au ', 'AU'])('reads %s as Australia [S9.14]', (country) => {
    expect(currencyOfCountry(country)).toBe('AUD')
  })

  it('does not take a language for a country: Catalan is not Canada', () => {
    expect(currencyOfCountry('ca-ES')).toBe('GBP')
  })

  it.each([undefined, null, '', '  ', 'en-', 42, {}])(
    'falls back to Australia, the default country, for %j [S9.13]',
    (country) => {
      expect(countryCode(country as never)).toBe('au')
      expect(currencyOfCountry(country as never)).toBe('AUD')
    },
  )
})

describe('currencySymbol', () => {
  it.each([
    ['GBP', '£'],
    ['AUD', '$'],
    ['USD', '$'],
    ['NZD', '$'],
    ['SGD', '$'],
    ['CAD', '$'],
    ['HKD', 'HK$'],
    ['EUR', '€'],
    ['ZAR', 'R'],
    ['gbp', '£'],
  ])('writes %s as %s', (currency, symbol) => {
    expect(currencySymbol(currency)).toBe(symbol)
  })

  it.each([
    ['AUD', 'gb', 'A$'],
    ['AUD', 'en-au', '$'],
    ['USD', 'au', 'US$'],
    ['USD', 'us', '$'],
    ['NZD', 'gb', 'NZ$'],
    ['SGD', 'gb', 'S$'],
    ['SGD', 'sg', '$'],
    ['CAD', 'gb', 'CA$'],
    ['CAD', 'ca', '$'],
    ['HKD', 'hk', 'HK$'],
    ['HKD', 'gb', 'HK$'],
    ['EUR', 'gb', '€'],
  ])('writes %s for a reader in %s as %s [S9.12] [S9.14]', (currency, country, symbol) => {
    expect(currencySymbol(currency, country)).toBe(symbol)
  })

  it('gives an unknown currency its code, and nothing for none', () => {
    expect(currencySymbol('chf')).toBe('CHF')
    expect(currencySymbol('')).toBe('')
    expect(currencySymbol('constructor')).toBe('CONSTRUCTOR')
  })
})
