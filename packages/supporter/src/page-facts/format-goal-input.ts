import { fromMetres, toMetres, toNumber } from '@milepost/measures'
import type { GoalMeasure } from './goal-measure.ts'
import type { UnitSystem } from './unit-system.ts'

/** Measure and system of units that determine the unit of a goal's input. */
export interface GoalUnits {
  measure: GoalMeasure
  system: UnitSystem
}

/** Formats a goal for an input field, with at most one decimal; `''` if there is none. */
export function formatGoalInput(metres: number, { measure, system }: GoalUnits): string {
  if (!(metres > 0)) return ''
  const amount =
    measure === 'distance'
      ? fromMetres(metres, system === 'imperial' ? 'miles' : 'km')
      : system === 'imperial'
        ? fromMetres(metres, 'feet')
        : metres
  return String(Math.round(amount * 10) / 10)
}

/**
 * Parses a goal to metres, with centimetre precision, so that 100 ft does not become 98 ft.
 *
 * @returns 0 for invalid input
 */
export function parseGoalMetres(typed: string, { measure, system }: GoalUnits): number {
  const amount = toNumber(typed)
  const metres =
    measure === 'distance'
      ? toMetres(amount, system === 'imperial' ? 'miles' : 'km')
      : system === 'imperial'
        ? toMetres(amount, 'feet')
        : amount
  return Math.max(0, Math.round(metres * 100) / 100)
}
