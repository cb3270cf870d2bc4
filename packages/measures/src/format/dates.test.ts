import dayjs from 'dayjs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay } from '../dates/dates.ts'
import { dateLanguages, loadDateLanguage } from './date-languages.ts'
import { formatCampaignDate } from './campaign-date.ts'
import { formatRelativeTime } from './relative-time.ts'

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

  it.each([-5, 10, '-5'])('keeps the day of a date without a zone at UTC offset %j', (offset) => {
    expect(formatCampaignDate('2025-06-01', offset)).toBe('June 1, 2025')
    expect(formatCampaignDate('2025-06-01T23:30:00', offset)).toBe('June 1, 2025')
  })

  it('equals formatDay, which pages without dayjs use', () => {
    const days = fc.date({
      min: new Date('0100-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (date) => {
        expect(formatCampaignDate(date)).toBe(
          formatDay(date).replace(/\d+$/, (y) => y.padStart(4, '0')),
        )
      }),
    )
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
    ['2025-05-31T09:00:00Z', 'cy', 'diwrnod yn ôl'],
    ['2025-06-01T09:00:00Z', 'de', 'vor 3 Stunden'],
    ['2025-05-31T09:00:00Z', 'de', 'vor einem Tag'],
    ['2024-05-01T09:00:00Z', 'fr-FR', 'il y a un an'],
    ['2025-06-01T12:00:30Z', 'de', 'vor ein paar Sekunden'],
    ['2025-06-03T12:00:00Z', 'pt-BR', 'em 2 dias'],
    ['2025-06-01T09:00:00Z', 'en-AU', '3 hours ago'],
  ])('writes %s in %s as %s', async (date, language, text) => {
    await loadDateLanguage(language)
    expect(formatRelativeTime(date, now, { language })).toBe(text)
  })

  it.each(dateLanguages)('loads the relative times of %s', async (language) => {
    await loadDateLanguage(language)
    expect(dayjs.Ls[language]).toHaveProperty('relativeTime')
    const text = (days: number, options?: { language: string }) =>
      formatRelativeTime(now.getTime() + days * 86_400_000, now, options)
    for (const days of [-5, 5, -90, -700]) {
      expect(text(days, { language })).not.toBe(text(days))
      expect(text(days, { language })).not.toBe(text(-days, { language }))
    }
    expect(text(-5, { language })).not.toBe(text(-8, { language }))
  })

  it('writes the time by Intl in a language without a locale of dayjs', async () => {
    await loadDateLanguage('zu')
    expect(formatRelativeTime('2025-06-01T09:00:00Z', now, { language: 'zu' })).toBe(
      new Intl.RelativeTimeFormat('zu').format(-3, 'hour'),
    )
  })

  it('rounds by Intl as dayjs rounds', () => {
    const ahead = (hours: number) =>
      formatRelativeTime(now.getTime() + hours * 3_600_000, now, { language: 'zu' })
    const always = new Intl.RelativeTimeFormat('zu')
    expect(ahead(-47)).toBe(always.format(-2, 'day'))
    expect(ahead(47)).toBe(always.format(2, 'day'))
    expect(ahead(-59 * 24)).toBe(always.format(-2, 'month'))
    expect(ahead(-24)).toBe(always.format(-1, 'day'))
  })

  it('accepts an underscore in a language tag', async () => {
    await loadDateLanguage('de_AT')
    expect(formatRelativeTime('2025-06-01T09:00:00Z', now, { language: 'de_AT' })).toBe(
      'vor 3 Stunden',
    )
    expect(formatRelativeTime('2025-06-01T09:00:00Z', now, { language: 'en_GB' })).toBe(
      '3 hours ago',
    )
    expect(formatRelativeTime('2025-06-01T09:00:00Z', now, { language: 'zu_ZA' })).toBe(
      new Intl.RelativeTimeFormat('zu').format(-3, 'hour'),
    )
  })

  it.each(['*', 'x', '12', 'not a language', 'constructor', '__proto__', null, {}])(
    'writes English if the language is %j',
    (language) => {
      const options = { language } as { language: string }
      expect(formatRelativeTime('2025-06-01T09:00:00Z', now, options)).toBe('3 hours ago')
    },
  )

  it('writes Chinese in traditional characters where they are used', async () => {
    await Promise.all(['zh', 'zh-Hant-TW'].map(loadDateLanguage))
    const write = (language: string) =>
      formatRelativeTime('2025-06-01T09:00:00Z', '2025-06-01T12:00:00Z', { language })
    expect(['zh-CN', 'zh-Hant', 'zh-HK'].map(write)).toEqual(['3 小时前', '3 小時前', '3 小時前'])
  })

  it('keeps the locale of the application', async () => {
    await loadDateLanguage('de')
    expect(dayjs.locale()).toBe('en')
    dayjs.locale('de')
    const texts = [formatCampaignDate('2025-05-01'), formatRelativeTime('2025-05-31T12:00Z', now)]
    dayjs.locale('en')
    expect(texts).toEqual(['May 1, 2025', 'a day ago'])
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
