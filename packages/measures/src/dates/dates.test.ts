import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ActiveWindow, isActiveWindow, getWindowLimits } from './active-window.ts'
import { isCalendarDay, parseDate, readDate, subtractHours } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

const iso = (date: Date | undefined) => date?.toISOString()

describe('parseDate', () => {
  it.each([
    ['/Date(1517835607106+1000)/', '2018-02-05T13:00:07.106Z', true],
    ['\\/Date(1517835607106)\\/', '2018-02-05T13:00:07.106Z', true],
    ['/Date(-86400000)/', '1969-12-31T00:00:00.000Z', true],
    ['2025-05-01T10:00:00Z', '2025-05-01T10:00:00.000Z', true],
    ['2025-05-01T00:00:00+0930', '2025-04-30T14:30:00.000Z', true],
    ['2025-05-01T00:00:00+10:00', '2025-04-30T14:00:00.000Z', true],
    ['2025-05-01 00:00-1130', '2025-05-01T11:30:00.000Z', true],
    ['2025-05-01T10:00:00.25 z', '2025-05-01T10:00:00.250Z', true],
    [' 2024-02-29 ', '2024-02-29T00:00:00.000Z', false],
    ['2025-05-01T09:30:00', '2025-05-01T09:30:00.000Z', false],
    [8.64e15, '+275760-09-13T00:00:00.000Z', true],
    [-8.64e15, '-271821-04-20T00:00:00.000Z', true],
    [new Date(0), '1970-01-01T00:00:00.000Z', true],
  ])('parses %j as %s, and readDate returns whether it names a zone', (value, text, zoned) => {
    expect(iso(parseDate(value))).toBe(text)
    expect(readDate(value)?.zoned).toBe(zoned)
  })

  it.each(['2025-06-01', '2025-06-01T09:30', '2025-06-01T09:30:00'])(
    'reads %s as UTC in any time zone',
    (text) => {
      vi.stubEnv('TZ', 'Pacific/Auckland')
      expect(new Date(2025, 5, 1).getTimezoneOffset()).toBe(-720)
      expect(parseDate(text)).toEqual(new Date(`${text.padEnd(16, 'T00:00')}Z`))
    },
  )

  it.each([
    undefined,
    null,
    '',
    'soon',
    '03/04/2025',
    '2025-02-30',
    '2025-13-01',
    '2025-05-01T25:00',
    '0001-01-01T00:00:00',
    '/Date(-62135596800000)/',
    '/Date(9e99)/',
    `/Date(${'9'.repeat(400)})/`,
    Number.NaN,
    9e15,
    new Date(Number.NaN),
    {},
    true,
  ])('returns undefined for %j', (value) => {
    expect(parseDate(value)).toBeUndefined()
  })
})

describe('subtractHours', () => {
  it.each([
    ['2025-06-01T00:00:00', 10, '2025-05-31T14:00:00.000Z'],
    ['2025-06-01', -5, '2025-06-01T05:00:00.000Z'],
    [new Date(0), '9.5', '1969-12-31T14:30:00.000Z'],
    ['2025-06-01', 'east', '2025-06-01T00:00:00.000Z'],
    [undefined, 10, undefined],
    [0, 1e300, '-271821-04-20T00:00:00.000Z'],
    [0, -1e300, '+275760-09-13T00:00:00.000Z'],
  ])('from %j, an offset of %j hours returns %s [S9.65]', (date, offsetHours, utc) => {
    expect(iso(subtractHours(date, offsetHours))).toBe(utc)
  })
})

it.each([
  ...['1900-01-01', '2028-02-29', '9999-12-31'].map((text) => [text, true] as const),
  ...['0026-06-30', '1899-12-31', '2026-02-30', '2026-13-01', '26-06-30', '', 20260630].map(
    (text) => [text, false] as const,
  ),
])('isCalendarDay returns for %j: %j', (text, isDay) => expect(isCalendarDay(text)).toBe(isDay))

describe('getWindowLimits', () => {
  it.each<[ActiveWindow, string | undefined, string | undefined]>([
    [{}, undefined, undefined],
    [{ startDate: 'soon', endDate: '31/12/2020' }, undefined, undefined],
    [{ startDate: '', endDate: null }, undefined, undefined],
    [
      { startDate: '2025-06-01', endDate: '2025-06-01' },
      '2025-06-01T00:00:00Z',
      '2025-06-02T00:00:00Z',
    ],
    [
      { startDate: '2025-06-01', endDate: '2025-06-30', utcOffset: '9.5' },
      '2025-05-31T14:30:00Z',
      '2025-06-30T14:30:00Z',
    ],
    [
      // 20:00 UTC is 1 July in the offset, a day that ends at 14:00 UTC.
      { startDate: '2025-06-01T08:00:00+0000', endDate: '2025-06-30T20:00:00Z', utcOffset: 10 },
      '2025-06-01T08:00:00Z',
      '2025-07-01T14:00:00Z',
    ],
  ])('of %j are %s and %s', (window, start, end) => {
    const ms = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text))
    expect(getWindowLimits(window)).toEqual({ startMs: ms(start), endMs: ms(end) })
  })
})

describe('isActiveWindow', () => {
  it('is true from the start until the last day ends', () => {
    const window = { startDate: '2025-06-01', endDate: '2025-06-30', utcOffset: 10 }
    const { startMs = 0, endMs = 0 } = getWindowLimits(window)
    const isActive = [startMs - 1, startMs, endMs - 1, endMs].map((now) =>
      isActiveWindow(window, now),
    )
    expect(isActive).toEqual([false, true, true, false])
  })

  it.each([
    [{}, '2025-06-01', true],
    [{}, 'now', true],
    [{ startDate: '2025-06-01' }, 'now', false],
    [{ endDate: '2025-06-30' }, 'now', false],
    [{ startDate: 'soon', endDate: '' }, new Date(0), true],
  ])('of %j at %j is %s', (window, now, isActive) => {
    expect(isActiveWindow(window, now)).toBe(isActive)
  })
})
