import { describe, expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

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
  ])('writes %j as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it('shows at most the decimals asked for, without trailing zeros', () => {
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
