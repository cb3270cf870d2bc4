import { parseDate } from '@milepost/measures'

/**
 * The first candidate that is one of the platform's dates: `/Date(1517835607106+0000)/`, whose
 * offset says nothing, or ISO 8601, where a missing zone is UTC. The year 1 stands for "no date";
 * `03/04/2025` is never guessed at.
 *
 * @returns ISO 8601 in UTC; undefined for no date
 */
export function toDateText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    const date = typeof candidate === 'string' ? parseDate(candidate) : undefined
    // 0001-01-01T00:00:00Z and whatever is before it.
    if (date && date.getTime() > -62_135_596_800_000) return date.toISOString()
  }
  return undefined
}
