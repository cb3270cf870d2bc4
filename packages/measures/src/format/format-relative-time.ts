import type { DateValue } from '../dates/date-value.ts'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { parseDate } from '../dates/parse-date.ts'

/** A clock that is a little behind must not put a new donation into the future. */
const skewMs = 60_000

/**
 * Writes how long ago something was, for feeds: 3 hours ago.
 *
 * @param date - anything `parseDate` reads
 * @param now - the current time
 * @returns '' when either is absent or unreadable
 */
export function formatRelativeTime(date: DateValue, now: Date | number | string): string {
  const then = parseDate(date)
  const today = parseDate(now)
  if (!then || !today) return ''
  const aheadMs = then.getTime() - today.getTime()
  dayjs.extend(relativeTime)
  return dayjs(aheadMs > 0 && aheadMs < skewMs ? today : then).from(today)
}
