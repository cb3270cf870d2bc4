import { describe, expect, it } from 'vitest'
import { formatDistance, formatDuration, formatElevation } from './measures.ts'

describe('formatDistance', () => {
  it.each([
    [0, {}, '0 km'],
    [0.4, {}, '0 m'],
    [-850, {}, '-850 m'],
    [999.6, {}, '1 km'],
    [12_345, {}, '12.3 km'],
    ['1234567', {}, '1,234.6 km'],
    [null, {}, '0 km'],
    [42_195, { decimals: 3, country: 'za' }, '42,195 km'],
    [0, { system: 'imperial' }, '0 mi'],
    [-100, { system: 'imperial' }, '-328 ft'],
    [160, { system: 'imperial' }, '525 ft'],
    [161, { system: 'imperial' }, '0.1 mi'],
    [12_345, { system: 'imperial' }, '7.7 mi'],
  ] as const)('formats %j metres with %j as %s', (metres, format, text) => {
    expect(formatDistance(metres, format)).toBe(text)
  })
})

describe('formatElevation', () => {
  it.each([
    [8849, {}, '8,849 m'],
    ['high', {}, '0 m'],
    [8849, { system: 'imperial' }, '29,032 ft'],
    [8848.86, { decimals: 1, country: 'za' }, '8 848,9 m'],
    [8849, { country: 'za', system: 'imperial' }, '29 032 ft'],
  ] as const)('formats %j metres with %j as %s', (metres, format, text) => {
    expect(formatElevation(metres, format)).toBe(text)
  })
})

describe('formatDuration', () => {
  it.each([
    [0, {}, '0 min'],
    [-5, {}, '0 min'],
    ['soon', {}, '0 min'],
    [30, {}, '30 s'],
    [750, {}, '12 min 30 s'],
    [3599, {}, '59 min 59 s'],
    [3600, {}, '1 h'],
    [3629, {}, '1 h'],
    [5400, {}, '1 h 30 min'],
    [7199, {}, '2 h'],
    [4_500_000, { country: 'za' }, '1 250 h'],
    [3660, { style: 'long' }, '1 hour 1 minute'],
    [7325, { style: 'long' }, '2 hours 2 minutes'],
    [61, { style: 'long' }, '1 minute 1 second'],
    [0, { style: 'long' }, '0 minutes'],
  ] as const)('formats %j seconds with %j as %s', (seconds, format, text) => {
    expect(formatDuration(seconds, format)).toBe(text)
  })
})

it.each([
  ['qa', formatElevation],
  ['qb', formatDuration],
  ['qc', formatDistance],
])('logs that the culture of %s is not supported', (country, format) => {
  const lines: string[] = []
  format(8849, { country, log: (line) => lines.push(line) })
  expect(lines).toEqual([`Numbro culture en-${country.toUpperCase()} is not supported`])
})
