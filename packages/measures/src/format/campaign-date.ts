import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import { type DateValue, readDate, subtractHours } from '../dates/dates.ts'
import { type Numeric, toNumber } from '../input.ts'

/**
 * Formats a date as `MMMM D, YYYY`: June 1, 2025 (Spec §3); '' if it is invalid.
 *
 * @param utcOffset - offset from UTC, in hours, that decides the day of a timestamp. A date without a time zone keeps its day. @default 0
 */
export function formatCampaignDate(date: DateValue, utcOffset: Numeric = 0): string {
  const read = readDate(date)
  const local = subtractHours(read?.epochMs, read?.zoned ? -toNumber(utcOffset) : 0)
  if (!local) return ''
  dayjs.extend(utc)
  return dayjs.utc(local).locale('en').format('MMMM D, YYYY')
}
