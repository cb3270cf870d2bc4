import { afterEach, expect, it, vi } from 'vitest'
import { formatCampaignDate, formatLocalDate } from './format-date.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['2026-06-12', 'long', 'en-GB', '12 June 2026'],
  ['2026-06-12', 'long', 'en-US', 'June 12, 2026'],
  [Date.UTC(2026, 5, 12, 9, 5), 'short', 'en-GB', '12/06/2026'],
  [Date.UTC(2026, 5, 12, 9, 5), 'time', 'en-GB', '12/06/2026, 09:05'],
  [undefined, 'long', 'en-GB', ''],
  ['soon', 'long', 'en-GB', ''],
] as const)('writes %s (%s) in %s as %s', (date, format, language, written) =>
  expect(formatLocalDate(date, { format, language })).toBe(written),
)

it.each([
  ['en-US', 'June 12, 2026'],
  ['en-GB', '12 June 2026'],
  ['de', '12. Juni 2026'],
  ['', 'June 12, 2026'],
])('formats the day in the page’s language, %j', (lang, written) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  expect(formatLocalDate('2026-06-12')).toBe(written)
})

it.each([
  ['en-GB', '12 June 2026'],
  ['en-US', 'June 12, 2026'],
  ['cy-GB', '12 Mehefin 2026'],
])('formats a page’s event date in the language %j as %s', (language, text) => {
  expect(formatCampaignDate({ campaignDate: '2026-06-12T23:30:00Z' }, language)).toBe(text)
  expect(formatCampaignDate({ campaignDate: undefined }, language)).toBeUndefined()
})
