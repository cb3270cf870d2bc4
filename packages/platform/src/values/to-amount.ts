import { toFinite } from './to-finite.ts'

/**
 * The first candidate that is a finite number or numeric text.
 *
 * @returns 0 when there is none; never `NaN` or an infinity
 */
export function toAmount(...candidates: readonly unknown[]): number {
  return candidates.map(toFinite).find((number) => number !== undefined) ?? 0
}
