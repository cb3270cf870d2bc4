import { readDate } from './read-date.ts'

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
