import type { ReadOptions } from '@milepost/server'

/**
 * Returns the cache key of a read: its name and its arguments. Arguments are encoded, so that different arguments never share a
 * key.
 *
 * @example readKey('tag', 'Region', 'North/East') // 'tag:Region/North%2FEast'
 */
export function createReadKey(name: string, ...parts: readonly (string | number)[]): string {
  const encoded = parts.map((part) =>
    encodeURIComponent(String(part).replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  )
  return `${name}:${encoded.join('/')}`
}

/** Age from which totals are revalidated, in ms. */
export const figureFreshMs = 20_000

/** Whether a read returns totals, or data of the application that changes as often. */
export function isFigureRead({ kind, freshMs }: ReadOptions): boolean {
  return kind === 'totals' || (kind === 'custom' && freshMs <= figureFreshMs)
}
