import { convert } from './convert.ts'
import type { DistanceUnit, UnitName } from './units.ts'

const metresPer: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['km', 1000],
  ['kilometers', 1000],
  ['kilometres', 1000],
  ['mi', 1609.344],
  ['miles', 1609.344],
  ['ft', 0.3048],
  ['feet', 0.3048],
  ['yd', 0.9144],
  ['yards', 0.9144],
])

/**
 * Converts a distance to metres (Spec §9).
 *
 * @param value - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns metres, always finite
 */
export function toMetres<Unit extends string>(
  value: unknown,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  return convert(value, metresPer, unit)
}
