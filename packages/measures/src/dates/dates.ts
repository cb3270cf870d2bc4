import { type Numeric, toNumber } from '../input.ts'

/** A `Date`, milliseconds since epoch, or text in ISO 8601 or as `/Date(…)/`. */
export type DateValue = Date | Numeric

interface ReadDate {
  /** Milliseconds since epoch. Text without a time zone is read as UTC. */
  readonly epochMs: number
  /** Whether the date is a point in time: text without a time zone is not. */
  readonly zoned: boolean
}

/** Range of ECMAScript dates: this many milliseconds before and after the epoch. */
export const maxDateMs = 8.64e15
export const hourMs = 3_600_000

/** Start of the year 1, which the platform sends for a missing date. */
const yearOneMs = -62_135_596_800_000

const wireDate = /^\\?\/Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/$/
const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i

/** Parses a date like `parseDate`, and reports whether it has a time zone. */
export function readDate(value: unknown): ReadDate | undefined {
  if (value instanceof Date) return pointInTime(value.getTime())
  if (typeof value === 'number') return pointInTime(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const wire = wireDate.exec(text)
  if (wire) return pointInTime(Number(wire[1]))
  const iso = isoDate.exec(text)
  if (!iso) return undefined
  const [, date = '', time, zone] = iso
  if (!isExistingDay(date)) return undefined
  const offset = zone?.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : (zone ?? 'Z')
  const read = pointInTime(Date.parse(`${date}T${time ?? '00:00'}${offset.toUpperCase()}`))
  return read && { ...read, zoned: zone !== undefined }
}

/** Whether a day exists. Some engines roll 30 February over to 2 March. */
function isExistingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/**
 * Whether text is an existing day from 1900 on, as date fields return it: `2026-06-30`. Browsers return a year typed as 26 as `0026`,
 * which is a valid date for `parseDate`.
 */
export function isCalendarDay(text: unknown): boolean {
  return (
    typeof text === 'string' && /^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text) && isExistingDay(text)
  )
}

function pointInTime(epochMs: number): ReadDate | undefined {
  return Math.abs(epochMs) <= maxDateMs && epochMs !== yearOneMs
    ? { epochMs, zoned: true }
    : undefined
}

/**
 * Parses the date formats of the platform and the CMS: a `Date`, milliseconds since epoch, `/Date(1517835607106+0000)/` (the offset is
 * ignored) or ISO 8601. Text without a time zone is read as UTC, so that server and browser agree. Returns undefined for invalid dates,
 * ambiguous formats (`DD/MM/YYYY`) and 1 January of the year 1, 00:00 UTC, the platform's placeholder.
 */
export function parseDate(value: unknown): Date | undefined {
  const read = readDate(value)
  return read && new Date(read.epochMs)
}

/** Subtracts a UTC offset in hours from a local date, which gives UTC (Spec §9). Clamped to valid dates; undefined for an invalid date. */
export function subtractHours(date: DateValue, offsetHours: Numeric): Date | undefined {
  const read = readDate(date)
  if (!read) return undefined
  const shiftedMs = read.epochMs - toNumber(offsetHours) * hourMs
  return new Date(Math.max(-maxDateMs, Math.min(shiftedMs, maxDateMs)))
}

/** Formats the UTC day of a `Date` as `MMMM D, YYYY`: June 1, 2025 (Spec §3), without dayjs; '' if it is invalid. See `formatCampaignDate`. */
export function formatUtcDay(date: Date): string {
  formatter ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  try {
    return formatter.format(date)
  } catch {
    return ''
  }
}

// Cached, because lists may have thousands of dates.
let formatter: Intl.DateTimeFormat | undefined
