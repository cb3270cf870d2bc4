import type { ReadOptions } from '@milepost/server'

/**
 * The cache key of a read: its name and its parts. Separators in a part are encoded, so that different parts never share a
 * key.
 *
 * @example readKey('tag', 'Region', 'North/East') // 'tag:Region/North%2FEast'
 */
export function readKey(name: string, ...parts: readonly (string | number)[]): string {
  const encoded = parts.map((part) =>
    encodeURIComponent(String(part).replaceAll(/\p{Surrogate}/gu, '\uFFFD')),
  )
  return `${name}:${encoded.join('/')}`
}

/** Maximum age of totals before they are revalidated, in ms. */
export const figureFreshMs = 20_000

/** Whether a read returns figures that change with donations, rather than a document or slowly changing data. */
export function isFigureRead(key: string, { freshMs }: Pick<ReadOptions, 'freshMs'>): boolean {
  return !key.startsWith('content:') && freshMs <= figureFreshMs
}
