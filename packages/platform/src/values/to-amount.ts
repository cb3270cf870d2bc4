import { readAmount } from './read-amount.ts'

/**
 * The first candidate that is a finite number or numeric text.
 *
 * @returns 0 when there is none; never `NaN` or an infinity
 */
export const toAmount = (...candidates: readonly unknown[]): number => readAmount(candidates) ?? 0
