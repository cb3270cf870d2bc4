import { describe, expect, it } from 'vitest'
import { formatCampaignDate, formatRelativeTime } from './dates.ts'

describe('formatCampaignDate', () => {
  it.each([
    ['2025-06-01T00:00:00+0000', 'June 1, 2025'],
    ['2025-12-31T23:59:59Z', 'December 31, 2025'],
    ['/Date(1517835607106+0000)/', 'February 5, 2018'],
  ])('writes %s as MMMM D, YYYY: %s [S3.14]', (date, text) => {
    expect(formatCampaignDate(date)).toBe(text)
  })

  it('names the day in the offset that is given', () => {
    expect(formatCampaignDate('2025-05-31T20:00:00Z', 10)).toBe('June 1, 2025')
    expect(formatCampaignDate('2025-06-01T02:00:00Z', '-5')).toBe('May 31, 2025')
  })

  it.each([undefined, null, '', 'soon', '0001-01-01T00:00:00', new Date(Number.NaN)])(
    'writes nothing for %j, not today',
    (date) => {
      expect(formatCampaignDate(date)).toBe('')
    },
  )
})

describe('formatRelativeTime', () => {
  const now = new Date('2025-06-01T12:00:00Z')

  it.each([
    ['2025-06-01T11:59:50Z', 'a few seconds ago'],
    ['2025-06-01T11:57:00Z', '3 minutes ago'],
    ['2025-06-01T09:00:00Z', '3 hours ago'],
    ['2025-05-31T09:00:00Z', 'a day ago'],
    ['2025-06-03T12:00:00Z', 'in 2 days'],
  ])('writes %s as %s', (date, text) => {
    expect(formatRelativeTime(date, now)).toBe(text)
  })

  it.each([
    ['2025-06-01T11:57:00Z', 'cy-GB', '3 munud yn ôl'],
    ['2025-06-01T09:00:00Z', 'de', 'vor 3 Stunden'],
    ['2025-05-31T09:00:00Z', 'de', 'gestern'],
    ['2024-01-01T09:00:00Z', 'fr', 'l’année dernière'],
    ['2025-06-01T12:00:30Z', 'de', 'jetzt'],
    ['2025-06-01T09:00:00Z', 'en-AU', '3 hours ago'],
  ])('writes %s in %s as %s', (date, language, text) => {
    expect(formatRelativeTime(date, now, { language })).toBe(text)
  })

  it('does not put a new donation into the future when a clock is behind', () => {
    expect(formatRelativeTime('2025-06-01T12:00:30Z', now)).toBe('a few seconds ago')
  })

  it('writes nothing without a date', () => {
    expect(formatRelativeTime(undefined, now)).toBe('')
    expect(formatRelativeTime('soon', now)).toBe('')
    expect(formatRelativeTime('2025-06-01', 'now')).toBe('')
  })
})
