import { expect, it } from 'vitest'
import { localDate } from './local-date.ts'

it.each([
  ['2026-06-12', 'long', 'en-GB', '12 June 2026'],
  ['2026-06-12', 'long', 'en-US', 'June 12, 2026'],
  [Date.UTC(2026, 5, 12, 9, 5), 'short', 'en-GB', '12/06/2026'],
  [Date.UTC(2026, 5, 12, 9, 5), 'time', 'en-GB', '12/06/2026, 09:05'],
  [undefined, 'long', 'en-GB', ''],
  ['soon', 'long', 'en-GB', ''],
] as const)('writes %s (%s) in %s as %s', (date, look, language, written) => {
  expect(localDate(date, look, language)).toBe(written)
})
