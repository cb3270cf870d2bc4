import { dayInZone } from '@milepost/measures/format'
import { isHttpError } from '@milepost/platform'
import type { FitnessCalls } from '@milepost/platform/adapter'
import type { FitnessEntry } from './project.ts'

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

/** How long streaks are given out without reading again: nobody's run of days grows within minutes. */
export const streaksAge = { freshMs: 600_000, staleMs: 86_400_000 } as const

/** Pages that are read at a time. */
const atOnce = 10
/** Activities that one request brings, and the most that are read of a page. */
const activitiesPerRequest = 100
const mostRequestsPerPage = 10

/**
 * Who has the longest run of days with an activity, best first. A platform tells no streaks, so the activities of each
 * page are read. A streak has no more days than the page has activities: reading ends where nobody who is left can
 * come onto the board.
 *
 * @param candidates - with the number of their activities as their amount, most first
 * @param options.limit - places on the board
 * @param options.timeZone - whose days
 * @returns the days of each as their amount; pages without any are left out
 */
export async function readStreaks(
  calls: FitnessCalls,
  candidates: readonly FitnessEntry[],
  { limit, timeZone }: { limit: number; timeZone: string },
): Promise<FitnessEntry[]> {
  let board: FitnessEntry[] = []
  for (let at = 0; at < candidates.length; at += atOnce) {
    const part = candidates.slice(at, at + atOnce)
    const last = board[limit - 1]
    if (last !== undefined && (part[0]?.amount ?? 0) <= last.amount) break
    // Each part decides whether the next is read.
    // oxlint-disable-next-line no-await-in-loop
    const read = await Promise.all(
      part.map(async (entry) => ({
        ...entry,
        amount: longestStreak(await readDays(calls, entry.slug), timeZone),
      })),
    )
    board = [...board, ...read]
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount)
  }
  return board.slice(0, limit)
}

/** When a page's activities were; none of a page that is gone. */
async function readDays(calls: FitnessCalls, slug: string): Promise<(string | undefined)[]> {
  const days: (string | undefined)[] = []
  try {
    for (let request = 0; request < mostRequestsPerPage; request += 1) {
      const offset = request * activitiesPerRequest
      // oxlint-disable-next-line no-await-in-loop -- a full answer says that there is another
      const { fitnessActivities } = await calls.fetchPageFitness({
        slug,
        limit: activitiesPerRequest,
        offset,
      })
      days.push(...fitnessActivities.map(({ createdAt }) => createdAt))
      if (fitnessActivities.length < activitiesPerRequest) break
    }
  } catch (error) {
    if (!isHttpError(error, 404)) throw error
  }
  return days
}
