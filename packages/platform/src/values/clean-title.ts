/** Typographic apostrophes as plain ones (Spec §5). */
export function plainApostrophes(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
}

/**
 * A page's title as an update takes it: word characters of every script, spaces, apostrophes,
 * commas and hyphens (Spec §5).
 */
export function cleanTitle(text: string): string {
  return plainApostrophes(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}

/** Text of at most so many characters, the ellipsis included. */
export function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text)
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}
