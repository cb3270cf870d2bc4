import type { Numeric } from '../number/numeric.ts'
import { clampToFinite } from '../number/clamp-to-finite.ts'
import { toNumber } from '../number/to-number.ts'
import { distances } from './distances.ts'
import { lookUpUnit } from './unit-table.ts'
import type { DistanceUnit, UnitName } from './units.ts'

/**
 * Converts metres to another unit of distance with the specification's factors, so that
 * there-and-back is right within 1e-5 (Spec §9).
 *
 * @param metres - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns the distance in that unit, always finite
 */
export function fromMetres<Unit extends string>(
  metres: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  const [, factor, divisor] = lookUpUnit(distances, unit) ?? [1, 1, 1]
  return clampToFinite((toNumber(metres) * factor) / divisor)
}
