const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/**
 * Reads a number that somebody typed, for a form's `parse`. Text that is no number stays as it is, so
 * that the validator `number` can refuse it; an empty field is undefined.
 */
export function parseNumber(raw: unknown): number | string | undefined {
  if (typeof raw === 'number') return raw
  if (typeof raw !== 'string' || raw.trim() === '') return undefined
  const text = raw.trim()
  return decimal.test(text) ? Number(text) : raw
}
