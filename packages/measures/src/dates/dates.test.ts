import { describe, expect, it } from 'vitest'
import { isActiveWindow, windowLimits } from './active-window.ts'
import { parseDate, readDate, subtractHours } from './dates.ts'

describe('parseDate', () => {
  it.each([
    ['/Date(1517835607106+0000)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(1517835607106+1000)/', '2018-02-05T13:00:07.106Z'],
    ['\\/Date(1517835607106)\\/', '2018-02-05T13:00:07.106Z'],
    ['/Date(-86400000)/', '1969-12-31T00:00:00.000Z'],
    ['2025-05-01T10:00:00Z', '2025-05-01T10:00:00.000Z'],
    ['2025-05-01T00:00:00+0000', '2025-05-01T00:00:00.000Z'],
    ['2025-05-01T00:00:00+10:00', '2025-04-30T14:00:00.000Z'],
    ['2025-05-01T00:00:00+0930', '2025-04-30T14:30:00.000Z'],
    ['2025-05-01 00:00-1130', '2025-05-01T11:30:00.000Z'],
    ['2025-05-01T10:00:00.25 z', '2025-05-01T10:00:00.250Z'],
    ['2025-05-01', '2025-05-01T00:00:00.000Z'],
    ['2025-05-01T09:30:00', '2025-05-01T09:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
    [' 2025-05-01 ', '2025-05-01T00:00:00.000Z'],
    [8.64e15, '+275760-09-13T00:00:00.000Z'],
    [-8.64e15, '-271821-04-20T00:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('reads %j', (value, iso) => {
    expect(parseDate(value)?.toISOString()).toBe(iso)
  })

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
    Infinity,
    9e15,
    new Date(Number.NaN),
    {},
    true,
  ])('reads no date in %j', (value) => {
    expect(parseDate(value)).toBeUndefined()
  })
})

it.each([
  ['/Date(0)/', true],
  [0, true],
  [new Date(0), true],
  ['2025-05-01T00:00:00Z', true],
  ['2025-05-01T00:00:00+1000', true],
  ['2025-05-01T00:00:00', false],
  ['2025-05-01', false],
])('knows of %j whether it names a moment by itself: %s', (value, zoned) => {
  expect(readDate(value)?.zoned).toBe(zoned)
})

describe('subtractHours', () => {
  it('subtracts an hour offset: UTC is local minus the offset [S9.65]', () => {
    expect(subtractHours('2025-06-01T00:00:00', 10)?.toISOString()).toBe('2025-05-31T14:00:00.000Z')
    expect(subtractHours('2025-06-01', -5)?.toISOString()).toBe('2025-06-01T05:00:00.000Z')
    expect(subtractHours(new Date(0), '9.5')?.toISOString()).toBe('1969-12-31T14:30:00.000Z')
  })

  it('counts an offset that is not numeric as 0, and has no date for none', () => {
    expect(subtractHours('2025-06-01', 'east')?.toISOString()).toBe('2025-06-01T00:00:00.000Z')
    expect(subtractHours(undefined, 10)).toBeUndefined()
  })

  it('never leaves the range of dates', () => {
    expect(subtractHours(0, 1e300)?.getTime()).toBe(-8.64e15)
    expect(subtractHours(0, -1e300)?.getTime()).toBe(8.64e15)
  })
})

describe('windowLimits', () => {
  it('returns the start and the end of the last day in the offset', () => {
    const { startMs, endMs } = windowLimits({
      startDate: '2025-06-01',
      endDate: '2025-06-30',
      utcOffset: 9.5,
    })
    expect([startMs, endMs]).toEqual([
      Date.parse('2025-05-31T14:30:00Z'),
      Date.parse('2025-06-30T14:30:00Z'),
    ])
  })

  it('returns no limit for a missing or unreadable date', () => {
    expect(windowLimits({ startDate: 'soon', endDate: '' })).toEqual({})
  })
})

describe('isActiveWindow', () => {
  const at = (now: string, window: Parameters<typeof isActiveWindow>[0]) =>
    isActiveWindow(window, new Date(now))

  it('is open without dates', () => {
    expect(at('2025-06-01T00:00:00Z', {})).toBe(true)
    expect(at('2025-06-01T00:00:00Z', { startDate: '', endDate: null })).toBe(true)
  })

  it('opens at its start, in its own offset', () => {
    const window = { startDate: '2025-06-01', utcOffset: 10 }
    expect(at('2025-05-31T13:59:59.999Z', window)).toBe(false)
    expect(at('2025-05-31T14:00:00Z', window)).toBe(true)
  })

  it('lasts to the end of its last day, in its own offset', () => {
    const window = { endDate: '2025-06-30', utcOffset: '10' }
    expect(at('2025-06-30T13:59:59.999Z', window)).toBe(true)
    expect(at('2025-06-30T14:00:00Z', window)).toBe(false)
  })

  it('takes dates as UTC without an offset', () => {
    const window = { startDate: '2025-06-01', endDate: '2025-06-01' }
    expect(at('2025-05-31T23:59:59Z', window)).toBe(false)
    expect(at('2025-06-01T00:00:00Z', window)).toBe(true)
    expect(at('2025-06-01T23:59:59Z', window)).toBe(true)
    expect(at('2025-06-02T00:00:00Z', window)).toBe(false)
  })

  it('takes a date with a zone as that moment, and its local day for the end', () => {
    const window = {
      startDate: '2025-06-01T08:00:00+0000',
      endDate: '2025-06-30T20:00:00Z',
      utcOffset: 10,
    }
    expect(at('2025-06-01T07:59:59Z', window)).toBe(false)
    expect(at('2025-06-01T08:00:00Z', window)).toBe(true)
    // 20:00 UTC is 1 July there, a day that ends at 14:00 UTC.
    expect(at('2025-07-01T13:59:59Z', window)).toBe(true)
    expect(at('2025-07-01T14:00:00Z', window)).toBe(false)
  })

  it('takes dates that cannot be read as empty', () => {
    expect(at('2025-06-01T00:00:00Z', { startDate: 'soon', endDate: '31/12/2020' })).toBe(true)
    expect(isActiveWindow({ endDate: '2025-06-30' }, 'now')).toBe(false)
  })
})
