import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'
import { type DateValue, parseDate } from '../dates/dates.ts'
import { localeName } from './date-languages.ts'

/** A clock that is a little behind must not put a new donation into the future. */
const skewMs = 60_000

/** Units of `Intl` for languages without a locale of dayjs. */
const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats the time since a date, for feeds: 3 hours ago. In a language other than English, call `loadDateLanguage` before. Without a
 * locale of dayjs, `Intl` writes it: dayjs has nothing for the language.
 *
 * @param date - anything `parseDate` reads
 * @param now - the current time
 * @param options.language - BCP 47, such as `cy`. @default 'en'
 * @returns '' when either is absent or unreadable
 */
export function formatRelativeTime(
  date: DateValue,
  now: Date | number | string,
  { language = 'en' }: { language?: string } = {},
): string {
  const then = parseDate(date)
  const today = parseDate(now)
  if (!then || !today) return ''
  const aheadMs = then.getTime() - today.getTime()
  const shownMs = aheadMs > 0 && aheadMs < skewMs ? 0 : aheadMs
  dayjs.extend(relativeTime)
  dayjs.extend(utc)
  const locale = localeName(language) || 'en'
  if (!dayjs.Ls[locale]?.relativeTime) return withoutLocale(shownMs, language)
  // In UTC, so that days don't depend on clock changes in the zone of the process.
  return dayjs
    .utc(today.getTime() + shownMs)
    .locale(locale)
    .from(dayjs.utc(today))
}

function withoutLocale(aheadMs: number, language: string): string {
  const [unit, lengthMs] = units.find(([, one]) => Math.abs(aheadMs) >= one) ?? ['second', 1000]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(Math.trunc(aheadMs / lengthMs), unit)
}
