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
