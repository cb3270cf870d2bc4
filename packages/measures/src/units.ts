import { type Numeric, clampToFinite, toNumber } from './input.ts'

/** The names of distance units that are understood (Spec §9), metres included. */
export type DistanceUnit =
  | 'm'
  | 'metres'
  | 'meters'
  | 'km'
  | 'kilometers'
  | 'kilometres'
  | 'mi'
  | 'miles'
  | 'ft'
  | 'feet'
  | 'yd'
  | 'yards'

/** The names of time units that are understood (Spec §9), seconds included. */
export type TimeUnit =
  | 'seconds'
  | 'day'
  | 'days'
  | 'hr'
  | 'hrs'
  | 'hour'
  | 'hours'
  | 'min'
  | 'minute'
  | 'minutes'

/**
 * Takes a known name, or text whose content only run time knows. A literal that is no known name
 * does not compile, so a typing error is found before it passes a value through unconverted.
 */
export type UnitName<Known extends string, Given extends string> = Given extends Known
  ? Given
  : string extends Given
    ? Given
    : never

/**
 * Makes a table of units in which every accepted name leads to its factor. A Map has no inherited
 * keys: a unit called "constructor" is as unknown as any other.
 *
 * @param units - the names of a unit, separated by spaces, and its factor
 */
export function unitTable<Factor>(
  ...units: [names: string, factor: Factor][]
): ReadonlyMap<string, Factor> {
  return new Map(
    units.flatMap(([names, factor]) => names.split(' ').map((name) => [name, factor] as const)),
  )
}

/** Looks a name up as it is, then in lower case; undefined for an unknown one. */
export function lookUpUnit<Factor>(
  table: ReadonlyMap<string, Factor>,
  name: string,
): Factor | undefined {
  return table.get(name) ?? (typeof name === 'string' ? table.get(name.toLowerCase()) : undefined)
}

/** The factor to metres, the factor back, and what metres are divided by instead. */
type DistanceFactors = readonly [toMetres: number, fromMetres: number, divisor: number]

/**
 * The accepted names and the stated factors (Spec §9). The way back is not the exact inverse;
 * kilometres are divided, because times 0.001 is not always the same number.
 */
export const distances = /* @__PURE__ */ unitTable<DistanceFactors>(
  ['km kilometers kilometres', [1000, 1, 1000]],
  ['mi miles', [1609.344, 0.000621371, 1]],
  ['ft feet', [0.3048, 3.28084, 1]],
  ['yd yards', [0.9144, 1.0936132983, 1]],
)

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
