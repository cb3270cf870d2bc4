import { type Numeric, toNumber } from '../input.ts'

/** A point in time as it may be written: ISO 8601, `/Date(…)/`, milliseconds since 1970, a `Date`. */
export type DateValue = Date | Numeric

/** Dates further away do not exist in JavaScript. */
export const farthestMs = 8.64e15

/** The wire's way to say "no date". */
const yearOneMs = -62135596800000

/** A moment as it was written. */
export interface WrittenDate {
  /** Epoch milliseconds; of a text without a zone, as if it were written in UTC. */
  readonly epochMs: number
  /** Whether the text names a moment by itself, or a local date or time. */
  readonly zoned: boolean
}

const wireDate = /^\\?\/Date\((-?\d+)(?:[+-]\d{4})?\)\\?\/$/
const isoDate = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i

/**
 * Reads the date forms of the platform and the content service: a Date, epoch milliseconds,
 * `/Date(1517835607106+0000)/` (its offset is ignored), and ISO 8601 with or without a zone.
 *
 * @returns undefined for an absent, unreadable or impossible date, and for the year 1
 */
export function readDate(value: unknown): WrittenDate | undefined {
  if (value instanceof Date) return moment(value.getTime())
  if (typeof value === 'number') return moment(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const wire = wireDate.exec(text)
  if (wire) return moment(Number(wire[1]))
  const iso = isoDate.exec(text)
  if (!iso) return undefined
  const [, date = '', time, zone] = iso
  const midnight = new Date(`${date}T00:00:00Z`)
  // Some engines read 30 February as 2 March.
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return undefined
  const offset = zone?.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : (zone ?? 'Z')
  const read = moment(Date.parse(`${date}T${time ?? '00:00'}${offset.toUpperCase()}`))
  return read && { ...read, zoned: zone !== undefined }
}

function moment(epochMs: number): WrittenDate | undefined {
  return Math.abs(epochMs) <= farthestMs && epochMs !== yearOneMs
    ? { epochMs, zoned: true }
    : undefined
}

/**
 * Reads a date as the platform and the content service write it: a Date, epoch milliseconds,
 * `/Date(1517835607106+0000)/` or ISO 8601. A text without a zone is UTC, so that server and browser
 * agree. `DD/MM/YYYY` is not read: 03/04 is ambiguous.
 *
 * @returns undefined for an absent or unreadable date, never the current time
 */
export function parseDate(value: unknown): Date | undefined {
  const read = readDate(value)
  return read && new Date(read.epochMs)
}

export const hourMs = 3_600_000

/**
 * Subtracts an hour offset from a date: UTC is local time minus the offset (Spec §9).
 *
 * @param date - anything `parseDate` reads
 * @param offsetHours - hours, also negative or fractional, also as text; what is no number counts as 0
 * @returns undefined for an absent or unreadable date; what leaves the range of dates stops at its end
 */
export function subtractHours(date: DateValue, offsetHours: Numeric): Date | undefined {
  const read = readDate(date)
  if (!read) return undefined
  const shiftedMs = read.epochMs - toNumber(offsetHours) * hourMs
  return new Date(Math.max(-farthestMs, Math.min(shiftedMs, farthestMs)))
}

/**
 * Formats the UTC day of a date as `MMMM D, YYYY`: June 1, 2025 (Spec §3). For dates that need no parsing; any other goes
 * through `formatCampaignDate` of `@milepost/measures/format`.
 *
 * @returns empty text for an invalid date
 */
export function formatDay(date: Date): string {
  formatter ??= new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
  try {
    return formatter.format(date)
  } catch {
    return ''
  }
}

// Created once: a formatter costs more than reading a page, and lists have thousands of pages.
let formatter: Intl.DateTimeFormat | undefined
