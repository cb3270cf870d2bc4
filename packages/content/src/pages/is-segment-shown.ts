import type { Segmentation } from './internal-page.ts'

/**
 * Whether segmented content is for somebody (Spec §3): content that is not segmented is for everyone;
 * segmented content wants, for each of its keys, one of the values it names. Case does not count.
 *
 * @param values - what is known of the visitor or page, by key, such as a page's tags
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
