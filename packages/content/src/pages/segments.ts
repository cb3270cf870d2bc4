import type { Segmentation } from './internal-pages.ts'

/**
 * Whether a visitor sees segmented content (Spec §3): everyone if it is not segmented, or those who match one value
 * of each key. Case-insensitive.
 *
 * @param values - values of the visitor or page by key, such as a page's tags
 */
export function isSegmentShown(
  { isSegmented, segments }: Segmentation,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (!isSegmented) return true
  const known = new Map(Object.entries(values).map(([key, value]) => [fold(key), fold(value)]))
  return segments.every(({ key }) =>
    segments.some(
      (other) => fold(other.key) === fold(key) && known.get(fold(key)) === fold(other.value),
    ),
  )
}

function fold(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim().toLowerCase()
    : ''
}
