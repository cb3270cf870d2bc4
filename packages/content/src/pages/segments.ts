import type { Segmentation } from './internal-pages.ts'

/**
 * Whether segmented content is shown to a visitor (Spec §3): to everyone if it is not segmented, otherwise if one
 * segment of each key matches. Case-insensitive.
 *
 * @param values - the visitor's or page's values by key, for example the page's tags
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
