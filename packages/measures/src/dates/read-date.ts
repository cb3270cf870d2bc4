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
