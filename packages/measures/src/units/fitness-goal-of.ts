import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { fromMetres } from './from-metres.ts'
import type { DistanceUnit } from './units.ts'

/** The unit a supporter set a fitness goal in; `custom` is the site's own and stays in metres. */
export type GoalUnit = 'custom' | DistanceUnit

/**
 * A fundraising page's fitness goal as the page shows it (Spec §3).
 *
 * @param metres - the page's goal in metres, a number or numeric text
 * @param unit - the unit to show it in
 * @returns the goal with one decimal, or undefined unless it is a number greater than 0
 */
export function fitnessGoalOf(metres: Numeric, unit: GoalUnit = 'custom'): string | undefined {
  const goalMetres = toNumber(metres)
  return goalMetres > 0 ? fromMetres<string>(goalMetres, unit).toFixed(1) : undefined
}
