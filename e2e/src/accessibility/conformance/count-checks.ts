import type { Observation } from './observation.ts'

/** How often a check passed. */
export interface CheckCount {
  readonly check: string
  readonly passed: number
  readonly places: number
}

/** How many places each check looked at, and in how many all was well. A place counts once, however much is asked of it. */
export function countChecks(observations: readonly Observation[]): CheckCount[] {
  const byCheck = Map.groupBy(observations, ({ check }) => check)
  return [...byCheck].map(([check, own]) => {
    const byPlace = Map.groupBy(own, ({ place }) => place)
    const passed = [...byPlace.values()].filter((seen) =>
      seen.every(({ problems }) => problems.length === 0),
    )
    return { check, passed: passed.length, places: byPlace.size }
  })
}
