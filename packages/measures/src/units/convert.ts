import { finite } from '../number/finite.ts'
import { toNumber } from '../number/to-number.ts'

/** Maps have no inherited keys: a unit called "constructor" is as unknown as any other. */
export function factorOf(factors: ReadonlyMap<string, number>, unit: unknown): number | undefined {
  return (
    factors.get(unit as string) ??
    (typeof unit === 'string' ? factors.get(unit.toLowerCase()) : undefined)
  )
}

/** Multiplies by the unit's factor; an unknown unit passes the number through (Spec §9). */
export function convert(
  value: unknown,
  factors: ReadonlyMap<string, number>,
  unit: unknown,
): number {
  return finite(toNumber(value) * (factorOf(factors, unit) ?? 1))
}
