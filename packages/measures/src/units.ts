import { clampToFinite, type Numeric, toNumber, toWhole } from './input.ts'

/** Factor to metres, and the factor from metres that Spec §9 gives, which is not its exact inverse. Units without the latter divide. */
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

/** Distance units by name (Spec §9), and metres. */
export type DistanceUnit = 'm' | 'metres' | 'meters' | keyof typeof distances

/** Time units by name (Spec §9), and seconds. */
export type TimeUnit = 'seconds' | keyof typeof seconds

/** A known unit name, or any non-literal `string`. Unknown literals are a compile error, because their values would not be converted. */
export type UnitName<Known extends string, Given extends string> = Given extends Known
  ? Given
  : string extends Given
    ? Given
    : never

/** Unit of a supporter's fitness goal. `custom` is a unit that the site defines: its goals stay in metres. */
export type GoalUnit = 'custom' | DistanceUnit

/** Formats a page's fitness goal with one decimal place (Spec §3). Returns undefined unless the goal is greater than 0. */
export function formatFitnessGoal(metres: Numeric, unit: GoalUnit = 'custom'): string | undefined {
  const goalMetres = toNumber(metres)
  const tenths = toWhole(fromMetres<string>(goalMetres, unit), 1)
  return goalMetres > 0 ? (tenths / 10).toFixed(1) : undefined
}

/** Converts a distance to metres (Spec §9). Units are case-insensitive; an unknown unit leaves the value as it is. Always finite. */
export function toMetres<Unit extends string>(
  value: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (getFactor(distances, unit)?.[0] ?? 1))
}

/**
 * Converts metres to another unit (Spec §9). A round trip through `toMetres` has a relative error of at most 1e-5. Units are
 * case-insensitive; an unknown unit leaves the value in metres. Always finite.
 */
export function fromMetres<Unit extends string>(
  metres: Numeric,
  unit: UnitName<DistanceUnit, Unit>,
): number {
  const [metresPerUnit, factor] = getFactor(distances, unit) ?? [1]
  return clampToFinite(factor ? toNumber(metres) * factor : toNumber(metres) / metresPerUnit)
}

/** Converts a duration to seconds (Spec §9). Units are case-insensitive; an unknown unit leaves the value as it is. Always finite. */
export function toSeconds<Unit extends string>(
  value: Numeric,
  unit: UnitName<TimeUnit, Unit>,
): number {
  return clampToFinite(toNumber(value) * (getFactor(seconds, unit) ?? 1))
}

function getFactor<Factor>(
  units: Readonly<Record<string, Factor>>,
  name: string,
): Factor | undefined {
  const key = typeof name === 'string' ? name.toLowerCase() : ''
  return Object.hasOwn(units, key) ? units[key] : undefined
}
