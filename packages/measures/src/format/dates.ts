import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import type { DateValue } from '../dates/date-value.ts'
import { formatDay } from '../dates/format-day.ts'
import { parseDate } from '../dates/parse-date.ts'
import { subtractHours } from '../dates/subtract-hours.ts'
import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'

/** A clock that is a little behind must not put a new donation into the future. */
const skewMs = 60_000

const units = [
  ['year', 365 * 86_400_000],
  ['month', 30 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * Formats a date as `MMMM D, YYYY`: June 1, 2025 (Spec §3).
 *
 * @param date - anything `parseDate` reads
 * @param utcOffset - hours from UTC in which to name the day; in UTC by default, so that server and
 * browser name the same one
 * @returns '' for an absent or unreadable date
 */
export function formatCampaignDate(date: DateValue, utcOffset: Numeric = 0): string {
  const local = subtractHours(date, -toNumber(utcOffset))
  return local ? formatDay(local) : ''
}

/**
 * Writes how long ago something was, for feeds: 3 hours ago.
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
  if (!/^en\b/i.test(language)) return inLanguage(shownMs, language)
  dayjs.extend(relativeTime)
  return dayjs(today.getTime() + shownMs).from(today)
}

function inLanguage(aheadMs: number, language: string): string {
  const [unit, lengthMs] = units.find(([, one]) => Math.abs(aheadMs) >= one) ?? ['second', 1000]
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return format.format(Math.trunc(aheadMs / lengthMs), unit)
}
