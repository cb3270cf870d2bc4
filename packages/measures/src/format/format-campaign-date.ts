import type { Numeric } from '../number/numeric.ts'
import type { DateValue } from '../dates/date-value.ts'
import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { parseDate } from '../dates/parse-date.ts'
import { subtractHours } from '../dates/subtract-hours.ts'
import { toNumber } from '../number/to-number.ts'

/**
 * Writes a date as `MMMM D, YYYY`: June 1, 2025 (Spec §3).
 *
 * @param date - anything `parseDate` reads
 * @param utcOffset - hours from UTC in which to name the day; in UTC by default, so that server and
 * browser name the same one
 * @returns '' for an absent or unreadable date
 */
export function formatCampaignDate(date: DateValue, utcOffset: Numeric = 0): string {
  const local = subtractHours(parseDate(date), -toNumber(utcOffset))
  dayjs.extend(utc)
  return local ? dayjs.utc(local).format('MMMM D, YYYY') : ''
}
