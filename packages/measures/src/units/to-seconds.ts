import type { Numeric } from '../number/numeric.ts'
import { clampToFinite } from '../number/clamp-to-finite.ts'
import { toNumber } from '../number/to-number.ts'
import { lookUpUnit, unitTable } from './unit-table.ts'
import type { TimeUnit, UnitName } from './units.ts'

const secondsPer = /* @__PURE__ */ unitTable<number>(
  ['day days', 86400],
  ['hr hrs hour hours', 3600],
  ['min minute minutes', 60],
)

/**
 * Converts a duration to seconds (Spec §9).
 *
 * @param value - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns seconds, always finite
 */
export function toSeconds<Unit extends string>(
  value: Numeric,
  unit: UnitName<TimeUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (lookUpUnit(secondsPer, unit) ?? 1))
}
