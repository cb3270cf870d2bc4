/** A number, or numeric text as one; undefined for anything else, also for `NaN` and an infinity. */
export function toFinite(candidate: unknown): number | undefined {
  const number = typeof candidate === 'string' && candidate.trim() ? Number(candidate) : candidate
  return Number.isFinite(number) ? (number as number) : undefined
}
