import dayjs from 'dayjs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUtcDay } from '../dates/dates.ts'
import { formatCampaignDate } from './campaign-date.ts'
import { dateLanguages, loadDateLanguage } from './date-languages.ts'
import { formatRelativeTime } from './relative-time.ts'

describe('formatCampaignDate', () => {
  it.each([
    ['2025-06-01T00:00:00+0000', undefined, 'June 1, 2025'],
    ['2025-12-31T23:59:59Z', undefined, 'December 31, 2025'],
    ['/Date(1517835607106+0000)/', undefined, 'February 5, 2018'],
    ['2025-05-31T20:00:00Z', 10, 'June 1, 2025'],
    ['2025-06-01T02:00:00Z', '-5', 'May 31, 2025'],
    ['2025-06-01', -5, 'June 1, 2025'],
    ['2025-06-01T23:30:00', '10', 'June 1, 2025'],
    ['', undefined, ''],
    ['0001-01-01T00:00:00', undefined, ''],
    [new Date(Number.NaN), undefined, ''],
  ])('formats %j at UTC offset %j as MMMM D, YYYY: %s [S3.14]', (date, offset, text) => {
    expect(formatCampaignDate(date, offset)).toBe(text)
  })

  it('equals formatUtcDay, which does not need dayjs', () => {
    const range = { min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(formatCampaignDate(date)).toBe(formatUtcDay(date))
      }),
    )
  })
})

describe('formatUtcDay', () => {
  it('returns empty text for an invalid date', () => {
    expect(formatUtcDay(new Date(Number.NaN))).toBe('')
  })
})

describe('formatRelativeTime', () => {
  const now = new Date('2025-06-01T12:00:00Z')
  const at = (hours: number, language?: string) =>
    formatRelativeTime(now.getTime() + hours * 3_600_000, now, language ? { language } : undefined)

  it.each([
    [-0.05, 'en', '3 minutes ago'],
    [-3, 'en-AU', '3 hours ago'],
    [-27, 'en_GB', 'a day ago'],
    [48, 'en', 'in 2 days'],
    [-0.05, 'cy-GB', '3 munud yn ôl'],
    [-27, 'cy', 'diwrnod yn ôl'],
    [-27, 'de_AT', 'vor einem Tag'],
    [-0.002, 'de', 'vor ein paar Sekunden'],
    [-9507, 'fr-FR', 'il y a un an'],
    [48, 'pt-BR', 'em 2 dias'],
    [-3, 'zh-CN', '3 小时前'],
    [-3, 'zh-Hant', '3 小時前'],
    [-3, 'zh_HK', '3 小時前'],
  ])('formats %d hours in %s as %s', async (hours, language, text) => {
    await loadDateLanguage(language)
    expect(at(hours, language)).toBe(text)
  })

  it.each(dateLanguages)('has its own text in %s after loadDateLanguage', async (language) => {
    await loadDateLanguage(language)
    expect(dayjs.Ls[language]).toHaveProperty('relativeTime')
    for (const days of [-5, 5, -90, -700]) {
      expect(at(days * 24, language)).not.toBe(at(days * 24))
      expect(at(days * 24, language)).not.toBe(at(-days * 24, language))
    }
    expect(at(-120, language)).not.toBe(at(-192, language))
  })

  it.each([
    [-3, -3, 'hour'],
    [-24, -1, 'day'],
    [-47, -2, 'day'],
    [47, 2, 'day'],
    [-59 * 24, -2, 'month'],
    [-0.002, -7, 'second'],
    [-0.0166, -1, 'minute'],
    [-0.995, -1, 'hour'],
    [23.75, 1, 'day'],
    [-29.7 * 24, -1, 'month'],
    [-360 * 24, -1, 'year'],
    [0, -1, 'second'],
  ] as const)(
    'formats %d hours by Intl as %d %ss in a language without a dayjs locale',
    async (hours, count, unit) => {
      await loadDateLanguage('zu_ZA')
      expect(at(hours, 'zu_ZA')).toBe(new Intl.RelativeTimeFormat('zu').format(count, unit))
    },
  )

  it.each(['*', 'x', '12', 'not a language', 'constructor', '__proto__', null, {}])(
    'formats in English if the language is %j',
    async (language) => {
      await loadDateLanguage(language as string)
      expect(at(-27, language as string)).toBe('a day ago')
    },
  )

  it('keeps the locale of the application', async () => {
    await loadDateLanguage('de')
    expect(dayjs.locale()).toBe('en')
    dayjs.locale('de')
    const texts = [formatCampaignDate('2025-05-01'), at(-24), at(-24, 'x')]
    dayjs.locale('en')
    expect(texts).toEqual(['May 1, 2025', 'a day ago', 'a day ago'])
  })

  it('tolerates a clock that is less than a minute slow', () => {
    expect([59_999, 60_000].map((ms) => at(ms / 3_600_000))).toEqual([
      'a few seconds ago',
      'in a minute',
    ])
  })

  it('returns empty text without a date', () => {
    const dates = [undefined, 'soon'].map((date) => formatRelativeTime(date, now))
    expect([...dates, formatRelativeTime('2025-06-01', 'now')]).toEqual(['', '', ''])
  })
})
