import { finite } from '../number/finite.ts'
import { toNumber } from '../number/to-number.ts'
import { convert, factorOf } from './convert.ts'
import type { DistanceUnit, UnitName } from './units.ts'

// The stated factors, not the inverses of the ones in to-metres.ts (Spec §9).
const perMetre: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['mi', 0.000621371],
  ['miles', 0.000621371],
  ['ft', 3.28084],
  ['feet', 3.28084],
  ['yd', 1.0936132983],
  ['yards', 1.0936132983],
])

// Kilometres are divided, because times 0.001 is not always the same number.
const metresPer: ReadonlyMap<string, number> = /* @__PURE__ */ new Map([
  ['km', 1000],
  ['kilometers', 1000],
  ['kilometres', 1000],
])

/**
 * Converts metres to another unit of distance with the specification's factors, so that
 * there-and-back is right within 1e-5 (Spec §9).
 *
 * @param metres - a number or numeric text; anything else counts as 0
 * @param unit - a unit's name in either case; the value of an unknown unit passes through
 * @returns the distance in that unit, always finite
 */
export function fromMetres<Unit extends string>(
  metres: unknown,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  const divisor = factorOf(metresPer, unit)
  return divisor === undefined
    ? convert(metres, perMetre, unit)
    : finite(toNumber(metres) / divisor)
}
