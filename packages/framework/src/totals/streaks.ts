import { dayInZone } from '@milepost/measures/format'
import { isHttpError } from '@milepost/platform'
import type { FitnessCalls } from '@milepost/platform/adapter'
import type { FitnessEntry } from './project.ts'

/**
 * Returns the longest run of consecutive days with at least one timestamp each. Several on one day count once.
 *
 * @param moments - ISO 8601 timestamps in any order; invalid ones are ignored
 * @param timeZone - defines the days
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

/** Cache ages of streaks, which grow by a day at most. */
export const streaksAge = { freshMs: 600_000, staleMs: 86_400_000 } as const

/** Pages that are read at a time. */
const atOnce = 10
/** Activities that one request brings, and the most that are read of a page. */
const activitiesPerRequest = 100
const mostRequestsPerPage = 10

/**
 * Returns the longest streaks of days with an activity, best first. The platform has no streaks, so each page's
 * activities are read. A streak has at most as many days as the page has activities, so reading ends once no remaining
 * page can reach the leaderboard.
 *
 * @param candidates - with their number of activities as the amount, highest first
 * @param options.limit - maximum number of entries
 * @param options.timeZone - defines the days
 * @returns entries with the days as the amount, without empty ones
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

/** Returns the timestamps of a page's activities, empty if the page is gone. */
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
