import { expect, it } from 'vitest'
import { getLongestStreak } from './streaks.ts'

const at = (...days: number[]) =>
  days.map((day) => `2026-06-${String(day).padStart(2, '0')}T12:00:00Z`)

it.each([
  ['nothing', [], 0],
  ['one day', at(4), 1],
  ['days with a gap', at(1, 2, 4, 5, 6, 9), 3],
  ['days out of order, some twice', at(3, 1, 2, 2, 3), 3],
  ['the end of a month', ['2026-05-31T10:00:00Z', '2026-06-01T10:00:00Z'], 2],
  ['a clock change', ['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', '2026-03-30T12:00:00Z'], 3],
  ['invalid times', ['soon', undefined, ...at(8)], 1],
])('counts the streak of %s', (_, moments, days) =>
  expect(getLongestStreak(moments, 'Europe/London')).toBe(days),
)

it('counts days in the site’s time zone', () => {
  const moments = ['2026-06-01T12:00:00Z', '2026-06-01T20:00:00Z']
  expect(getLongestStreak(moments, 'UTC')).toBe(1)
  expect(getLongestStreak(moments, 'Australia/Sydney')).toBe(2)
})
