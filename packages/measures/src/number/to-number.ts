/**
 * Reads a number from whatever arrived, so that nothing but finite numbers enters the arithmetic.
 * Numeric strings count, because the platform sends many numbers as text.
 *
 * @returns the finite number; 0 for everything else, `NaN` and infinities included (Spec §9)
 */
export function toNumber(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return Number.isFinite(number) ? (number as number) : 0
}
