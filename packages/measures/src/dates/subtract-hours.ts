import type { Numeric } from '../number/numeric.ts'
import type { DateValue } from './date-value.ts'
import { toNumber } from '../number/to-number.ts'
import { farthestMs, readDate } from './read-date.ts'

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
