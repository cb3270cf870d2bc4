import { toFinite } from './to-finite.ts'

/** Whether any candidate is an amount, also one of 0. None is where the donor hid it. */
export function isAmountTold(...candidates: readonly unknown[]): boolean {
  return candidates.some((candidate) => toFinite(candidate) !== undefined)
}
