import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { type DateValue, subtractHours } from '../dates/dates.ts'
import { type Numeric, toNumber } from '../input.ts'

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
  if (!local) return ''
  dayjs.extend(utc)
  return dayjs.utc(local).locale('en').format('MMMM D, YYYY')
}
