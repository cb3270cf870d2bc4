import { dayInZone } from '@milepost/measures/format'

/**
 * The most days in a row with at least one of these moments in each. Several on one day count as one day.
 *
 * @param moments - ISO 8601, in any order; what is no moment is passed over
 * @param timeZone - whose days
 * @returns 0 for none
 */
export function longestStreak(moments: readonly (string | undefined)[], timeZone: string): number {
  const days = moments
    .map((moment) => Date.parse(moment ?? ''))
    .filter((ms) => !Number.isNaN(ms))
    .map((ms) => Math.round(Date.parse(dayInZone(ms, timeZone)) / dayMs))
  const active = new Set(days)
  let longest = 0
  for (const first of active) {
    if (active.has(first - 1)) continue
    let length = 1
    while (active.has(first + length)) length += 1
    longest = Math.max(longest, length)
  }
  return longest
}

const dayMs = 86_400_000
