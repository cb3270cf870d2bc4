import type { Numeric } from '../number/numeric.ts'
import { clampToFinite } from '../number/clamp-to-finite.ts'
import { toNumber } from '../number/to-number.ts'
import { distances } from './distances.ts'
import { lookUpUnit } from './unit-table.ts'
import type { DistanceUnit, UnitName } from './units.ts'

/**
 * Converts a distance to metres (Spec §9).
 *
 * @param value - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns metres, always finite
 */
export function toMetres<Unit extends string>(
  value: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (lookUpUnit(distances, unit)?.[0] ?? 1))
}
