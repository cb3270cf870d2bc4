import { clampToFinite, type Numeric, toNumber, toWhole } from './input.ts'

/** Factor to metres, and the factor of Spec §9 from metres, which is not its exact inverse. Without one, metres are divided. */
type DistanceFactors = readonly [toMetres: number, fromMetres?: number]

const km: DistanceFactors = [1000]
const mi: DistanceFactors = [1609.344, 0.000621371]
const ft: DistanceFactors = [0.3048, 3.28084]
const yd: DistanceFactors = [0.9144, 1.0936132983]
const distances = { km, kilometers: km, kilometres: km, mi, miles: mi, ft, feet: ft, yd, yards: yd }

const day = 86_400
const hour = 3600
const minute = 60
const seconds = {
  day,
  days: day,
  hr: hour,
  hrs: hour,
  hour,
  hours: hour,
  min: minute,
  minute,
  minutes: minute,
}

/** Names of distance units (Spec §9), and of metres. */
export type DistanceUnit = 'm' | 'metres' | 'meters' | keyof typeof distances

/** Names of time units (Spec §9), and of seconds. */
export type TimeUnit = 'seconds' | keyof typeof seconds

/**
 * A known unit name, or any non-literal `string`. Unknown literals are a compile error, because their values would not
 * be converted.
 */
export type UnitName<Known extends string, Given extends string> = Given extends Known
  ? Given
  : string extends Given
    ? Given
    : never

/** Unit of a supporter's fitness goal. `custom` is the site's custom unit, whose goals stay in metres. */
export type GoalUnit = 'custom' | DistanceUnit

/** Formats the fitness goal of a fundraising page with one decimal (Spec §3); undefined unless it is a number greater than 0. */
export function formatFitnessGoal(metres: Numeric, unit: GoalUnit = 'custom'): string | undefined {
  const goalMetres = toNumber(metres)
  const tenths = toWhole(fromMetres<string>(goalMetres, unit), 1)
  return goalMetres > 0 ? (tenths / 10).toFixed(1) : undefined
}

/** Converts a distance to metres (Spec §9). The unit is case-insensitive; a value in an unknown unit passes through. Always finite. */
export function toMetres<Unit extends string>(
  value: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (factorFor(distances, unit)?.[0] ?? 1))
}

/**
 * Converts metres to another unit with the factors of Spec §9. Converted back with `toMetres`, a distance differs by at most 1e-5 of its
 * value. The unit is case-insensitive; for an unknown unit, the metres pass through. Always finite.
 */
export function fromMetres<Unit extends string>(
  metres: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  const [metresPerUnit, factor] = factorFor(distances, unit) ?? [1]
  return clampToFinite(factor ? toNumber(metres) * factor : toNumber(metres) / metresPerUnit)
}

/** Converts a duration to seconds (Spec §9). The unit is case-insensitive; a value in an unknown unit passes through. Always finite. */
export function toSeconds<Unit extends string>(
  value: Numeric,
  unit: UnitName<TimeUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (factorFor(seconds, unit) ?? 1))
}

function factorFor<Factor>(
  units: Readonly<Record<string, Factor>>,
  name: string,
): Factor | undefined {
  const key = typeof name === 'string' ? name.toLowerCase() : ''
  return Object.hasOwn(units, key) ? units[key] : undefined
}
