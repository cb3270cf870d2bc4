const words = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lu}|\p{Lo}+|\d+/gu

/**
 * Words in lower case, joined by dashes, as the platform's first client made them: accents and
 * apostrophes fall away, digits are apart. `a1b2` gives `a-1-b-2`.
 */
export function toKebab(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'\u2019]/gu, '')
  return (plain.match(words) ?? []).join('-').toLowerCase()
}
