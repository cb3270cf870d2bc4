import { toIsoText } from './to-iso-text.ts'

/**
 * Reads a date of the REST API, `/Date(1517835607106+0000)/`: milliseconds since 1970 in UTC, the
 * offset says nothing. The year 1 stands for "no date".
 *
 * @returns ISO 8601 in UTC; undefined for no date and for any other form
 */
export function toRestDateText(wire: unknown): string | undefined {
  // Not a regular expression: lists contain thousands of dates.
  const milliseconds =
    typeof wire === 'string' && wire.startsWith('/Date(') ? Number.parseInt(wire.slice(6), 10) : NaN
  // From 0001-01-01T00:00:00Z on to the last day that JavaScript knows.
  return milliseconds > -62_135_596_800_000 && milliseconds <= 8.64e15
    ? toIsoText(milliseconds)
    : undefined
}
