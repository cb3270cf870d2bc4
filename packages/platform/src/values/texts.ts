import { asList, asRecord, toText } from './values.ts'

/**
 * Returns a slug without the prefix of some responses: `team/otters`, `fundraising/sam`. `page/…` is kept, because it is another
 * kind of URL.
 *
 * @returns '' without a slug
 */
export function toSlug(...candidates: readonly unknown[]): string {
  const text = toText(...candidates) ?? ''
  // Faster than a regular expression: called several times per row of a list.
  if (text.startsWith('team/')) return text.slice(5)
  return text.startsWith('fundraising/') ? text.slice(12) : text
}

/** Converts text to a slug: letters without accents, digits and dashes, in lower case; '' if none remain. */
export function toShortName(text: string, maxLength: number): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}'\u2019]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '')
}

const words = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Lu}|\p{Lo}+|\d+/gu

/**
 * Joins words in lower case with dashes, compatible with the platform's first client: without accents and apostrophes, digits
 * separate. `a1b2` becomes `a-1-b-2`.
 */
export function toKebab(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\p{M}'\u2019]/gu, '')
  return (plain.match(words) ?? []).join('-').toLowerCase()
}

/**
 * Cleans a page title for `updatePage`: plain apostrophes, and only word characters of every script, spaces, apostrophes, commas
 * and hyphens (Spec §5); '' if none remain.
 */
export function cleanPageTitle(title: string): string {
  return plainApostrophes(title)
    .replaceAll(/[^\p{L}\p{M}\p{N}_\s',-]/gu, '')
    .trim()
}

/**
 * Cleans a team name for `createTeam` and `updateTeam`: only word characters of every script, spaces and ' " ! ? £ $ € ¥ . , -
 * (Spec §5), at most 255 characters; '' if none remain.
 */
export function cleanTeamName(name: string): string {
  const cleaned = name.replaceAll(/[^\p{L}\p{M}\p{N}_\s'"!?£$€¥.,-]/gu, '').trim()
  return Array.from(cleaned).slice(0, 255).join('')
}

/** Replaces typographic apostrophes with plain ones (Spec §5). */
export function plainApostrophes(text: string): string {
  return text.replaceAll(/[\u2018\u2019\u201B\u02BC]/g, "'")
}

/** Shortens text to `maxLength` characters, including the ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const characters = Array.from(text)
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}

/**
 * Converts a story to plain text. Stories are text, HTML, or JSON with an array of sections. HTML is returned unchanged: sanitise
 * it before rendering.
 *
 * @returns '' without a story
 */
export function toPlainStory(story: unknown): string {
  const text = (toText(story) ?? '').replaceAll(/[\r\n]+/g, ' ')
  let sections: unknown
  try {
    sections = JSON.parse(text)
  } catch {
    return text
  }
  // Numbers and quoted strings are JSON as well, but only an array has sections.
  if (!Array.isArray(sections)) return text
  return sections
    .map((section) => sectionText(asRecord(section)))
    .filter(Boolean)
    .join(' ')
}

function sectionText(section: Readonly<Record<string, unknown>>): string | undefined {
  if (section['type'] === 'header') return toText(section['text'])
  if (section['type'] !== 'paragraph') return undefined
  const node = asRecord(asList(section['nodes'])[0])
  return toText(asRecord(asList(node['ranges'])[0])['text'])
}

/** Encodes the UTF-8 bytes of text as base64. */
export function toBase64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''),
  )
}

const digits = '0123456789abcdefghijklmnopqrstuvwxyz'

/**
 * Returns random letters and digits.
 *
 * @param random - returns a number from 0 (inclusive) to 1 (exclusive)
 */
export function randomText(random: () => number, length: number, base: 16 | 36 = 36): string {
  return Array.from({ length }, () => digits.charAt(Math.floor(random() * base))).join('')
}

/** Returns a random GUID. */
export function randomGuid(random: () => number): string {
  const hex = randomText(random, 32, 16)
  const variant = digits.charAt(8 + Math.floor(random() * 4))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
