import type { ReadOptions } from '@milepost/server'

/**
 * Creates the cache key of a read from its name and arguments. Different arguments never share a key, because they are
 * encoded.
 *
 * @example createReadKey('tag', 'Region', 'North/East') // 'tag:Region/North%2FEast'
 */
export function createReadKey(name: string, ...parts: readonly (string | number)[]): string {
  const encoded = parts.map((part) =>
    encodeURIComponent(String(part).replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  )
  return `${name}:${encoded.join('/')}`
}

/** Fresh period of totals, in ms. */
export const totalsFreshMs = 20_000

/** Whether a read returns totals, or application data that changes as often. */
export function isTotalsRead({ kind, freshMs }: ReadOptions): boolean {
  return kind === 'totals' || (kind === 'custom' && freshMs <= totalsFreshMs)
}
