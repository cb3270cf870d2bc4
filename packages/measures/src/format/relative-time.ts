import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import utc from 'dayjs/plugin/utc.js'
import { type DateValue, parseDate } from '../dates/dates.ts'
import { toLanguageTag, getLocaleName } from './date-languages.ts'

/** Tolerance for a slow clock, which would otherwise put a new donation in the future. */
const maxSkewMs = 60_000

/** Units, with their length and the threshold for using them, in ms: 59.7 minutes is an hour, not 60 minutes. */
const units = [
  ['year', 365 * 86_400_000, 350 * 86_400_000],
  ['month', 30 * 86_400_000, 29.5 * 86_400_000],
  ['day', 86_400_000, 23.5 * 3_600_000],
  ['hour', 3_600_000, 59.5 * 60_000],
  ['minute', 60_000, 59_500],
] as const

/**
 * Formats a date relative to now, for example `3 hours ago`. For languages other than English, call `loadDateLanguage` first. Languages
 * without a dayjs locale are formatted by `Intl`. Languages that `Intl` does not support fall back to English.
 *
 * @param options.language - BCP 47 tag, for example `cy`. @default 'en'
 * @returns '' if either date is missing or invalid
 */
export function formatRelativeTime(
  date: DateValue,
  now: Date | number | string,
  options: { language?: string } = {},
): string {
  const then = parseDate(date)?.getTime()
  const today = parseDate(now)?.getTime()
  if (then === undefined || today === undefined) return ''
  const aheadMs = then > today && then - today < maxSkewMs ? 0 : then - today
  dayjs.extend(relativeTime)
  dayjs.extend(utc)
  const tag = toLanguageTag(options?.language)
  const locale = getLocaleName(tag)
  const hasLocale = dayjs.Ls[locale]?.relativeTime
  try {
    if (!hasLocale) {
      const [unit = 'second', ms = 1000] = units.find(([, , at]) => Math.abs(aheadMs) >= at) ?? []
      // Never 0, which `Intl` formats as "in 0 seconds".
      return new Intl.RelativeTimeFormat([tag, 'en']).format(Math.round(aheadMs / ms) || -1, unit)
    }
  } catch {
    // The tag is invalid.
  }
  // In UTC, so that days do not depend on daylight saving in the process's time zone.
  return dayjs
    .utc(today + aheadMs)
    .locale(hasLocale ? locale : 'en')
    .from(dayjs.utc(today))
}
