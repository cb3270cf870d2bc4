type QueryItem = string | number | boolean | null | undefined

/** Query parameters by name. A list repeats its key; whatever is empty is left out. */
export type Query = Readonly<Record<string, QueryItem | readonly QueryItem[]>>

/**
 * Writes a query string with its question mark. Every name and value is encoded.
 *
 * @returns '' when nothing is left to send
 */
export function buildQuery(query: Query = {}): string {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .filter((item) => item !== undefined && item !== null && item !== '')
      .map((item) => `${encodeText(name)}=${encodeText(String(item))}`),
  )
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/** Whether text needs no encoding in a URL. Most ids, short names and file names need none. */
export function needsNoEncoding(text: string): boolean {
  return /^[\w.-]+$/.test(text)
}

/** Encodes text for a URL. Half a surrogate pair, which cannot be encoded, becomes U+FFFD. */
export function encodeText(text: string): string {
  if (needsNoEncoding(text)) return text
  try {
    return encodeURIComponent(text)
  } catch {
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  }
}
