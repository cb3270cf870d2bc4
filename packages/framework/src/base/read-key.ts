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

/** How long figures are given out without asking again, in milliseconds. */
export const figureFreshMs = 20_000

/** Whether a read is of a figure that changes with gifts, and not of a document or of something that changes seldom. */
export function isFigureRead(key: string, { freshMs }: Pick<ReadOptions, 'freshMs'>): boolean {
  return !key.startsWith('content:') && freshMs <= figureFreshMs
}
