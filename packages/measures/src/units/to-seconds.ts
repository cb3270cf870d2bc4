import { convert } from './convert.ts'
import type { TimeUnit, UnitName } from './units.ts'

const secondsPer: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['day', 86400],
  ['days', 86400],
  ['hr', 3600],
  ['hrs', 3600],
  ['hour', 3600],
  ['hours', 3600],
  ['min', 60],
  ['minute', 60],
  ['minutes', 60],
])

/**
 * Converts a duration to seconds (Spec §9).
 *
 * @param value - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns seconds, always finite
 */
export function toSeconds<Unit extends string>(
  value: unknown,
  unit: UnitName<TimeUnit, Unit>,
): number {
  return convert(value, secondsPer, unit)
}
