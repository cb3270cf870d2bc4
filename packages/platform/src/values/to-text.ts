/**
 * The first candidate that says something: text that is not empty, or a finite number as text.
 *
 * @returns undefined when there is none
 */
export function toText(...candidates: readonly unknown[]): string | undefined {
  for (const candidate of candidates) {
    if (typeof candidate === 'string' ? candidate : Number.isFinite(candidate)) {
      return String(candidate)
    }
  }
  return undefined
}
