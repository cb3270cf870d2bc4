import { describe, expect, it } from 'vitest'
import { currencySymbol } from './currency-symbol.ts'

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
