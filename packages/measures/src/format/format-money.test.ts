import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import numbro from 'numbro'
import { describe, expect, it } from 'vitest'
import { parseAmount } from '../money/parse-amount.ts'
import { cultureOf } from './culture-of.ts'
import { formatMoney, type MoneyFormat } from './format-money.ts'

const registered = [
  ['au', 'AUD'],
  ['gb', 'GBP'],
  ['nz', 'NZD'],
  ['ie', 'EUR'],
  ['za', 'ZAR'],
] as const

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

  it.each(registered)('writes what numbro writes in the culture of %s', (country, currency) => {
    const culture = cultureOf(country)
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amountMinor) => {
        // Below one, numbro itself drops the zero before the point of a negative amount.
        fc.pre(amountMinor >= 0 || amountMinor <= -100)
        numbro.setLanguage(culture)
        const expected = numbro(amountMinor / 100).formatCurrency({
          mantissa: 2,
          thousandSeparated: true,
        })
        numbro.setLanguage('en-US')
        expect(formatMoney(amountMinor, { currency, country, decimals: 'always' })).toBe(expected)
      }),
      { numRuns: fuzzRuns(300) },
    )
  })

  it.each(registered)('is read back exactly in the culture of %s', (country, currency) => {
    const amounts = fc.nat(Number.MAX_SAFE_INTEGER)
    const decimals = fc.constantFrom('auto', 'always')
    fc.assert(
      fc.property(amounts, decimals, (amountMinor, shown) => {
        const text = formatMoney(amountMinor, { currency, country, decimals: shown })
        const read = parseAmount(text, { currency, minMinor: 0 })
        expect(read).toEqual({ ok: true, amountMinor })
      }),
      { numRuns: fuzzRuns(500) },
    )
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
