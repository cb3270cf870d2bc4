import { formatDayInZone } from '@milepost/measures/format'
import { isHttpError } from '@milepost/platform'
import type { FitnessCalls } from '@milepost/platform/adapter'
import type { FitnessEntry } from './project.ts'

/**
 * Returns the largest number of consecutive days with at least one timestamp each.
 *
 * @param moments - ISO 8601 timestamps in any order; invalid ones are ignored
 * @param timeZone - IANA time zone of the days
 * @returns 0 without a valid timestamp
 */
export function getLongestStreak(
  moments: readonly (string | undefined)[],
  timeZone: string,
): number {
  const days = moments
    .map((moment) => Date.parse(moment ?? ''))
    .filter((ms) => !Number.isNaN(ms))
    .map((ms) => Math.round(Date.parse(formatDayInZone(ms, timeZone)) / dayMs))
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

/** Cache options of streaks, which grow by at most one day per day. */
export const streakCacheAge = { kind: 'facts', freshMs: 600_000, staleMs: 86_400_000 } as const

const maxConcurrentPages = 10
const activitiesPerRequest = 100
const maxRequestsPerPage = 10

/**
 * Returns the longest streaks, longest first. Reads each page's activities, because the platform has no streaks. Stops once no
 * remaining page can enter the leaderboard, because a streak cannot be longer than the number of activities.
 *
 * @param candidates - pages with their number of activities as `amount`, highest first
 * @param options.limit - maximum number of entries
 * @param options.timeZone - IANA time zone of the days
 * @returns entries with the number of days as `amount`, without zeros
 */
export async function readStreaks(
  calls: FitnessCalls,
  candidates: readonly FitnessEntry[],
  { limit, timeZone }: { limit: number; timeZone: string },
): Promise<FitnessEntry[]> {
  let board: FitnessEntry[] = []
  for (let at = 0; at < candidates.length; at += maxConcurrentPages) {
    const part = candidates.slice(at, at + maxConcurrentPages)
    const last = board[limit - 1]
    if (last !== undefined && (part[0]?.amount ?? 0) <= last.amount) break
    // Each batch determines whether the next one is read.
    // oxlint-disable-next-line no-await-in-loop
    const read = await Promise.all(
      part.map(async (entry) => ({
        ...entry,
        amount: getLongestStreak(await readActivityTimestamps(calls, entry.slug), timeZone),
      })),
    )
    board = [...board, ...read]
      .filter(({ amount }) => amount > 0)
      .toSorted((a, b) => b.amount - a.amount)
  }
  return board.slice(0, limit)
}

/** Reads the timestamps of a page's activities; empty if the page no longer exists. */
async function readActivityTimestamps(
  calls: FitnessCalls,
  slug: string,
): Promise<(string | undefined)[]> {
  const days: (string | undefined)[] = []
  try {
    for (let request = 0; request < maxRequestsPerPage; request += 1) {
      const offset = request * activitiesPerRequest
      // oxlint-disable-next-line no-await-in-loop -- only a full page of results has a next one
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
