import { describe, expect, it } from 'vitest'
import { formatDistance, formatDuration, formatElevation } from './measures.ts'

describe('formatDistance', () => {
  it.each([
    [0, '0 km'],
    [0.4, '0 m'],
    [850, '850 m'],
    [999.6, '1 km'],
    [1000, '1 km'],
    [12_345, '12.3 km'],
    ['1234567', '1,234.6 km'],
    [null, '0 km'],
  ])('writes %j metres as %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text)
  })

  it.each([
    [0, '0 mi'],
    [100, '328 ft'],
    [1609.344, '1 mi'],
    [12_345, '7.7 mi'],
  ])('writes %d metres for an imperial reader as %s', (metres, text) => {
    expect(formatDistance(metres, { system: 'imperial' })).toBe(text)
  })

  it('shows more decimals when asked, and the separators of the country', () => {
    expect(formatDistance(42_195, { decimals: 3, country: 'za' })).toBe('42,195 km')
  })
})

describe('formatElevation', () => {
  it('writes whole metres or feet', () => {
    expect(formatElevation(8849)).toBe('8,849 m')
    expect(formatElevation(8849, { system: 'imperial' })).toBe('29,032 ft')
    expect(formatElevation('high')).toBe('0 m')
  })

  it('shows decimals when asked, and the separators of the country', () => {
    expect(formatElevation(8848.86, { decimals: 1, country: 'za' })).toBe('8 848,9 m')
    expect(formatElevation(8849, { country: 'za', system: 'imperial' })).toBe('29 032 ft')
  })

  it('tells the developer of a country whose separators are not known', () => {
    const lines: string[] = []
    formatElevation(8849, { country: 'qa', log: (line) => lines.push(line) })
    expect(lines).toEqual(['Numbro culture en-QA is not supported'])
  })
})

describe('formatDuration', () => {
  it.each([
    [0, '0 min'],
    [-5, '0 min'],
    ['soon', '0 min'],
    [30, '30 s'],
    [750, '12 min 30 s'],
    [3599, '59 min 59 s'],
    [3600, '1 h'],
    [3629, '1 h'],
    [5400, '1 h 30 min'],
    [7199, '2 h'],
    [4_500_000, '1,250 h'],
  ])('writes %j seconds as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })

  it('has the separators of the country, and tells the developer of one that is not known', () => {
    expect(formatDuration(4_500_000, { country: 'za' })).toBe('1 250 h')
    const lines: string[] = []
    formatDuration(60, { country: 'qb', log: (line) => lines.push(line) })
    expect(lines).toEqual(['Numbro culture en-QB is not supported'])
  })

  it('says it in words', () => {
    expect(formatDuration(3660, { style: 'long' })).toBe('1 hour 1 minute')
    expect(formatDuration(7325, { style: 'long' })).toBe('2 hours 2 minutes')
    expect(formatDuration(0, { style: 'long' })).toBe('0 minutes')
  })
})
