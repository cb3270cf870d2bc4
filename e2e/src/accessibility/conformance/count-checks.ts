import type { Observation } from './observation.ts'

/** Number of places in which a check passed. */
export interface CheckCount {
  readonly check: string
  readonly passed: number
  readonly places: number
}

/** Counts the places of each check, and those without problems. Each place counts once. */
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
