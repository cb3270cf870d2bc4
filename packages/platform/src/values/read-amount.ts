/**
 * The first candidate that is a finite number or numeric text.
 *
 * @returns undefined when there is none; never `NaN` or an infinity
 */
export function readAmount(candidates: readonly unknown[]): number | undefined {
  for (const candidate of candidates) {
    const number = typeof candidate === 'string' && candidate.trim() ? Number(candidate) : candidate
    if (Number.isFinite(number)) return number as number
  }
  return undefined
}
